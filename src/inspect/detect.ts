/** Whether a host is in use in a repository, and what says so: of a file that several hosts read, only those in use judge it. */
import type { Host, Telling } from "../model/host.ts";
import { join } from "../repo/path.ts";
import { isInhabited, placeOf, rootOf } from "../repo/patterns.ts";
import type { Survey } from "../repo/repo-index.ts";
import type { UserPlaces } from "../repo/tree.ts";

/** `base`: its own files stood in the tree that this one is compared with; what a change deletes makes no host look away. */
export type Use =
  /** Something of its own stands at `path`. */
  | { readonly kind: "own"; readonly path: string }
  | { readonly kind: "base" }
  | { readonly kind: "policy" }
  /** The command line names it. */
  | { readonly kind: "asked" }
  /** Nothing says that anybody starts it here; `shared` is the first place where it would find something all the same. */
  | { readonly kind: "none"; readonly shared: string | undefined };

/** What, beside the tree, says that hosts are in use: their ids. */
export interface Signs {
  readonly asked: (host: string) => boolean;
  readonly policy: (host: string) => boolean;
  readonly base: (host: string) => boolean;
  readonly user: UserPlaces | undefined;
}

export async function useOf(id: string, host: Pick<Host, "places" | "own" | "telling">, survey: Survey, signs: Signs): Promise<Use> {
  // In a repository without profiles this is asked for every host, and it is where most commits are made.
  const isBare = survey.entries.size === 1 && signs.user === undefined;
  const path = isBare ? undefined : (ownIn(host, survey, signs.user) ?? (await toldIn(host.telling ?? [], survey)));
  if (path !== undefined) return { kind: "own", path };
  if (signs.policy(id)) return { kind: "policy" };
  if (signs.asked(id)) return { kind: "asked" };
  if (signs.base(id)) return { kind: "base" };
  return { kind: "none", shared: isBare ? undefined : host.own && firstOf(host.places, survey, signs.user) };
}

/** Where something stands that only this host has. */
function ownIn({ places, own }: Pick<Host, "places" | "own">, survey: Survey, user: UserPlaces | undefined): string | undefined {
  if (own) return firstOf(own, survey, user);
  return user !== undefined || isInhabited(survey, places) ? (firstOf(places, survey, user) ?? "") : undefined;
}

/** The first settings that name the host among others, or that cannot be read: then the host says so. */
async function toldIn(telling: readonly Telling[], survey: Survey): Promise<string | undefined> {
  for (const { place, text } of telling) {
    for (const path of placesOf(place, survey, undefined)) {
      if (!isThere(path, survey)) continue;
      const content = await survey.read(path);
      if (content.kind === "text" ? content.source.text.includes(text) : content.kind !== "absent" || content.sight.kind === "outside") return path;
    }
  }
  return undefined;
}

function firstOf(patterns: readonly string[], survey: Survey, user: UserPlaces | undefined): string | undefined {
  for (const pattern of patterns) {
    const path = standing(pattern, survey, user);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The first path at which a pattern begins and something stands; a directory with nothing in it, which git does not know, is nothing. */
function standing(pattern: string, survey: Survey, user: UserPlaces | undefined): string | undefined {
  return placesOf(pattern, survey, user).find((there) => isThere(there, survey));
}

/** Where a pattern begins, in every directory that it is about. */
function placesOf(pattern: string, survey: Survey, user: UserPlaces | undefined): readonly string[] {
  const { anchor, path, fixed } = placeOf(pattern);
  const way = path.includes("*") ? fixed : path;
  if (way === "") return [];
  const root = rootOf(anchor, user);
  const starts = anchor === "every" ? [...survey.holding(path.split("/")[0] ?? "")].filter((start) => !survey.isUsers(start)).sort() : root === undefined ? [] : [root];
  return starts.map((start) => join(start, way));
}

/** Also what leads out of the tree, or to nothing in it, is there: whoever checks it out may have more. */
function isThere(path: string, survey: Survey): boolean {
  const sight = survey.look(path);
  if (sight.kind === "directory") return survey.names(path).length > 0;
  return sight.kind !== "missing" || sight.link !== undefined;
}

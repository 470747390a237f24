/**
 * Compares what Cline made of files with what the tool lists. A session started every subagent that it offered: the
 * tools of its own request. What a session started by itself left a file.
 */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { directoryOf } from "../../../src/repo/path.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import { type Ground, type Listed, type Measured, type Seen } from "./measured.ts";

interface Outcome {
  /** By the name of the tool that starts the subagent. */
  readonly agents: Readonly<Record<string, Started>>;
  /** Which code ran by itself, by the names in its text. */
  readonly ran?: readonly string[];
}

interface Started {
  readonly describes: string;
  readonly tools?: readonly string[];
  readonly prompt?: string;
}

/** The session's tools by what they do. Others keep the state of a session, or are those of a plugin. */
const does: ReadonlyMap<string, Capability> = new Map([
  ["read_files", "read"],
  ["search_codebase", "read"],
  ["editor", "write"],
  ["apply_patch", "write"],
  ["run_commands", "execute"],
  ["fetch_web_content", "network"],
]);

interface How {
  readonly cwd?: string;
  readonly args?: readonly string[];
}

const howOf = (one: Case): How => (one as { readonly how?: How }).how ?? {};

/** `ws/` is the repository and `home/` the home directory. */
function groundOf(one: Case): Ground | string {
  const held = heldOf(one);
  if ([...held.keys()].some((path) => path.includes("/.git/")))
    return "a repository within a repository is a directory of its own";
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const home = below("home");
  const start = (howOf(one).cwd ?? "ws").replace(/^ws\/?/, "");
  return { repository: below("ws"), start, ...(home.size > 0 ? { home } : {}) };
}

/** What an editor makes of a folder below the root was not seen. */
const folder = /^(?:ws|home)\/\.cline\/agents\/.*\.(?:ya?ml|md)$/is;

const pathOf = (path: string): string => path.replace(/^ws\//, "").replace(/^home\//, "~/");

function seenIn(one: Case): readonly Seen[] {
  const { agents, ran = [] } = one.expected as unknown as Outcome;
  const profiles = one.tree
    .filter(({ path = "", dir }) => folder.test(path) && dir !== true)
    .filter(({ path = "", text = "" }) => !isTwin(path, nameIn(text), one, Object.values(agents)))
    .map(({ path = "", link }): Seen => {
      const profile = pathOf(path);
      const started = link === undefined ? startedFrom(path, Object.values(agents)) : undefined;
      if (!started) return { profile, offered: false };
      const { name, description } = told(started.describes);
      // A session that plans takes tools away, and a profile is listed for every session.
      const isWhole = howOf(one).args === undefined;
      const capabilities = inOrder((started.tools ?? []).flatMap((tool) => does.get(tool) ?? []));
      return { profile, offered: true, name, description, ...(isWhole ? { capabilities } : {}) };
    });
  return [...profiles, ...codeThatRan(one, ran)];
}

/** Which of two files with one name in one folder the program takes depends on the file system. */
function isTwin(path: string, name: string | undefined, { tree }: Case, agents: readonly Started[]): boolean {
  if (name === undefined || startedFrom(path, agents)) return false;
  return tree.some(
    ({ path: other = "", text = "" }) =>
      other !== path &&
      directoryOf(other) === directoryOf(path) &&
      nameIn(text) === name &&
      startedFrom(other, agents) !== undefined,
  );
}

const nameIn = (text: string): string | undefined => /^name: *(.+?) *$/m.exec(text)?.[1]?.toLowerCase();

/** Every prompt names its file. */
function startedFrom(path: string, agents: readonly Started[]): Started | undefined {
  const stem = /([^/]*)\.\w+$/s.exec(path)?.[1] ?? "";
  return agents.find(({ prompt = "" }) => [stem, path].some((name) => prompt.includes(`Body of ${name}.`)));
}

function told(describes: string): { readonly name: string; readonly description: string } {
  const [, name = "", description = ""] = /^Use the "(.*?)" subagent: (.*)$/s.exec(describes) ?? [];
  return { name, description };
}

/** Hooks and plugins, and what a setting of the runtime starts; not what commands of a subagent did. */
function codeThatRan(one: Case, ran: readonly string[]): readonly Seen[] {
  return one.tree.flatMap(({ path = "", text = "" }): readonly Seen[] => {
    const marker = /\$ROOT\/ran\/([\w.-]+)/.exec(text)?.[1] ?? "";
    const isCode = /\.(?:[cm]?[jt]s|py|sh|bash|zsh)$|\/(?:hooks|Hooks)\/[^/]*$/.test(path);
    if (!isCode || !ran.includes(marker)) return [];
    return [{ profile: pathOf(path), offered: true, capabilities: ["execute"] }];
  });
}

/** Code has no row of its own: that of the session has it among its settings, by the path that the host walks. */
function rowOf({ profile }: Seen, rows: readonly Listed[]): Listed | undefined {
  const row = rows.find(({ files }) => files[0] === profile);
  if (row) return row;
  const session = rows.find(({ layer }) => layer === "(session)");
  const name = `/${profile.split("/").at(-1) ?? ""}`;
  const isListed = session?.authority?.some(
    ({ setting, value }) =>
      value === profile ||
      (/^(?:hook|plugin)/.test(setting) && profile.startsWith("real/") && value.endsWith(name)) ||
      (setting === "preload" && `/${profile}`.endsWith(value.replace(/^\./, ""))),
  );
  return session && isListed === true ? { ...session, verdict: "loaded", capabilities: ["execute"] } : undefined;
}

export const measured: readonly Measured[] = [{ host: "cline", edition: "3.0", groundOf, seenIn, rowOf }];

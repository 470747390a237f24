/** Whether a selector matches a profile: patterns over names and paths. No pattern can take long, whoever wrote it. */
import { known } from "../../model/fact.ts";
import type { ProfileRef, Policy, Selector } from "../model.ts";

/** Whether a text matches a glob of a policy, whole and with its case. */
export type Matcher = (text: string, pattern: string) => boolean;
/** Whether a selector matches a profile: by its name, its path and its host. */
export type Selects = (selector: Selector, profile: ProfileRef) => boolean;

/** Patterns match whole names and paths, leading dots included. Extended patterns and negation are not supported. */
export async function matcherFor(policies: readonly Policy[]): Promise<Matcher> {
  const hasPatterns = policies.some(
    ({ grants, ignore, overrides, waivers, grantable, servers, models }) =>
      grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models,
  );
  return hasPatterns ? patternMatcher() : () => false;
}

/** Compiles each pattern once. */
export async function patternMatcher(): Promise<Matcher> {
  const [{ Minimatch }, { globOf }] = await Promise.all([import("minimatch"), import("./glob.ts")]);
  const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" } as const;
  const classOf = (set: string) => {
    const pattern = new Minimatch(`x${set}`, options);
    return (character: string) => pattern.match(`x${character}`);
  };
  const compiled = new Map<string, (text: string) => boolean>();
  return (text, pattern) => {
    let matches = compiled.get(pattern);
    // minimatch only parses the pattern: its own matching takes cubic time on a long name.
    if (!matches) compiled.set(pattern, (matches = globOf(new Minimatch(pattern, options).globParts, classOf)));
    return matches(text);
  };
}

/**
 * Each list of a selector that is not empty must match. Only `*` and `**` match an unknown name. `*` in a pattern of
 * names matches slashes too.
 */
export function selectsBy(matcher: Matcher): Selects {
  return (selector, ref) => {
    const { profiles, paths, hosts } = selector;
    const { host, item, path } = ref;
    const name = item?.profile && known(item.profile.name);
    return (
      isAbout(selector, ref, matcher) &&
      (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
      (profiles.length === 0 ||
        profiles.some(
          (pattern) => isAnyName(pattern) || (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))),
        )) &&
      (paths.length === 0 || paths.some((pattern) => matcher(path, pattern)))
    );
  };
}

/** A pattern of names that matches every profile, also one whose name is not known, and what has no name. */
export function isAnyName(pattern: string): boolean {
  return pattern === "*" || pattern === "**";
}

/** Whether what is decided is what the entry is about: profiles, settings files or skills. */
function isAbout({ settings, skills = [] }: Selector, { path, beside }: ProfileRef, matcher: Matcher): boolean {
  if (beside?.kind === "settings") return settings?.some((pattern) => matcher(path, pattern)) ?? true;
  if (settings !== undefined && settings.length > 0) return false;
  return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}

/**
 * With another character for each slash, since patterns treat `/` as the end of a segment. The two change places, so
 * that different names stay different.
 */
export function asOneSegment(name: string): string {
  return name.replace(/[/\u2215]/g, (character) => (character === "/" ? "\u2215" : "/"));
}

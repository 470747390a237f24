/** Whether a selector is about a profile: patterns over names and paths, with bounds that a hostile one cannot leave. */
import { known } from "../../model/fact.ts";
import type { ProfileRef, Policy, Selector } from "../model.ts";

export type Matcher = (text: string, glob: string) => boolean;
export type Selects = (selector: Selector, about: ProfileRef) => boolean;

/** Patterns match names and paths whole, dots included; without extended patterns and negation. */
export async function matcherFor(policies: readonly Policy[]): Promise<Matcher> {
  const some = policies.some(
    ({ grants, ignore, overrides, waivers, grantable }) =>
      grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable,
  );
  if (!some) return () => false;
  const [{ Minimatch }, { globOf }] = await Promise.all([import("minimatch"), import("./glob.ts")]);
  const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" } as const;
  const classOf = (set: string) => {
    const one = new Minimatch(`x${set}`, options);
    return (character: string) => one.match(`x${character}`);
  };
  const compiled = new Map<string, (text: string) => boolean>();
  return (text, glob) => {
    let matches = compiled.get(glob);
    // minimatch takes the pattern apart; its own matching takes cubic time over a long name.
    if (!matches) compiled.set(glob, (matches = globOf(new Minimatch(glob, options).globParts, classOf)));
    return matches(text);
  };
}

/** All that a selector names must match; a name that is not known matches `*` alone. A name is one word, slashes and all. */
export function selectsBy(matcher: Matcher): Selects {
  return ({ profiles, paths, hosts }, { host, item, path }) => {
    const name = item?.profile && known(item.profile.name);
    return (
      (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
      (profiles.length === 0 ||
        profiles.some(
          (glob) => glob === "*" || glob === "**" || (name !== undefined && matcher(inOneWord(name), inOneWord(glob))),
        )) &&
      (paths.length === 0 || paths.some((glob) => matcher(path, glob)))
    );
  };
}

function inOneWord(name: string): string {
  return name.replaceAll("/", "\u2215");
}

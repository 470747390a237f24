/**
 * Patterns and directories in the repository's own policy that match nothing in its tree, with what was probably meant.
 */
import { hosts } from "../../generated/hosts.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { nearest } from "../../repo/spelling.ts";
import { isForeign, type Override, type Policy, type ProfileRef } from "../model.ts";
import { matchedPatterns } from "./matched-patterns.ts";
import type { Matcher, Selects } from "./selector.ts";

/** A tree, and what was found in it. */
export interface Matchable {
  readonly repo: RepoIndex;
  readonly profiles: readonly ProfileRef[];
  /** Paths that were found, through links too. */
  readonly found: ReadonlySet<string>;
}

/** What is in files of other repositories, or in the organisation's policy, is meant for more than this tree. */
export function unmatchedIn(
  policy: Policy,
  { selects, matches }: { readonly selects: Selects; readonly matches: Matcher },
  tree: Matchable,
): readonly PolicyProblem[] {
  const isOwn = ({ at }: Pick<Override, "at">) => !isForeign(at);
  const own = [...policy.overrides, ...policy.ignore].filter(isOwn).flatMap(({ paths }) => paths);
  const meanings = meaningsOfUnmatched(own, tree, matches);
  const unmatched = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const meant = meanings.get(path);
      return meant === undefined ? [] : [{ path, meant }];
    });
  const overrides = policy.overrides.filter(isOwn).flatMap((override): PolicyProblem[] => {
    const { profiles, paths, at } = override;
    const wrong = unmatched(paths);
    if (wrong.length === 0 && profiles.length > 0 && !tree.profiles.some((profile) => selects(override, profile)))
      return [
        {
          topic: "unused-override",
          message: "this override matches no profile; correct its patterns or remove it",
          at,
          identity: JSON.stringify([profiles, paths, override.hosts]),
        },
      ];
    return wrong.map(({ path, meant }) => ({
      topic: "unused-override",
      message: `\`${path}\` in this override matches no file${meant}`,
      at,
      identity: path,
    }));
  });
  const ignores = policy.ignore.filter(isOwn).flatMap(({ paths, at }) =>
    unmatched(paths).map(
      ({ path, meant }): PolicyProblem => ({
        topic: "unused-ignore",
        message: `\`ignore\` excludes \`${path}\`, which matches no file${meant}`,
        at,
        identity: path,
      }),
    ),
  );
  return [...overrides, ...ignores, ...missingDirectories(policy, tree.repo)];
}

function missingDirectories(policy: Policy, repo: RepoIndex): readonly PolicyProblem[] {
  return Object.entries(policy.hosts).flatMap(([id, { dirs }]) =>
    dirs.flatMap(({ value, at }): PolicyProblem[] => {
      const path = plain(value);
      if (isForeign(at) || path === undefined || !isMissing(repo, path)) return [];
      const near = nearPath(repo, path.split("/"), true);
      const { title } = hosts[id as keyof typeof hosts];
      return [
        {
          topic: "unused-directory",
          message: `\`hosts.${id}.dirs\` names \`${value}\`, which does not exist, so ${title} finds no profile there${near === undefined ? "; correct the path, or remove it" : didYouMean(near)}`,
          at,
          identity: `${id} ${value}`,
        },
      ];
    }),
  );
}

/** What a link leads to may exist where the tree is checked out. */
function isMissing(repo: RepoIndex, path: string): boolean {
  const resolution = repo.resolve(path);
  return resolution.kind === "not-a-directory" || (resolution.kind === "missing" && resolution.link === undefined);
}

/** What to say of each pattern that matches nothing: the end of a sentence, by the pattern. */
function meaningsOfUnmatched(
  patterns: readonly string[],
  tree: Matchable,
  matches: Matcher,
): ReadonlyMap<string, string> {
  const matched = matchedIn(patterns, tree, matches);
  const wrong = new Map(
    patterns.flatMap((pattern) => (matched.has(pattern) ? [] : [[pattern, candidatesFor(pattern, tree)] as const])),
  );
  const possible = matchedIn([...wrong.values()].flat(), tree, matches);
  return new Map(
    [...wrong].map(([pattern, candidates]) => {
      const near = candidates.find((candidate) => possible.has(candidate));
      return [pattern, near === undefined ? "; correct the pattern or remove it" : didYouMean(near)];
    }),
  );
}

/** The patterns that match a file, as far as the tree shows: behind a link or in a submodule they may. */
function matchedIn(patterns: readonly string[], tree: Matchable, matches: Matcher): ReadonlySet<string> {
  const matched = new Set<string>();
  const open = new Map<string, string>();
  for (const pattern of patterns) {
    const answer = matchesByStart(pattern, tree, matches);
    if (answer === true) matched.add(pattern);
    else if (answer !== false) open.set(pattern, answer.below);
  }
  if (open.size === 0) return matched;
  const paths: string[] = [];
  // What is behind these is not known.
  const closed: string[] = [];
  for (const { path, kind } of tree.repo.entries.values()) {
    if (kind === "directory") continue;
    paths.push(path);
    if (kind !== "file" && tree.repo.resolve(path).kind !== "file") closed.push(path);
  }
  const found = matchedPatterns(open.keys(), [...tree.found, ...paths], matches);
  const around = new Set(closed.flatMap(directoriesAround));
  for (const [pattern, directory] of open) if (found.has(pattern) || around.has(directory)) matched.add(pattern);
  return matched;
}

/** Whether a pattern matches, told from its names before the first wildcard; else the directory that they lead to. */
function matchesByStart(pattern: string, { repo }: Matchable, matches: Matcher): boolean | { readonly below: string } {
  const directory = plain(literalNames(pattern).join("/"));
  // The files of the user are in no repository.
  if (directory === undefined || /^[~$]/.test(pattern)) return true;
  if (isMissing(repo, directory)) return false;
  const start = repo.resolve(directory);
  if (start.kind === "file") return matches(directory, pattern);
  return start.kind !== "directory" || start.path !== directory ? true : { below: directory };
}

/** The directories that a path lies in, the root (`""`) among them. */
function directoriesAround(path: string): readonly string[] {
  const names = path.split("/");
  return names.map((_, i) => names.slice(0, i).join("/"));
}

/** The names of a pattern before the first with a wildcard. */
function literalNames(pattern: string): readonly string[] {
  const names = pattern.split("/");
  const end = names.findIndex((name) => /[*?[\]{}\\]/.test(name));
  return end < 0 ? names : names.slice(0, end);
}

function didYouMean(text: string): string {
  return `; did you mean \`${text}\`?`;
}

/** Patterns that are probably meant, the likeliest first. */
function candidatesFor(pattern: string, tree: Matchable): readonly string[] {
  const names = literalNames(pattern);
  const near = nearPath(tree.repo, names);
  const rest = pattern.split("/").slice(names.length);
  return [`${pattern}/**`, ...(near === undefined ? [] : [join(near, rest.join("/")), join(near, "**")])];
}

/** The path with the first missing name replaced by one that is nearly the same, if that path exists. */
function nearPath(repo: RepoIndex, names: readonly string[], isDirectory = false): string | undefined {
  const at = names.findIndex((_, i) => isMissing(repo, names.slice(0, i + 1).join("/")));
  if (at < 0) return undefined;
  const before = names.slice(0, at).join("/");
  const name = nearest(names[at] ?? "", repo.names(before));
  if (name === undefined) return undefined;
  const path = [...names.slice(0, at), name, ...names.slice(at + 1)].join("/");
  const { kind } = repo.resolve(path);
  return kind === "missing" || (isDirectory && kind !== "directory") ? undefined : path;
}

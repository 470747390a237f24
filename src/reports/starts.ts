/** Looser starts of agents in workflows, pipelines and scripts, in words. */
import { groupBy, smallest } from "../repo/many.ts";
import { counted } from "../sanitize/counted.ts";

/** What a report knows of one changed setting of a start. */
export interface ChangedStart {
  /** The title of the host. */
  readonly host: string;
  readonly path: string;
  readonly effect: "narrows" | "widens" | "auto-approves" | "bypasses" | "unhonoured";
  /** Whether the base has no such setting. */
  readonly isNew: boolean;
}

/** What happens to one start, and to several; the worst first. */
const ways = [
  ["now runs without prompts", "now run without prompts"],
  ["without prompts has changed", "without prompts have changed"],
  ["is looser", "are looser"],
] as const;

/**
 * `a start of Claude Code in .gitlab-ci.yml now runs without prompts`, one for each way; a file counts once for each
 * host, by the worst that happens to it. `file` shows a path.
 */
export function looserStarts(starts: readonly ChangedStart[], file: (path: string) => string): readonly string[] {
  const places = groupBy(starts, ({ host, path }) => JSON.stringify([host, path]));
  const byWay = groupBy(places.values(), (changes) => smallest(changes.map(wayOf)));
  return ways.flatMap(([one, many], way) => {
    const group = byWay.get(way);
    if (!group) return [];
    const [[{ host, path }]] = group;
    if (group.length === 1) return [`a start of ${host} in ${file(path)} ${one}`];
    const paths = new Set(group.map(([first]) => first.path));
    const hosts = new Set(group.map(([first]) => first.host));
    const where = paths.size === 1 ? file(path) : counted(paths.size, "file");
    return [`starts of ${hosts.size === 1 ? host : counted(hosts.size, "host")} in ${where} ${many}`];
  });
}

function wayOf({ effect, isNew }: ChangedStart): number {
  if (effect !== "bypasses") return 2;
  return isNew ? 0 : 1;
}

/** The files whose text a profile brings into its prompt without naming their paths. */
import { listItems } from "../../_kit/profiles/fields.ts";
import { textOf, type Table, valueOf } from "../../../parsers/node.ts";
import { join } from "../../../repo/path.ts";

/** The directory that holds the `.claude` of a path; the root for a profile elsewhere. */
function homeOf(path: string): string {
  const at = `/${path}`.lastIndexOf("/.claude/");
  return at <= 0 ? "" : path.slice(0, at - 1);
}

/**
 * The notes of `memory: project` and `memory: local`, whose beginning goes into the prompt, and the folders of
 * preloaded skills.
 */
export function referencesOf(table: Table, path: string): readonly string[] {
  const folder = homeOf(path);
  const [name, memory] = [textOf(valueOf(table, "name")), textOf(valueOf(table, "memory"))];
  const notes = memory === "project" ? "agent-memory" : memory === "local" ? "agent-memory-local" : undefined;
  const listed = valueOf(table, "skills");
  const skills = (listed?.kind === "list" ? listItems(listed) : listed ? [listed] : []).flatMap((item) =>
    (textOf(item) ?? "").split(/[\s,]+/).filter((word) => word !== ""),
  );
  const below = (rest: string) => join(folder, `.claude/${rest}`);
  return [
    ...(notes === undefined || !name ? [] : [below(`${notes}/${name}/**`)]),
    ...skills.flatMap((skill) => [below(`skills/${skill}/**`), below(`commands/${skill.replaceAll(":", "/")}.md`)]),
  ];
}

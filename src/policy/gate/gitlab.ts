/** Reads the uses of this tool in the jobs of GitLab, with what they take over from other jobs of the file. */
import { type Entry, entryOf, type Node, tableEntries } from "../../parsers/node.ts";
import { inheritanceIn, resolverOf } from "../../parsers/yaml/gitlab.ts";
import { nameOf } from "../../repo/path.ts";
import type { Place, Source } from "../../repo/text.ts";
import { commandsIn } from "./command.ts";
import type { GateDocument } from "./document.ts";
import { type GateUse, type PropertyEntry, inlineText } from "./usage.ts";

/** Keys of a GitLab job that decide whether it runs, whether its failure counts, or what its script finds. */
const deciding =
  /^(?:rules|only|except|when|allow_failure|extends|inherit|before_script|variables|image|hooks|run|trigger|parallel|start_in|dependencies|needs)$/;

/** Keys of the file that reach every job. */
const reachingAll = /^(?:default|workflow|include|before_script|variables|image)$/;

/** The commands of this tool in `.gitlab-ci.yml`, each with the settings of its job that decide whether it can fail. */
export function gitlabUses({ node: file, repeated }: GateDocument, source: Source): readonly GateUse[] {
  const place = ({ span }: Pick<Node, "span">): Place => ({ source, span });
  const [resolve, inherited] = [resolverOf(file), inheritanceIn(file)];
  const settings = (entries: readonly Entry[], names: RegExp): readonly PropertyEntry[] =>
    entries.flatMap(({ name = "", key, value }): readonly PropertyEntry[] => {
      const text = names.test(name) ? inlineText(resolve(value)) : "";
      // `needs: []` waits for nothing.
      return names.test(name) && !(name === "needs" && text === "")
        ? [[`setting ${name}`, { text, at: place(key) }]]
        : [];
    });
  const around = settings(tableEntries(file), reachingAll);
  return tableEntries(file).flatMap(({ name: job = ".", value }): readonly GateUse[] => {
    // A job whose name begins with a dot runs only as a part of those that take it over.
    if (value.kind !== "table" || job.startsWith(".")) return [];
    const table = inherited(value);
    const script = entryOf(table, "script")?.value;
    if (!script) return [];
    const second = repeated.find(({ name }) => name === job);
    const own: readonly PropertyEntry[] = [
      ...settings(table.entries, deciding),
      ["gitlab file", { text: nameOf(source.path), at: place(script) }],
      ...(second
        ? [
            [
              "refused",
              { text: `the job \`${job}\` is written twice, and GitLab runs only one of them`, at: place(second.key) },
            ] as const,
          ]
        : []),
    ];
    return commandsIn(linesOf(resolve(script)).join("\n"), place(script)).map(({ properties }) => ({
      kind: "command",
      name: `the script of job \`${job}\``,
      home: job,
      at: place(script),
      properties: new Map([...around, ...own, ...properties]),
    }));
  });
}

/** The lines of a script. Documented: GitLab flattens lists within it. */
function linesOf(script: Node): readonly string[] {
  return script.kind === "list"
    ? script.items.flatMap(linesOf)
    : [script.kind === "scalar" ? script.text : inlineText(script)];
}

/** What is generated on the page of each host and each rule. */
import type { Rule } from "../../src/model/rule.ts";
import { rules } from "../../src/generated/catalogue.ts";
import { hostAt, knowledgeOf } from "./members.ts";
import { table } from "./text.ts";

/** The files in a host's own folders: which are judged, and why the others do no harm. */
export async function folders(host: string): Promise<readonly string[]> {
  const { folders = [] } = await hostAt(host);
  const groups = new Map<
    string,
    { readonly roots: string[]; readonly cells: readonly [files: string, because: string] }
  >();
  for (const { root, harmless } of folders) {
    for (const reason of new Set(harmless.map(({ because }) => because))) {
      const patterns = harmless.flatMap(({ pattern, because }) => (because === reason ? [pattern] : []));
      const key = JSON.stringify([reason, patterns]);
      const group = groups.get(key) ?? { roots: [], cells: [compact(patterns), `harmless: it ${reason}`] };
      group.roots.push(root);
      groups.set(key, group);
    }
  }
  return table(
    ["Folder", "Files", "Treatment"],
    [
      ...folders.flatMap(({ root, judged }) =>
        judged.length > 0 ? [[`\`${root}\``, judged.map((pattern) => `\`${pattern}\``).join(", "), "checked"]] : [],
      ),
      ...[...groups.values()].map(({ roots, cells }) => [
        roots.length === folders.length && roots.length > 1
          ? "each of them"
          : roots.map((root) => `\`${root}\``).join(", "),
        ...cells,
      ]),
      [
        folders.length === 1 ? `\`${folders[0]?.root ?? ""}\`` : "each of them",
        "all others",
        "reported: `no-unjudged-content/unknown-file`",
      ],
    ],
  );
}

/** Patterns as they are, but those for the extension of a file as one. */
function compact(patterns: readonly string[]): string {
  const anywhere = "**/*.";
  const extensions = patterns.flatMap((pattern) =>
    pattern.startsWith(anywhere) ? [pattern.slice(anywhere.length)] : [],
  );
  const others = patterns.filter((pattern) => !pattern.startsWith(anywhere));
  const together = extensions.length > 0 ? [`${anywhere}{${extensions.join(",")}}`] : [];
  return [...together, ...others].map((pattern) => `\`${pattern}\``).join(", ");
}

/** What is known of a host, and how. */
export async function claims(host: string): Promise<readonly string[]> {
  const knowledge = await knowledgeOf(host);
  if (!knowledge) throw new Error(`${host} lists no claims`);
  const { claims: all, measurement, relatives = {} } = knowledge;
  // A relative that is the same program was run for other vectors.
  const others = Object.values(relatives).filter(({ program }) => program !== measurement?.program);
  const runs = [...(measurement ? [measurement] : []), ...others].map(
    ({ program, versions, date }) => `\`${program}\` ${versions.join(", ")} (last on ${date})`,
  );
  const run = runs.length > 0 ? [`Measured on ${runs.join(" and ")}.`, ""] : [];
  return [
    ...run,
    ...table(
      ["Fact", "Source"],
      all.map(({ says, certainty, source }) => [says, `${certainty}: ${source}`]),
    ),
  ];
}

/** The summary of a rule, and its level and that of each kind under the presets. */
export function levels(id: string): readonly string[] {
  const rule = (rules as { readonly [id: string]: Rule })[id];
  if (!rule) throw new Error(`the catalogue has no rule ${id}`);
  const { summary, levels: own, levelsUnstated, kinds = {}, kindsUnstated = {} } = rule;
  const rows = [
    [`\`${id}\``, own.recommended, own.strict],
    ...(levelsUnstated
      ? [["while no policy states a ceiling", levelsUnstated.recommended, levelsUnstated.strict]]
      : []),
    ...Object.entries(kinds).flatMap(([kind, { recommended, strict }]) => {
      const unstated = kindsUnstated[kind];
      return [
        [`\`${id}/${kind}\``, recommended, strict],
        ...(unstated ? [["while no policy states a ceiling", unstated.recommended, unstated.strict]] : []),
      ];
    }),
  ];
  return [summary, "", ...table(["Rule or kind", "recommended", "strict"], rows)];
}

/** The tables of `docs/hosts.md`, and the line of the README: how well each host is read. */
import { existsSync } from "node:fs";
import { hosts } from "../../../src/generated/catalogue.ts";
import type { Knowledge, Measurement } from "../../../src/model/certainty.ts";
import type { Host } from "../../../src/model/host.ts";
import { differencesOf } from "./differences.ts";
import type { Score } from "./score.ts";

/** A page with those of the tables that it has filled in from the scores of all files of vectors. */
export async function withFigures(page: string, scores: readonly Score[]): Promise<string> {
  const known = new Map<string, Knowledge | undefined>();
  for (const id of Object.keys(hosts)) known.set(id, await knowledgeOf(id));
  const rows = scores.map((score) => {
    const { measurement, relatives = {} } = known.get(score.host) ?? {};
    return rowOf(score, relatives[score.file] ?? measurement);
  });
  const reasons = scores.flatMap(({ file }) =>
    differencesOf(file).map(({ because, cases }) => `| ${file} | ${cases.length} | ${because} |`),
  );
  const scored = new Set(scores.map(({ host }) => host));
  const others = Object.entries<Host>(hosts).filter(([id]) => !scored.has(id));
  const withAgreement = region(page, "agreement", [
    "| Host | Program | Measured on | Cases passed | Verdict | Unsafe |",
    "| :-- | :-- | :-- | --: | --: | --: |",
    ...rows,
  ]);
  const withReasons = region(withAgreement, "differences", [
    "| Vectors | Cases | Reason |",
    "| :-- | --: | :-- |",
    ...reasons,
  ]);
  const withUnmeasured = region(withReasons, "unmeasured", [
    others.map(([id, { title }]) => `[${title}](../src/hosts/${id}/${id}.md)`).join(", "),
  ]);
  return region(withUnmeasured, "proof", [proofOf(scores, known)]);
}

/** The figures of all published programs in one line; hosts of which only some modules were run are not among them. */
function proofOf(scores: readonly Score[], known: ReadonlyMap<string, Knowledge | undefined>): string {
  const measured = scores.flatMap(({ host, file, figures }) => {
    const { measurement, relatives = {} } = known.get(host) ?? {};
    const run = relatives[file] ?? measurement;
    return figures && run ? [{ ...figures, program: run.program }] : [];
  });
  const sum = (of: (one: (typeof measured)[number]) => number) =>
    measured.reduce((total, one) => total + of(one), 0).toLocaleString("en-US");
  const programs = new Set(measured.map(({ program }) => program)).size;
  const unsafe = measured.some((one) => one.unsafe.length > 0)
    ? `reports less power than the program gives for ${sum(({ unsafe: found }) => found.length)}`
    : "never reports less power than the program gives";
  return `**Measured, not guessed.** ${programs} published programs were run offline on ${sum(({ profiles }) => profiles)} profiles. The tool agrees with them on ${sum(({ agreed }) => agreed)}, and ${unsafe} ([figures](docs/hosts.md#agreement-with-the-programs)).`;
}

function rowOf({ host, file, total, failures, figures }: Score, measurement: Measurement | undefined): string {
  const title = (hosts as Readonly<Record<string, Host>>)[host]?.title ?? host;
  const page = `[${title}](../src/hosts/${host}/${host}.md)${file === host ? "" : ` (\`${file}\`)`}`;
  const program =
    figures && measurement ? `\`${measurement.program}\` ${measurement.versions.join(", ")}` : "its own parsing code";
  const cells = [
    page,
    program,
    (figures && measurement?.date) || "–",
    `${total - failures.length} of ${total}`,
    figures ? `${figures.agreed} of ${figures.profiles}` : "–",
    figures ? String(figures.unsafe.length) : "–",
  ];
  return `| ${cells.join(" | ")} |`;
}

async function knowledgeOf(id: string): Promise<Knowledge | undefined> {
  const module = new URL(`../../../src/hosts/${id}/claims.ts`, import.meta.url);
  if (!existsSync(module)) return undefined;
  return ((await import(module.href)) as { readonly default: Knowledge }).default;
}

function region(page: string, name: string, lines: readonly string[]): string {
  const fence = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  return page.replace(fence, (_, open: string, close: string) => `${open}${lines.join("\n")}\n${close}`);
}

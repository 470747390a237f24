/** Checkouts of repositories, and what `list` and `check` say in them next to the rows of an inventory. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FindingRow, RepositoryRow, Row } from "../../src/fleet/rows/index.ts";
import { gitEnvironment } from "../../test/support/repository.ts";
import { run } from "./command.ts";
import { randomFrom } from "./random.ts";
import type { Report } from "./report.ts";
import { rowsIn, policyFile, type Side } from "./side.ts";
import { sideBySide } from "./side-by-side.ts";
import { today } from "./specimen.ts";

interface Checked {
  readonly code: number | null;
  readonly findings: readonly FindingRow[];
  readonly summary: Pick<RepositoryRow, "profiles" | "errors" | "warnings" | "notes">;
}

interface Listed {
  readonly profiles: readonly { readonly [key: string]: unknown }[];
  readonly layers: readonly { readonly authority: readonly { readonly [key: string]: unknown }[] }[];
}

/** The rows of a type that `list` or `check` have too, and the keys by which they are compared. */
const compared = {
  profile: ["host", "edition", "layer", "path", "name", "verdict", "capabilities", "allowed", "grant", "model"],
  setting: ["setting", "value", "effect", "path", "line"],
  finding: "rule kind severity class path line column profile state fingerprint".split(" "),
  repository: ["profiles", "errors", "warnings", "notes"],
} as const;

/** The folder of a checkout of the newest commit; it is made once. */
function checkoutOf(side: Side, repository: string): string {
  const target = join(side.folder, "checkouts", repository);
  if (existsSync(target)) return target;
  execFileSync("git", ["clone", "--quiet", join(side.organisation.mirrors, `${repository}.git`), target], {
    env: gitEnvironment(),
  });
  return target;
}

export async function checked(side: Side, repository: string, policy: string, day: string): Promise<Checked> {
  const words = ["check", "--format", "json", "--policy", join(side.folder, policy), "--today", day];
  const { code, stdout, stderr } = await run(words, { cwd: checkoutOf(side, repository) });
  if (code !== 0 && code !== 1) throw new Error(`check in ${repository} ended with ${code}: ${stderr}`);
  return { code, ...(JSON.parse(stdout) as Omit<Checked, "code">) };
}

/** Draws rows of an inventory, and compares each with what the commands say in a checkout of its repository. */
export async function drawnRows(side: Side, inventory: string, count: number, report: Report): Promise<void> {
  const random = randomFrom(`rows ${side.organisation.size.seed} ${side.name}`);
  const rows = rowsIn(side, inventory).filter(isCompared);
  const read = new Map(
    rows.flatMap((row) =>
      row.type === "repository" && (row.conclusion === "passed" || row.conclusion === "failed")
        ? [[row.repository, row] as const]
        : [],
    ),
  );
  const drawn = random.draw(
    rows.filter(({ repository }) => read.has(repository)),
    count,
  );
  const said = new Map<string, readonly string[]>();
  await sideBySide([...new Set(drawn.map(({ repository }) => repository))], async (repository) => {
    said.set(repository, await saidIn(side, repository));
  });
  const without = drawn.filter((row) => !said.get(row.repository)?.includes(textOf(row.type, row)));
  report.equal(
    `${drawn.length} drawn rows of ${said.size} repositories equal list and check`,
    without.map((row) => textOf(row.type, row)),
    [],
  );
  const own = new Map<string, Compared[]>();
  for (const row of rows)
    if (said.has(row.repository)) own.set(row.repository, [...(own.get(row.repository) ?? []), row]);
  report.equal(
    "and so do all other rows of these repositories",
    [...own].flatMap(([repository, all]) => {
      const [found, expected] = [
        all.map((row) => textOf(row.type, row)).sort(),
        [...(said.get(repository) ?? [])].sort(),
      ];
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [repository];
    }),
    [],
  );
}

/** What `list` and `check` say, each entry as the text of the row that it should be. */
async function saidIn(side: Side, repository: string): Promise<readonly string[]> {
  const check = await checked(side, repository, policyFile, today);
  const words = ["list", "--format", "json", "--policy", join(side.folder, policyFile), "--today", today];
  const { stdout } = await run(words, { cwd: checkoutOf(side, repository) });
  const { profiles, layers } = JSON.parse(stdout) as Listed;
  return [
    ...profiles.map((entry) => textOf("profile", entry)),
    ...layers.flatMap(({ authority }) => authority.map((entry) => textOf("setting", entry))),
    ...check.findings.map((entry) => textOf("finding", entry)),
    textOf("repository", { ...check.summary, conclusion: check.code === 0 ? "passed" : "failed" }),
  ];
}

type Compared = Extract<Row, { readonly type: keyof typeof compared }>;

function isCompared(row: Row): row is Compared {
  return Object.hasOwn(compared, row.type);
}

function textOf(type: Compared["type"], entry: object): string {
  const keys: readonly string[] = type === "repository" ? [...compared.repository, "conclusion"] : compared[type];
  const values = keys.map((key) => placeOnly((entry as { readonly [key: string]: unknown })[key] ?? null));
  return JSON.stringify([type, ...values]);
}

/** A grant is its place; `list` names its owner next to it, the rows beside it. */
function placeOnly(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { path, line } = value as { readonly path?: unknown; readonly line?: unknown };
  return { path, line };
}

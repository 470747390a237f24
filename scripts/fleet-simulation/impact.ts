/** What three other policies would do, and whether they do it once they are enforced. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checked } from "./checkouts.ts";
import { randomFrom } from "./random.ts";
import { figure, type Report } from "./report.ts";
import { fleet, rowsIn, type Side } from "./side.ts";
import { sideBySide } from "./side-by-side.ts";
import { today } from "./specimen.ts";

/** The policy of the scans, and the changes that are weighed. */
export const policies = {
  organisation: "ceiling: [read, write, execute, network, delegate, external]\ngrantable: { may: [write, execute] }\n",
  tight: "ceiling: [read]\n",
  later:
    "ceiling: [read, write]\ngrantable: { may: [execute] }\nrollout: { warn-from: 2026-11-01, enforce-from: 2026-12-10 }\n",
  strict: "extends: preset:strict\nceiling: [read, write]\ngrantable: { may: [write] }\n",
} as const;

/** The days after today that are looked at. */
const ending = 60;

interface Impact {
  readonly repositories: readonly {
    readonly repository: string;
    readonly before: string;
    readonly after: string;
    readonly turns: readonly {
      readonly day: string;
      readonly begins: readonly { readonly fingerprint: string }[];
      readonly stops: readonly { readonly fingerprint: string }[];
    }[];
  }[];
}

/** `sample`: how many repositories are checked under each policy. */
export async function impacts(side: Side, inventory: string, sample: number, report: Report): Promise<void> {
  report.title("Another policy", "seconds", "peak MiB", "begin to fail", "of findings", "need a scan");
  for (const name of ["tight", "later", "strict"] as const) {
    const file = `${name}.yml`;
    writeFileSync(join(side.folder, file), policies[name]);
    const asked = ["impact", "--inventory", inventory, "--policy", file, "--today", today, "--ending", String(ending)];
    const { stdout, seconds, mebibytes } = await fleet(side, [...asked, "--format", "json"]);
    const impact = JSON.parse(stdout) as Impact;
    const failing = impact.repositories.filter(
      ({ before, after, turns }) => before === "passed" && (after === "failed" || turns.length > 1),
    );
    report.line(
      `fleet impact --policy ${file}`,
      figure(seconds),
      figure(mebibytes),
      String(failing.length),
      String(impact.repositories.flatMap(({ turns }) => turns.flatMap(({ begins }) => begins)).length),
      String(impact.repositories.filter(({ after }) => after === "needs a scan").length),
    );
    await enforced(side, inventory, impact, { file, sample, report });
  }
}

/** Compares the predicted failures of drawn repositories, on each of the days, with those of `check`. */
async function enforced(
  side: Side,
  inventory: string,
  { repositories }: Impact,
  { file, sample, report }: { readonly file: string; readonly sample: number; readonly report: Report },
): Promise<void> {
  const today = failuresIn(side, inventory);
  const judged = repositories.filter(
    ({ after, turns }) => (after === "passed" || after === "failed") && turns.length > 0,
  );
  const random = randomFrom(`impact ${side.organisation.size.seed} ${file}`);
  const isMoved = ({ turns }: Impact["repositories"][number]): boolean =>
    turns.some(({ begins, stops }) => begins.length + stops.length > 0);
  const half = Math.ceil(sample / 2);
  const moved = random.draw(judged.filter(isMoved), half);
  const drawn = [
    ...moved,
    ...random.draw(
      judged.filter((one) => !isMoved(one)),
      sample - moved.length,
    ),
  ];
  const wrong: string[] = [];
  let compared = 0;
  await sideBySide(drawn, async ({ repository, turns }) => {
    const failing = new Set(today.get(repository));
    for (const { day, begins, stops } of turns) {
      for (const { fingerprint } of stops) failing.delete(fingerprint);
      for (const { fingerprint } of begins) failing.add(fingerprint);
      const { code, findings } = await checked(side, repository, file, day);
      const found = new Set(
        findings.filter(({ severity, state }) => severity === "error" && state === "new").map((one) => one.fingerprint),
      );
      compared += failing.size;
      if ([...found].sort().join() !== [...failing].sort().join() || code !== (failing.size > 0 ? 1 : 0))
        wrong.push(`${repository} on ${day}`);
    }
  });
  report.equal(
    `  ${drawn.length} checkouts, ${drawn.flatMap(({ turns }) => turns).length} days, ${compared} failures: as predicted`,
    wrong,
    [],
  );
}

/** The fingerprints of what fails by repository, as the inventory has them. */
function failuresIn(side: Side, inventory: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const row of rowsIn(side, inventory))
    if (row.type === "finding" && row.severity === "error" && row.state === "new")
      found.set(row.repository, [...(found.get(row.repository) ?? []), row.fingerprint]);
  return found;
}

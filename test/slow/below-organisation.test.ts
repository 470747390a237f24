/** What an organisation's policy finds in a repository is found whatever `hosts` the repository's own policy names. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, it } from "vitest";
import { pageOf } from "../../scripts/pages.ts";
import { hosts, rules } from "../../src/generated/catalogue.ts";
import { type Inspection, inspect } from "../../src/inspect/index.ts";
import type { Host } from "../../src/model/host.ts";
import { identityOf } from "../../src/inspect/findings/identity.ts";
import { type Finding, severities } from "../../src/model/finding.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { directoryOf, isWithin } from "../../src/repo/path.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { type Example, examplesIn } from "../support/examples.ts";
import { organisationPath, policyOf } from "../support/judging.ts";
import { treeOf } from "../support/memory.ts";
import { textOf, today } from "../support/policies.ts";
import { runs } from "../support/runs.ts";

const entries = Object.entries<Host>(hosts);

/** The folder of a host that nobody here knows. */
const strangers = [".newhost/agents/q.md", ".newhost/agents/r.toml"];

/** Every example of every page, with a folder of an unknown host next to it. */
const examples: readonly Example[] = [
  ...entries.flatMap(([id]) => examplesIn(readFileSync(pageOf("hosts", id), "utf8"))),
  ...Object.keys(rules).flatMap((id) => examplesIn(readFileSync(pageOf("rules", id), "utf8"))),
].map((example) => ({
  ...example,
  files: new Map([
    ...example.files,
    [".newhost/agents/q.md", "---\nname: q\ndescription: Answers questions about the code.\n---\nAnswer.\n"],
    [".newhost/agents/r.toml", 'name = "r"\n'],
  ]),
}));

/** What the organisation says: with every rule on, or as the presets have it. */
const upper = fc.constantFrom(
  "extends: preset:strict\nceiling: [read]\n",
  "extends: preset:recommended\nceiling: [read]\n",
  "extends: preset:recommended\n",
  'extends: preset:strict\nceiling: [read]\nhosts: { a3s: { edition: "2.4", dirs: [agents] }, vtcode: { edition: "0.60" } }\n',
);

/** Settings for some hosts: an edition, and directories that the example has. */
function lowerFor({ files }: Example): fc.Arbitrary<object> {
  const directories = [...new Set([...files.keys()].map(directoryOf)), "agents", "elsewhere"];
  const setting = ({ editions }: Host) =>
    fc.record(
      {
        edition: fc.constantFrom(...editions),
        dirs: fc.subarray(
          directories.map((path) => path || "."),
          { minLength: 1, maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    );
  const several = entries.filter(([, { editions }]) => editions.length > 1);
  return fc
    .tuple(fc.subarray(several), fc.subarray(entries, { maxLength: 4 }))
    .chain(([first, more]) =>
      fc.record(Object.fromEntries([...first, ...more].map(([id, host]) => [id, setting(host)]))),
    );
}

async function inspected(files: Example["files"], policies: Parameters<typeof decide>) {
  return inspect(await RepoIndex.of(treeOf(files)), { decisions: await decide(...policies) });
}

/**
 * An unknown host's folder is settled by a host that takes each of its files for a profile, a near miss by one that takes
 * that file, and by nothing less: then the file is judged as a profile. Of files that no host reads there is a hint, in a
 * repository where little else is checked.
 */
function isSettled({ kind, at }: Finding, { subjects, findings }: Inspection): boolean {
  if (kind === "unread") return true;
  const isLookedAt = (file: string) =>
    subjects.some(({ item: { files, verdict } }) => verdict.kind !== "dropped" && files.includes(file));
  if (kind === "near-miss") return isLookedAt(at.source.path);
  if (kind !== "unknown-host") return false;
  const isTold = findings.some((other) => other.kind === kind && other.at.source.path === at.source.path);
  return isTold || strangers.filter((file) => isWithin(file, at.source.path)).every(isLookedAt);
}

/** A finding without its edition; several findings of one identity are told apart by their places. */
function keyOf(finding: Finding): string {
  const { start } = finding.at.span;
  return JSON.stringify([...identityOf(finding), start]);
}

let compared = 0;
let named = 0;

describe("a policy below an organisation's", () => {
  it(`hides no finding by \`hosts\`: ${runs(100, 6_000)} examples`, async () => {
    const silent = await policyOf("{}\n");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...examples).chain((example) => fc.tuple(fc.constant(example), lowerFor(example))),
        upper,
        async ([{ title, files }, settings], organisation) => {
          const above = await policyOf(organisation, organisationPath);
          const own = await policyOf(textOf({ hosts: settings }));
          const below = await inspected(files, [own, today, above]);
          const worst = new Map<string, number>();
          for (const finding of below.findings)
            worst.set(keyOf(finding), Math.max(worst.get(keyOf(finding)) ?? -1, severities.indexOf(finding.severity)));
          for (const finding of (await inspected(files, [silent, today, above])).findings) {
            compared++;
            if (isSettled(finding, below)) continue;
            if ((worst.get(keyOf(finding)) ?? -1) < severities.indexOf(finding.severity))
              throw new Error(`${title}: ${finding.rule}/${finding.kind} of ${finding.host}: ${finding.message}`);
          }
          named++;
        },
      ),
      { numRuns: runs(100, 6_000), seed: 12 },
    );
  });

  afterAll(() => void process.stdout.write(`${compared} findings compared in ${named} repositories\n`));
});

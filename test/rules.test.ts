/** Every example on every rule's page is true. With UPDATE_PAGES=1 the pages are rewritten instead, for a reader to judge. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { byPlace, inspect } from "../src/inspect.ts";
import { checkPolicy, policyCase } from "../src/policy/case.ts";
import { type Policy, presetPolicy } from "../src/policy.ts";
import { decide } from "../src/policy/decide/index.ts";
import { readPolicy } from "../src/policy/file/index.ts";
import { Survey } from "../src/survey.ts";
import { type Example, examplesIn } from "./support/examples.ts";
import { describeFindings } from "./support/findings.ts";
import { treeOf } from "./support/memory.ts";

const ids = readdirSync("src/rules").filter((name) => name.endsWith(".ts")).map((name) => name.slice(0, -3));
const updating = process.env["UPDATE_PAGES"] === "1";

describe.each(ids)("%s", (id) => {
  const path = `src/rules/${id}.md`;
  let page = readFileSync(path, "utf8");
  const examples = examplesIn(page);

  it("has examples", () => expect(examples.length).toBeGreaterThan(2));

  it.each(examples)("$title", async (example) => {
    const actual = await run(id, example);
    if (updating) page = rewritten(page, example.title, actual);
    else expect(actual).toBe(example.expected);
  });

  afterAll(() => {
    if (updating) writeFileSync(path, page);
  });
});

/** The rule's own findings in an example's repository, and in the policy that judges it. */
async function run(id: string, { files, policy: text, organisation }: Example): Promise<string> {
  const policy = text === undefined ? presetPolicy("strict") : await policyIn(".github/agent-profile-check.yml", text);
  const decisions = await decide(policy, "2026-11-20", organisation === undefined ? undefined : await policyIn("acme/policy//agents.yml@v1", organisation));
  const { findings, subjects } = await inspect(await Survey.of(treeOf(files)), { decisions });
  const about = subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
  const own = checkPolicy(decisions, policyCase(decisions, about, findings, { loosened: [], weakened: [] }));
  return describeFindings([...findings, ...own.toSorted(byPlace)].filter(({ rule }) => rule === id));
}

async function policyIn(path: string, text: string): Promise<Policy> {
  const policy = await readPolicy({ path, text });
  if ("kind" in policy) throw new Error(policy.problems.map(({ message }) => message).join("; "));
  return policy;
}

function rewritten(page: string, title: string, actual: string): string {
  const start = page.indexOf(`### ${title}\n`);
  const fence = page.indexOf("```findings\n", start);
  const end = page.indexOf("```", fence + 3);
  return `${page.slice(0, fence)}\`\`\`findings\n${actual}${page.slice(end)}`;
}

/** `.env`, whose variables OpenHands takes where nothing else sets them. */
import { expect, it } from "vitest";
import { judged } from "../../support/judging.ts";

const variables = "OPENHANDS_PERSISTENCE_DIR=ci/settings\nLLM_BASE_URL=https://models.example\nTITLE=x\n";

async function found(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { findings } = await judged({ ".env": variables, ...files }, { policy: "ceiling: [read]\n" });
  return findings.flatMap(({ finding: { host, rule, kind, message, at } }) =>
    host === "openhands" && at?.source.path === ".env" ? [`${rule}/${kind} ${message.split(" ", 1)[0]}`] : [],
  );
}

const told = ["max-capability/settings `LLM_BASE_URL`", "max-capability/settings `OPENHANDS_PERSISTENCE_DIR`"];

it.each<[why: string, files: Readonly<Record<string, string>>]>([
  ["it has a folder of its own", { ".openhands/hooks.json": "{}" }],
  [
    "a workflow starts it",
    { ".github/workflows/a.yml": '{ "jobs": { "a": { "steps": [{ "run": "openhands --headless -t x" }] } } }' },
  ],
])("is read where OpenHands is in use: %s", async (_, files) => expect([...(await found(files))].sort()).toEqual(told));

it("is nothing where OpenHands is not in use", async () => expect(await found({})).toEqual([]));

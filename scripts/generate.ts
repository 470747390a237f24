/** Writes every generated file: `npm run generate`. With `--check` it writes nothing and fails on a difference. */
import { existsSync } from "node:fs";
import { catalogue, identity, launches, manifest, measured, titles } from "./generate/code.ts";
import { hostAt } from "./generate/members.ts";
import { rooms } from "./generate/rooms.ts";
import { write } from "./generate/write.ts";
import { idsIn, pageOf, writePages } from "./pages.ts";

// What reads the manifest or the catalogue loads when these are written: they may be missing, or of an earlier state.
const places = () => import("./generate/places.ts");
const schemas = () => import("./generate/schemas.ts");
const actions = () => import("./generate/actions.ts");
const pages = () => import("./generate/pages.ts");
const tables = () => import("./generate/tables.ts");
const sample = () => import("./sample.ts");
const terminal = () => import("./terminal.ts");

type Made = string | readonly string[];

const hosts = idsIn("hosts");
const withFolders = new Set<string>();
for (const id of hosts) if ((await hostAt(id)).folders) withFolders.add(id);

/**
 * Every generated file, or part of a page after a `#`, with what makes it, in the order in which one may need another.
 */
const all: readonly (readonly [path: string, make: () => Made | Promise<Made>])[] = [
  ["src/generated/hosts.ts", manifest],
  ["src/generated/launches.ts", launches],
  ["src/generated/measured.ts", measured],
  ["src/generated/titles.ts", titles],
  ["src/generated/catalogue.ts", catalogue],
  ["src/generated/tool.ts", identity],
  ["src/generated/places.ts", async () => (await places()).places()],
  ["src/README.md", rooms],
  ["policy.schema.json", async () => (await schemas()).policy()],
  ["result.schema.json", async () => (await schemas()).result()],
  ["list.schema.json", async () => (await schemas()).list()],
  ["diff.schema.json", async () => (await schemas()).diff()],
  ["fleet.schema.json", async () => (await schemas()).fleet()],
  ...hosts.map((id) => [`schemas/${id}.json`, async () => (await schemas()).profile(id)] as const),
  ["action.yml", async () => (await actions()).action("dist/action/index.js")],
  ["check/action.yml", async () => (await actions()).action("../dist/action/index.js")],
  ["comment/action.yml", async () => (await actions()).commentAction()],
  [".github/workflows/agent-profile-check.yml", async () => (await actions()).reusableWorkflow()],
  [".pre-commit-hooks.yaml", async () => (await actions()).preCommitHooks()],
  ...hosts
    .filter((id) => existsSync(`src/hosts/${id}/claims.ts`))
    .map((id) => [`${pageOf("hosts", id)}#claims`, async () => (await pages()).claims(id)] as const),
  ...hosts
    .filter((id) => withFolders.has(id))
    .map((id) => [`${pageOf("hosts", id)}#folders`, async () => (await pages()).folders(id)] as const),
  ...idsIn("rules").map((id) => [`${pageOf("rules", id)}#levels`, async () => (await pages()).levels(id)] as const),
  ["README.md#rules", async () => (await tables()).ruleTable()],
  ["README.md#hosts", async () => (await tables()).hostLine()],
  ["README.md#sample", async () => (await sample()).sample()],
  ["docs/comment.md#whole-sample", async () => (await sample()).wholeSample()],
  ["docs/terminal.svg", async () => (await terminal()).terminal()],
  ["docs/hosts.md#hosts", async () => (await tables()).hostTable()],
  ["docs/hosts.md#unchecked", async () => (await tables()).uncheckedTable()],
  ["docs/started-agents.md#unprompted", async () => (await tables()).unpromptedTable()],
  ["docs/editors.md#schemas", async () => (await tables()).schemaTable()],
  ["docs/findings.md#classes", async () => (await tables()).classTable()],
  ["docs/policy.md#keys", async () => (await tables()).policyTable()],
  ["docs/command.md#commands", async () => (await tables()).commandTable()],
  ["docs/command.md#options", async () => (await tables()).optionTable()],
  ["docs/command.md#exit-codes", async () => (await tables()).exitCodeTable()],
  ["docs/action.md#inputs", async () => (await tables()).inputTable()],
  ["docs/action.md#outputs", async () => (await tables()).outputTable()],
];

const isChecking = process.argv.includes("--check");
const stale = new Set<string>();
for (const [path, make] of all) if (write(path, await make(), isChecking)) stale.add(path);
// They hold the text of the pages that have just been written. Git ignores them, so no check compares them.
writePages();

if (isChecking && stale.size > 0) {
  process.stderr.write(`out of date, run \`npm run generate\`: ${[...stale].join(", ")}\n`);
  process.exitCode = 1;
}

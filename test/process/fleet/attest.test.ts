/**
 * The predicate of docs/attest.md, made by the page's own script from what the command says of real commits, in a Statement v1
 * as actions/attest makes it.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { tool } from "../../../src/generated/tool.ts";
import { bypass as worse, file, reader as better, run as act, startChecked } from "../../support/action.ts";
import { run } from "../../support/command.ts";
import { push } from "../../support/events.ts";
import { type Files, makeRepository, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const page = readFileSync("docs/attest.md", "utf8");
const fence = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(page)?.[1] ?? "";
const schema = JSON.parse(readFileSync("predicate.schema.json", "utf8")) as { readonly $id: string };
const { jobs } = parse(fence("yaml")) as {
  readonly jobs: { readonly attest: { readonly steps: readonly Step[] } };
};
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}
const steps = jobs.attest.steps;
const writes = steps.find((step) => step.run !== undefined);
const attests = steps.find(({ uses = "" }) => uses.startsWith("actions/attest@"));

const ajv = new Ajv2020({ allErrors: true, strict: true });
addFormats.default(ajv);
const isPredicate = ajv.compile(schema);
/** What in-toto's specification asks of a Statement v1: its type, subjects with digests, a URI and a predicate. */
const isStatement = ajv.compile({
  type: "object",
  properties: {
    _type: { const: "https://in-toto.io/Statement/v1" },
    subject: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          name: { type: "string" },
          digest: {
            type: "object",
            minProperties: 1,
            additionalProperties: { type: "string", pattern: "^[0-9a-f]+$" },
          },
        },
        required: ["digest"],
      },
    },
    predicateType: { type: "string", format: "uri" },
    predicate: { type: "object" },
  },
  required: ["_type", "subject", "predicateType", "predicate"],
  additionalProperties: false,
});

const reader =
  "---\nname: reader\ndescription: Reads the code and answers questions about it.\ntools: Read, Grep\n---\nRead.\n";
const bypass = reader.replace("tools:", "permissionMode: bypassPermissions\ntools:");
const commit = "0123456789abcdef0123456789abcdef01234567";

/** The result of a repository's last commit, compared with its first if there are two. */
async function resultOf(first: Files, second?: Files) {
  const repository = makeRepository(first);
  const base = repository.git("rev-parse", "HEAD");
  if (second) repository.commit(second);
  repository.git("remote", "add", "origin", "https://github.com/acme/pay.git");
  const words = ["check", "--at", "HEAD", ...(second ? ["--base", base] : []), "--format", "json"];
  const { code, stdout } = await run(words, { cwd: repository.directory });
  return { text: stdout, verdict: code === 0 ? "clean" : "findings", base, head: repository.git("rev-parse", "HEAD") };
}

/** Runs the script of the page on a result. */
function predicate(text: string, verdict: string, more: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const result = join(folder, "agent-profiles.json");
  writeFileSync(result, text);
  const { status, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", writes?.run ?? "false"],
    {
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        RUNNER_TEMP: folder,
        RESULT: result,
        TOOL_COMMIT: commit,
        VERDICT: verdict,
        SERVER: "https://github.com",
        ...more,
      },
    },
  );
  return { status, stderr, text: status === 0 ? readFileSync(join(folder, "predicate.json"), "utf8") : "" };
}

/** A valid statement about a result, with the subject that actions/attest makes of its file. */
function statementOf({ text, verdict }: { readonly text: string; readonly verdict: string }) {
  const made = predicate(text, verdict);
  expect(made).toMatchObject({ status: 0, stderr: "" });
  const content = JSON.parse(made.text) as Predicate;
  expect(isPredicate(content), JSON.stringify(isPredicate.errors)).toBe(true);
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "agent-profiles.json", digest: { sha256: createHash("sha256").update(text).digest("hex") } }],
    predicateType: attests?.with?.["predicate-type"],
    predicate: content,
  };
  expect(isStatement(statement), JSON.stringify(isStatement.errors)).toBe(true);
  return statement;
}
interface Predicate {
  readonly policies: readonly { readonly digest: object }[];
}

describe.runIf(process.platform === "linux")("the predicate of a result", () => {
  const path = ".claude/agents/reader.md";

  it("says what was checked, by what, under which policies, and what was found", async () => {
    const policy = "extends: [preset:recommended]\nceiling: [read]\n";
    const result = await resultOf({ [path]: reader, ".github/agent-profile-check.yml": policy });
    const { predicate: content } = statementOf(result);
    expect(content).toMatchObject({
      tool: { name: tool.name, version: tool.version, digest: { gitCommit: commit } },
      source: { uri: "git+https://github.com/acme/pay", digest: { gitCommit: result.head } },
      base: null,
      verdict: "clean",
      power: null,
      counts: { profiles: 1, errors: 0 },
    });
    const sha256 = createHash("sha256").update(policy).digest("hex");
    expect(content.policies.map(({ digest }) => digest)).toContainEqual(expect.objectContaining({ sha256 }));
  });

  it("says what changed, and that the check failed", async () => {
    const result = await resultOf({ [path]: reader }, { [path]: bypass });
    expect(statementOf(result).predicate).toMatchObject({ base: result.base, verdict: "findings", power: "widened" });
  });

  it("is made of what the action writes and says", async () => {
    const inputs = steps.find(({ uses = "" }) => uses.includes("agent-profile-check@"))?.with ?? {};
    for (const [content, verdict] of [
      [better, "clean"],
      [worse, "findings"],
    ] as const) {
      const scene = push({ before: { "README.md": "" }, after: { [file]: content } });
      const { outputs } = await act(scene, { github: await startChecked(), inputs });
      expect(outputs).toMatchObject({ conclusion: verdict });
      const text = readFileSync(outputs["json"] ?? "", "utf8");
      expect(statementOf({ text, verdict: outputs["conclusion"] ?? "" }).predicate).toMatchObject({
        source: { uri: "git+https://github.com/octo-org/octo-repo", digest: { gitCommit: scene.sha } },
        verdict,
      });
    }
  });

  it("takes no value for a part of the script", async () => {
    const { text } = await resultOf({ [path]: reader });
    const made = predicate(text, '$(id)", counts: {}', { SERVER: "\\(.commit)`id`" });
    expect(JSON.parse(made.text)).toMatchObject({
      source: { uri: "git+\\(.commit)`id`/acme/pay" },
      verdict: '$(id)", counts: {}',
      counts: { profiles: 1 },
    });
  });

  it("is refused while the tool's commit is missing, and for what is no commit or of no repository", async () => {
    const { text, verdict } = await resultOf({ [path]: reader });
    for (const TOOL_COMMIT of [writes?.env?.["TOOL_COMMIT"] ?? "", "v1", commit.slice(1), `${commit}\n`])
      expect(predicate(text, verdict, { TOOL_COMMIT }).stderr).toContain("TOOL_COMMIT is not a full commit");
    const { stdout } = await run(["check", "--format", "json"], { cwd: makeRepository({ [path]: reader }).directory });
    expect(predicate(stdout, "clean").stderr).toContain("not that of a commit");
    const nameless = JSON.stringify({ ...(JSON.parse(text) as object), repository: null });
    expect(predicate(nameless, verdict).stderr).toContain("the result names no repository");
  });

  it("is verified as the page says", async () => {
    const line = fence("sh")
      .split("\n")
      .find((one) => one.startsWith("jq "));
    const exitCodeOf = async (files: Files) => {
      const cwd = temporaryFolder();
      const statement = statementOf(await resultOf(files));
      writeFileSync(join(cwd, "verified.json"), JSON.stringify([{ verificationResult: { statement } }]));
      return spawnSync("sh", ["-c", line ?? "exit 9"], { cwd }).status;
    };
    expect(await exitCodeOf({ [path]: reader })).toBe(0);
    expect(await exitCodeOf({ [path]: bypass })).toBe(1);
  });
});

it("has one type, in the schema, the recipe and the page", () => {
  expect(attests?.with?.["predicate-type"]).toBe(schema.$id);
  expect(page.split(schema.$id).length - 1).toBeGreaterThanOrEqual(3);
});

/**
 * Below an organisation's policy the hook gives CI's verdict: `check --staged --offline` at the index, with the vendored
 * copy, and the action on the pull request or the push of the same change, with the same policy from its input.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pageOf } from "../../scripts/pages.ts";
import { checkEvent } from "../../src/action/check.ts";
import { readEvent } from "../../src/action/event.ts";
import { inputsOf } from "../../src/action/inputs.ts";
import { readArguments } from "../../src/cli/arguments.ts";
import { type Environment, runCommand } from "../../src/cli/run.ts";
import { conclusionOf } from "../../src/evaluate/result.ts";
import { hosts, rules } from "../../src/generated/catalogue.ts";
import { tool } from "../../src/generated/tool.ts";
import { isPolicyFinding } from "../../src/policy/findings.ts";
import { vendoredPath } from "../../src/policy/file/vendored.ts";
import { examplesIn } from "../support/examples.ts";
import { exampleOf } from "../support/events.ts";
import { type GitHub, startGitHub } from "../support/github/index.ts";
import { textOf, today, written } from "../support/policies.ts";
import { type Files, makeRepository, removeFolders, type Workshop } from "../support/repository.ts";
import { runs } from "../support/runs.ts";

const commit = "5f0c6c0d3b1e4f7a9c8d2e6b1a0f4d7c3e9b8a52";
const named = `acme/policy//agents.yml@${commit}`;
const policyPath = ".github/agent-profile-check.yml";
const workflowPath = ".github/workflows/agents.yml";

/**
 * What hook and CI have in common. A missing approval is for CI alone, of more power and of a weaker check. Where the
 * change edits the policy, CI reports what it loosens and the faults of its new entries; the hook has `HEAD`'s entries
 * until the change is committed.
 */
function isShared(line: string, editsPolicy: boolean): boolean {
  const [rule = ""] = line.split(" ");
  return !approved.has(rule) && !(editsPolicy && isPolicyFinding({ rule }));
}

const approved: ReadonlySet<string> = new Set(["no-unapproved-widening", "no-weakened-gate"]);

let github: GitHub;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
  removeFolders();
});

/** Profiles, settings and what they name, as the pages show them: each example is a piece of a repository. */
const pieces: readonly Files[] = [
  ...Object.keys(hosts).flatMap((id) => examplesIn(readFileSync(pageOf("hosts", id), "utf8"))),
  ...Object.keys(rules).flatMap((id) => examplesIn(readFileSync(pageOf("rules", id), "utf8"))),
]
  .map(({ files }) => Object.fromEntries([...files].filter(([path]) => !path.startsWith(".git"))))
  .filter((files) => Object.keys(files).length > 0);

const grantTo = (name: string) => `  - { profiles: ["${name}"], may: [write], reason: for now, owner: "@acme/dx" }\n`;
const tools = fc.constantFrom("Read", "Read, Edit", "Read, Bash", "Read, WebFetch, Task", "Read, mcp__x__y");
/** Profiles that the patterns of random policies match. */
const profile = fc.record({
  path: fc.constantFrom(
    ".claude/agents/release-cut.md",
    ".claude/agents/legacy/docs.md",
    "packages/a/.claude/agents/x.md",
  ),
  name: fc.constantFrom("release-cut", "docs", "x"),
  tools,
  mode: fc.constantFrom("", "permissionMode: bypassPermissions\n"),
});
const fileOf = ({
  path,
  name,
  tools: list,
  mode,
}: typeof profile extends fc.Arbitrary<infer T> ? T : never): Files => ({
  [path]: `---\nname: ${name}\ndescription: Does one thing, whenever somebody asks.\ntools: ${list}\n${mode}---\nDo it.\n`,
});
const settings = fc.constantFrom<Files>(
  {},
  { ".claude/settings.json": '{"permissions":{"allow":["Bash"]}}\n' },
  { ".claude/settings.json": '{"permissions":{"defaultMode":"bypassPermissions"}}\n' },
  { ".claude/settings.json": '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"sh x.sh"}]}]}}\n' },
);
const tree = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...pieces), { maxLength: 3 }),
    fc.array(profile.map(fileOf), { maxLength: 3 }),
    settings,
  )
  .map(([some, own, more]): Files => plain({ ...Object.assign({}, ...some), ...Object.assign({}, ...own), ...more }));

/** Without files that lie where another file's directory is. */
function plain(files: Files): Files {
  const paths = Object.keys(files);
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => !paths.some((other) => path.startsWith(`${other}/`))),
  );
}

/** Without `extends` half of the time, with grants that the organisation may make grantable. */
const own = fc.oneof(
  written.map(textOf),
  fc.constant("{}\n"),
  fc.constant(`ceiling: [read]\ngrants:\n${grantTo("*")}`),
);

const scene = fc.record({
  organisation: written.map(textOf),
  policy: own,
  /** What the change does to the repository's policy, if anything. */
  next: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: own }),
  base: tree,
  head: tree,
  keeps: fc.boolean(),
  event: fc.constantFrom("pull_request", "push"),
  /** Whether the workflow names the policy too, or the base's key alone tells CI. */
  isNamed: fc.boolean(),
});

interface Verdict {
  readonly code: number;
  /** Fingerprints of new findings, each with its rule, severity and path. */
  readonly found: readonly string[];
}

async function hook({ directory }: Workshop): Promise<Verdict> {
  const options = readArguments(["check", "--staged", "--offline", "--format", "json", "--today", today]);
  if (options.kind !== "check") throw new Error("the arguments are not those of check");
  const environment: Environment = {
    tool,
    directory,
    environment: { PATH: process.env.PATH, GITHUB_REPOSITORY: "octo-org/octo-repo" },
    onRead: () => undefined,
    screen: () => ({ color: false, columns: 100, all: false, command: tool.name }),
    today,
    script: undefined,
  };
  const { code, texts, complaint } = await runCommand(options, environment);
  if (complaint !== undefined) return { code, found: [] };
  const { findings } = JSON.parse(texts[0]?.text ?? "") as {
    readonly findings: readonly Readonly<Record<"rule" | "severity" | "path" | "state" | "fingerprint", string>>[];
  };
  return {
    code,
    found: findings.flatMap(({ rule, severity, path, state, fingerprint }) =>
      state === "new" ? [[rule, severity, path, fingerprint].join(" ")] : [],
    ),
  };
}

async function ci(
  { directory }: Workshop,
  name: string,
  {
    base,
    head,
    sha,
    isNamed,
  }: { readonly base: string; readonly head: string; readonly sha: string; readonly isNamed: boolean },
): Promise<Verdict> {
  const environment = {
    PATH: process.env.PATH,
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: sha,
    GITHUB_REPOSITORY: "octo-org/octo-repo",
    GITHUB_WORKSPACE: directory,
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    INPUT_TOKEN: "ghs_0123456789",
    INPUT_GATE: "new",
    ...(isNamed ? { INPUT_POLICY: named } : {}),
  };
  const example = exampleOf(name) as { readonly repository: object; readonly pull_request?: object };
  const repository = { ...example.repository, default_branch: "main" };
  const payload =
    name === "push"
      ? { ...example, repository, ref: "refs/heads/main", before: base, after: head, commits: [], deleted: false }
      : {
          ...example,
          repository,
          number: 7,
          pull_request: { ...example.pull_request, number: 7, head: { sha: head }, base: { sha: base, ref: "main" } },
        };
  const result = await checkEvent(inputsOf(environment), readEvent(payload, environment), {
    environment,
    server: "https://github.com",
    api: github.url,
    today,
  });
  if ("kind" in result) return { code: 2, found: [] };
  return {
    code: conclusionOf(result) === "findings" ? 1 : 0,
    found: result.findings.flatMap(({ finding, state, fingerprint }) =>
      state === "new" ? [[finding.rule, finding.severity, finding.at.source.path, fingerprint].join(" ")] : [],
    ),
  };
}

it("the hook gives CI's verdict", { timeout: 3_600_000 }, async () => {
  /** `more`: changes of which one of the two has to say more. */
  const seen = { findings: 0, failed: 0, passed: 0, more: 0 };
  await fc.assert(
    fc.asyncProperty(scene, async ({ organisation, policy, next, base, head, keeps, event, isNamed }) => {
      github.repositories.set("acme/policy", { refs: {}, commits: { [commit]: { "agents.yml": organisation } } });
      const digest = createHash("sha256").update(organisation).digest("hex");
      const withKey = (text: string) => (text === "{}\n" ? "" : text) + `organisation: ${named}#sha256:${digest}\n`;
      const always: Files = {
        [vendoredPath]: organisation,
        [workflowPath]: "on: pull_request\njobs: {}\n",
        [policyPath]: withKey(policy),
      };
      const before = plain({ ...base, ...always });
      // A push brings its own policy into force, and a commit's hook has that of `HEAD`: they judge alike from then on.
      const changed = event === "push" ? undefined : next;
      const after = plain({
        ...(keeps ? base : {}),
        ...head,
        ...always,
        ...(changed === undefined ? {} : { [policyPath]: withKey(changed) }),
      });
      const repository = makeRepository(before);
      const from = repository.git("rev-parse", "HEAD");
      repository.remove(...Object.keys(before).filter((path) => !(path in after)));
      repository.write(after);
      repository.git("add", "--all", "--force");
      const local = await hook(repository);
      repository.git("commit", "--quiet", "--allow-empty", "-m", "a change");
      const to = repository.git("rev-parse", "HEAD");
      const sha =
        event === "push"
          ? to
          : repository.git("commit-tree", "HEAD^{tree}", "-p", from, "-p", to, "-m", `Merge ${to} into ${from}`);
      const remote = await ci(repository, event, { base: from, head: to, sha, isNamed });

      const sharedBy = ({ found }: Verdict) => found.filter((line) => isShared(line, changed !== undefined)).toSorted();
      const shared = sharedBy(local);
      expect(sharedBy(remote)).toEqual(shared);
      const isWhole = [local, remote].every(({ found }) => found.length === shared.length);
      if (isWhole) expect(remote.code).toBe(local.code);
      // No other difference than of these findings: whoever has an error fails.
      for (const { code, found } of [local, remote])
        expect(code).toBe(found.some((line) => line.split(" ")[1] === "error") ? 1 : 0);
      seen.findings += shared.length;
      if (isWhole) seen[local.code === 0 ? "passed" : "failed"]++;
      else seen.more++;
    }),
    { numRuns: runs(6, 200), seed: 20_261_120 },
  );
  // A comparison of nothing with nothing proves nothing.
  expect(seen.findings).toBeGreaterThan(0);
  expect(seen.failed).toBeGreaterThan(0);
  expect(seen.passed).toBeGreaterThan(0);
  if (process.env.SHOW) process.stdout.write(`${JSON.stringify(seen)}\n`);
});

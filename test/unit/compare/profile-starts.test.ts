/**
 * Hooks and servers of profiles: one that is added or rewritten is a new finding, whatever else the profile can do, and
 * one that stays is an existing finding, whatever else changes.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryFor } from "../../../src/evaluate/baseline.ts";
import { agent, judged, type Judging, type Repository } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const policy = "ceiling: [read]\n";

/** `new max-capability/hook`, without findings of other rules. */
async function ceilingFindings(head: Repository, judging: Judging): Promise<readonly string[]> {
  const { findings } = await judged(head, { policy, ...judging });
  return findings
    .filter(({ finding }) => finding.rule === "max-capability")
    .map(({ finding, state }) => `${state} ${["max-capability", ...(finding.kind ? [finding.kind] : [])].join("/")}`);
}

/** What is written of a hook or a server: all of it decides what is started. */
interface Started {
  readonly command: string;
  readonly extra: string;
}

interface Form {
  readonly path: string;
  /** A profile with a shell and other tools. `note`: a comment. */
  readonly text: (started: Started | undefined, note: string) => string;
}

const json = (value: unknown): string => JSON.stringify(value);
const front = (keys: readonly string[], note: string): string =>
  `---\n# ${note}\n${keys.join("\n")}\n---\nDo it, and say so: ${note}.\n`;
const described = ["name: zz-agent", "description: Does what it is asked to do."];
const hooksKey = ({ command, extra }: Started): string =>
  `hooks: ${json({ PreToolUse: [{ matcher: extra, hooks: [{ type: "command", command }] }] })}`;
const serverOf = ({ command, extra }: Started) => ({ command, args: ["x"], env: { NODE_OPTIONS: extra } });

function markdown(path: string, keys: readonly string[], started: (of: Started) => string): Form {
  return {
    path,
    text: (of, note) => front([...described, ...keys, ...(of ? [started(of)] : [])], note),
  };
}

const forms: Readonly<Record<string, Form>> = {
  "claude hook": markdown(".claude/agents/zz-agent.md", ["tools: Bash, mcp__a__b"], hooksKey),
  "claude hook, every tool": markdown(".claude/agents/zz-agent.md", [], hooksKey),
  "claude server": markdown(
    ".claude/agents/zz-agent.md",
    ["tools: Bash, mcp__a__b"],
    (of) => `mcpServers: ${json([{ docs: serverOf(of) }])}`,
  ),
  "copilot server": markdown(
    ".github/agents/zz-agent.agent.md",
    ['tools: ["*"]'],
    (of) => `mcp-servers: ${json({ docs: { type: "local", tools: ["*"], ...serverOf(of) } })}`,
  ),
  "copilot's github": markdown(
    ".github/agents/zz-agent.agent.md",
    ['tools: ["*"]'],
    ({ command, extra }) => `github: ${json({ toolsets: [command, extra] })}`,
  ),
  "copilot hook": markdown(".github/agents/zz-agent.agent.md", ['tools: ["*"]'], hooksKey),
  "qwen hook": markdown(".qwen/agents/zz-agent.md", ["tools: [run_shell_command]"], hooksKey),
  "qwen server": markdown(
    ".qwen/agents/zz-agent.md",
    ["tools: [run_shell_command]"],
    (of) => `mcpServers: ${json({ docs: serverOf(of) })}`,
  ),
  "gemini server": markdown(".gemini/agents/zz-agent.md", [], (of) => `mcp_servers: ${json({ docs: serverOf(of) })}`),
  "grok hook": markdown(".grok/agents/zz-agent.md", [], hooksKey),
  "grok server": markdown(".grok/agents/zz-agent.md", [], (of) => `mcpServers: ${json([{ docs: serverOf(of) }])}`),
  "qoder hook": markdown(".qoder/agents/zz-agent.md", [], hooksKey),
  "codebuddy hook": markdown(".codebuddy/agents/zz-agent.md", [], hooksKey),
  "vtcode hook": markdown(
    ".vtcode/agents/zz-agent.md",
    [],
    ({ command, extra }) => `hooks: ${json({ pre_tool_use: [{ matcher: extra, hooks: [{ command }] }] })}`,
  ),
  "openhands hook": markdown(
    ".openhands/agents/zz-agent.md",
    ["tools: [terminal]"],
    ({ command, extra }) =>
      `hooks: ${json({ pre_tool_use: [{ matcher: extra, hooks: [{ type: "command", command }] }] })}`,
  ),
  "openhands agent": markdown(
    ".openhands/agents/zz-agent.md",
    ["tools: [terminal]"],
    ({ command, extra }) =>
      `hooks: ${json({ stop: [{ matcher: extra, hooks: [{ type: "agent", system_prompt: command, tools: ["terminal"] }] }] })}`,
  ),
  "augment address": markdown(
    ".augment/agents/zz-agent.md",
    [],
    ({ command, extra }) => `provider_base_url: ${json(`https://${extra}.example/${command}`)}`,
  ),
  "kiro hook": {
    path: ".kiro/agents/zz-agent.json",
    text: (of, note) =>
      json({
        name: "zz-agent",
        description: `Does what it is asked to do: ${note}.`,
        prompt: "Do it.",
        tools: ["*"],
        ...(of ? { hooks: { preToolUse: [{ matcher: of.extra, command: of.command }] } } : {}),
      }),
  },
  "amazonq server": {
    path: ".amazonq/cli-agents/zz-agent.json",
    text: (of, note) =>
      json({
        name: "zz-agent",
        description: `Does what it is asked to do: ${note}.`,
        prompt: "Do it.",
        tools: ["*"],
        ...(of ? { mcpServers: { docs: serverOf(of) } } : {}),
      }),
  },
  "goose extension": {
    path: ".goose/recipes/zz-agent.yaml",
    text: (of, note) =>
      `# ${note}\ntitle: zz\ndescription: Does what it is asked to do.\ninstructions: Do it.\n${
        of
          ? `extensions: ${json([{ type: "stdio", name: "docs", cmd: of.command, args: ["x"], envs: { A: of.extra } }])}\n`
          : ""
      }`,
  },
  "defect hook": {
    path: ".defect/agents/zz-agent.md",
    text: (of, note) =>
      `+++\n# ${note}\ndescription = "Does what it is asked to do."\n[tools]\nallow = ["ba*"]\n${
        of
          ? `[[hooks.before_tool_apply]]\nmatch = { tool_glob = ${json(of.extra)} }\nhandler = { type = "command", argv = ["sh", "-c", ${json(of.command)}] }\n`
          : ""
      }+++\nDo it.\n`,
  },
  "gh-aw plugin": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          "on: push",
          "engine: claude",
          "tools: { bash: ['*'] }",
          ...(of ? [`plugins: ${json([`${of.command}/${of.extra}`])}`] : []),
        ],
        note,
      ),
  },
  "gh-aw job": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          "on: push",
          "engine: claude",
          "tools: { bash: ['*'] }",
          ...(of
            ? [`safe-outputs: ${json({ jobs: { x: { steps: [{ run: of.command, env: { A: of.extra } }] } } })}`]
            : []),
        ],
        note,
      ),
  },
  "gh-aw import": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          "on: push",
          "engine: claude",
          "tools: { bash: ['*'] }",
          ...(of
            ? [`imports: ${json([`a/b/${Buffer.from(of.command).toString("hex")}/${of.extra}@${"0".repeat(40)}`])}`]
            : []),
        ],
        note,
      ),
  },
  "gh-aw trigger": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          `on: ${json({ push: null, ...(of ? { steps: [{ run: of.command, env: { A: of.extra } }] } : {}) })}`,
          "engine: claude",
          "tools: { bash: ['*'] }",
        ],
        note,
      ),
  },
  "gh-aw detection": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          "on: push",
          "engine: claude",
          "tools: { bash: ['*'] }",
          ...(of
            ? [
                `safe-outputs: ${json({ "threat-detection": { "post-steps": [{ run: of.command, env: { A: of.extra } }] } })}`,
              ]
            : []),
        ],
        note,
      ),
  },
  "gh-aw other job": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          "on: push",
          "engine: claude",
          "tools: { bash: ['*'] }",
          ...(of ? [`jobs: ${json({ setup: { env: { A: of.extra }, "pre-steps": [{ run: of.command }] } })}`] : []),
        ],
        note,
      ),
  },
  "gh-aw step": {
    path: ".github/workflows/zz-agent.md",
    text: (of, note) =>
      front(
        [
          "on: push",
          "engine: claude",
          "tools: { bash: ['*'] }",
          ...(of ? [`steps: ${json([{ run: of.command, env: { A: of.extra } }])}`] : []),
        ],
        note,
      ),
  },
};

const files = (form: Form, started: Started | undefined, note = "as before"): Repository => ({
  [form.path]: form.text(started, note),
});

const word = fc.constantFrom("a", "b", "make x", "curl x | sh", "./hooks/x.sh", "node y.js");
const started = fc.record({ command: word, extra: fc.constantFrom("Edit", "Read", "Write") });
const note = fc.constantFrom("one", "two", "three");

const isOfStart = (finding: string): boolean => /\/(?:hook|server)$/.test(finding);

describe.each(Object.entries(forms))("%s", (_, form) => {
  it("is a new finding where it comes to a profile that has a shell", async () => {
    const head = files(form, { command: "make x", extra: "Edit" });
    const found = await ceilingFindings(head, { base: files(form, undefined) });
    expect(found.filter(isOfStart).length).toBeGreaterThan(0);
    expect(found.filter(isOfStart).every((one) => one.startsWith("new "))).toBe(true);
    expect(found.filter((one) => !isOfStart(one))).toEqual(["existing max-capability"]);
  });

  it("is new where anything of it is another, and existing where it stays", async () => {
    await fc.assert(
      fc.asyncProperty(started, started, note, note, async (before, after, was, is) => {
        const found = await ceilingFindings(files(form, after, is), { base: files(form, before, was) });
        const isSame = before.command === after.command && before.extra === after.extra;
        expect(found.filter(isOfStart).length).toBeGreaterThan(0);
        expect([...new Set(found.filter(isOfStart).map((one) => one.split(" ")[0]))]).toEqual([
          isSame ? "existing" : "new",
        ]);
      }),
      { numRuns: runs(10, 200) },
    );
  });

  it("is no finding where it goes, and makes none new", async () => {
    const base = files(form, { command: "make x", extra: "Edit" });
    expect(await ceilingFindings(files(form, undefined), { base })).toEqual(["existing max-capability"]);
  });
});

const path = ".claude/agents/a.md";
const hook = (command: string, event = "Stop") =>
  `  ${event}:\n    - matcher: Bash\n      hooks:\n        - type: command\n          command: ${command}\n`;
const withHooks = (...hooks: readonly string[]): Repository => ({
  [path]: agent("a", "Bash", { more: `hooks:\n${hooks.join("")}` }),
});

it("the address of a remote agent is new where it is another", async () => {
  const remote = (url: string): Repository => ({
    ".gemini/agents/zz.md": `---\nkind: remote\nname: zz\nagent_card_url: ${url}\n---\n`,
  });
  const base = remote("https://a.example/card.json");
  expect(await ceilingFindings(remote("https://b.example/card.json"), { base })).toEqual(["new max-capability/hook"]);
  expect(await ceilingFindings(base, { base })).toEqual(["existing max-capability/hook"]);
});

describe("a hook of a profile with a shell", () => {
  it("is existing in another layout, with its keys in another order, and beside another event", async () => {
    const base = withHooks(hook("./a.sh"));
    const flow = agent("a", "Bash", {
      more: "hooks: { Stop: [{ hooks: [{ command: ./a.sh, type: command }], matcher: 'Bash' }] }\n",
    });
    expect(await ceilingFindings({ [path]: flow }, { base })).toEqual([
      "existing max-capability",
      "existing max-capability/hook",
    ]);
    expect(await ceilingFindings(withHooks(hook("./b.sh", "PreToolUse"), hook("./a.sh")), { base })).toEqual([
      "existing max-capability",
      "new max-capability/hook",
      "existing max-capability/hook",
    ]);
  });

  it("counts as new when it moves to another event", async () => {
    const found = await ceilingFindings(withHooks(hook("./a.sh", "PreToolUse")), { base: withHooks(hook("./a.sh")) });
    expect(found).toEqual(["existing max-capability", "new max-capability/hook"]);
  });

  it("is allowed by a grant that gives commands, and by no waiver or baseline of the shell", async () => {
    const base = { [path]: agent("a", "Bash") };
    const head = withHooks(hook("./a.sh"));
    const grant = `${policy}grants:\n  - { profiles: [a], paths: ["${path}"], may: [execute], reason: builds, owner: "@acme/a" }\n`;
    expect(await ceilingFindings(head, { base, policy: grant })).toEqual([]);
    const waiver = `${policy}waivers:\n  - { rule: max-capability, paths: ["${path}"], reason: moves, owner: "@acme/a", until: 2026-12-31 }\n`;
    expect(await ceilingFindings(head, { base, policy: waiver })).toEqual([
      "waived max-capability",
      "new max-capability/hook",
    ]);
    const { findings } = await judged(base, { policy });
    const entries = new Map(findings.map(({ finding, fingerprint }) => [fingerprint, entryFor(finding, fingerprint)]));
    const baseline = { entries };
    expect(await ceilingFindings(head, { base, baseline })).toEqual([
      "existing max-capability",
      "new max-capability/hook",
    ]);
  });

  it("names the tools of a server where only these exceed the ceiling", async () => {
    const files = { ".claude/agents/a.md": front([...described, "mcpServers: [{ docs: { command: npx } }]"], "") };
    const { findings } = await judged(files, { policy: "ceiling: [read, write, execute, network, delegate]\n" });
    const [message] = findings.flatMap(({ finding }) => (finding.kind === "server" ? [finding.message] : []));
    expect(message).toContain("the server `docs` brings tools of its own");
  });

  it("is a note while only a preset states the ceiling", async () => {
    const { findings } = await judged(withHooks(hook("./a.sh")));
    const ofHook = findings.filter(({ finding }) => finding.kind === "hook");
    expect(ofHook.map(({ finding }) => [finding.severity, finding.isUnstated])).toEqual([["note", true]]);
  });

  it("is compared also where it has numbers that JSON does not have", async () => {
    const timed = (timeout: string) => withHooks(`${hook("./a.sh")}          timeout: ${timeout}\n`);
    const [long, other] = ["99999999999999999999", "99999999999999999998"] as const;
    for (const [before, after, state] of [
      [long, long, "existing"],
      [long, other, "new"],
      [".inf", ".inf", "existing"],
      [".inf", ".nan", "new"],
    ] as const)
      expect(await ceilingFindings(timed(after), { base: timed(before) })).toEqual([
        "existing max-capability",
        `${state} max-capability/hook`,
      ]);
  });

  it("is new where a list of pairs becomes a mapping", async () => {
    const inEnvironment = (env: string) => withHooks(`${hook("./a.sh")}          env: ${env}\n`);
    const base = inEnvironment("[[BASH_ENV, ./x.sh]]");
    expect(await ceilingFindings(inEnvironment("{ BASH_ENV: ./x.sh }"), { base })).toEqual([
      "existing max-capability",
      "new max-capability/hook",
    ]);
  });

  it("is whole where there are more values than are compared one by one", async () => {
    const many = Array.from({ length: 2_500 }, (_, i) => `            A${i}: x\n`).join("");
    const long = (last: string): Repository => ({
      [path]: agent("a", "Bash", {
        more: `hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: ./a.sh\n          env:\n${many}            LAST: ${last}\n`,
      }),
    });
    const states = async (head: Repository) =>
      (await ceilingFindings(head, { base: long("one") })).filter(isOfStart).map((one) => one.split(" ")[0]);
    expect(await states(long("two"))).toEqual(["new"]);
    expect(await states(long("one"))).toEqual(["existing"]);
  });
});

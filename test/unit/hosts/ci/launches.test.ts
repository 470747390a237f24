/** Agents that workflows start: every flag and every input of every host's table, however it is written. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../../src/generated/catalogue.ts";
import { commandsIn } from "../../../../src/hosts/_kit/ci/shell.ts";
import { inspect } from "../../../../src/inspect/index.ts";
import { defaultEditionOf, type Host } from "../../../../src/model/host.ts";
import { decide } from "../../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { flagsOf, quoted, sampleOf, start, tables } from "../../../support/launching.ts";
import { expectLinear } from "../../../support/growth.ts";
import { judged, policyOf } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";
import { runs } from "../../../support/runs.ts";

const path = ".github/workflows/agent.yml";

interface StepWritten {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** JSON is YAML. */
const workflow = (...steps: readonly StepWritten[]): string =>
  JSON.stringify({ on: "push", jobs: { agent: { "runs-on": "ubuntu-latest", steps } } });

interface Told {
  /** `effect setting`, the setting without the key of the host's settings. */
  readonly authority: readonly string[];
  readonly unknown: number;
  readonly unjudged: number;
}

async function told(id: string, ...steps: readonly StepWritten[]): Promise<Told> {
  const host: Host = (hosts as Readonly<Record<string, Host>>)[id] as Host;
  const load = await host.load(
    await RepoIndex.of(treeOf({ [path]: workflow(...steps) })),
    { starts: [""], repositoryRoots: [""], dirs: [] },
    defaultEditionOf(host),
  );
  const layers = load.layers.filter(({ root }) => root === ".github/workflows");
  expect(layers.every(({ name, governs }) => name === "project" && governs === "")).toBe(true);
  return {
    authority: layers.flatMap(({ authority }) =>
      authority
        // What a start does without any flag has a test of its own.
        .filter(({ value }) => value !== "started")
        .map(({ effect, setting }) => `${effect} ${setting.split(":")[0]}`),
    ),
    unknown: load.unjudged.filter(({ kind }) => kind === "unknown-key").length,
    unjudged: load.unjudged.filter(({ kind }) => kind === undefined).length,
  };
}

describe.each(Object.entries(tables))("%s", (id, launch) => {
  const { program, programs } = launch;
  const [, packaged = program] = programs;
  const ways = (line: string): readonly (readonly [string, StepWritten])[] => [
    ["plain", { run: `${program}${start(id)} ${line}` }],
    [
      "over several lines",
      { run: `set -e\n${program}${start(id)} \\\n  ${line.replace(" ", " \\\n  ")} \\\n  'Do it.'\necho done` },
    ],
    ["after others", { run: `cd x && FOO=1 timeout 10m npx -y ${packaged}@1.2.3${start(id)} ${line} | tee log` }],
    ["by its path", { run: `if ./node_modules/.bin/${program}${start(id)} ${line}; then echo ok; fi` }],
    ["in a shell of its own", { run: `bash -lc ${quoted(`${program}${start(id)} ${line}`)}` }],
    ["in a substitution", { run: `out="$(${program}${start(id)} ${line})"` }],
    ["with quotes inside", { run: `${program.slice(0, 2)}''${program.slice(2)}${start(id)} ${line}` }],
    ["by a variable of the step", { run: `${program}${start(id)} $FLAGS`, env: { FLAGS: line } }],
    ["by a variable of the script", { run: `FLAGS=${quoted(line)}\n${program}${start(id)} \${FLAGS}` }],
    ["by an expression", { run: `${program}${start(id)} \${{ env.FLAGS }}`, env: { FLAGS: line } }],
  ];

  it.each(flagsOf(launch))(
    "tells %s however it is written, and nothing where it gives no power",
    async (name, { use, takes }) => {
      const value = sampleOf(use, launch);
      if (value === undefined) {
        const line = takes === "nothing" ? name : `${name} 'a text with --yolo in it'`;
        expect(await told(id, { run: `${program}${start(id)} ${line}` })).toEqual({
          authority: [],
          unknown: 0,
          unjudged: 0,
        });
        return;
      }
      const line = takes === "nothing" ? name : `${name} ${quoted(value)}`;
      for (const [way, step] of ways(line)) {
        const { authority, unknown } = await told(id, step);
        expect(authority.join(), `${way}: ${step.run}`).toContain(` ${program} ${name}`);
        expect(unknown, way).toBe(0);
      }
      if (takes === "nothing" || !name.startsWith("--")) return;
      const joined = await told(id, { run: `${program}${start(id)} ${name}=${quoted(value)}` });
      expect(joined.authority.join()).toContain(` ${program} ${name}`);
    },
  );

  it("tells a flag that it does not know, and arguments that are not written there", async () => {
    for (const [, step] of ways("--unheard-of-flag")) expect((await told(id, step)).unknown).toBe(1);
    for (const open of ["$FLAGS", "${{ inputs.flags }}", "$(cat flags)", '"${FLAGS[@]}"', '"$@"']) {
      const { unjudged, authority } = await told(id, { run: `${program}${start(id)} ${open}` });
      expect([open, unjudged, authority]).toEqual([open, 1, []]);
    }
    expect(await told(id, { run: `${program}${start(id)} "$PROMPT"` })).toMatchObject({ unjudged: 0, unknown: 0 });
  });

  it("tells a value that is not written there, where it matters", async () => {
    for (const [name, { use, takes }] of flagsOf(launch)) {
      if (takes === "nothing" || use === "harmless") continue;
      const { unjudged, unknown, authority } = await told(id, {
        run: `${program}${start(id)} ${name} "\${{ inputs.value }}"`,
      });
      expect(unjudged + unknown + authority.length, name).toBeGreaterThan(0);
    }
  });

  it("is no start where it is only named", async () => {
    for (const run of [
      `echo "${program} --yolo"`,
      `npm install -g ${packaged}`,
      `# ${program} --yolo`,
      `cat <<'EOF' > x\n${program} --unheard-of-flag\nEOF`,
      `which ${program}`,
      `grep -r ${program} .`,
      `${program}-x --unheard-of-flag`,
    ])
      expect([run, await told(id, { run })]).toEqual([run, { authority: [], unknown: 0, unjudged: 0 }]);
  });

  it.each(
    launch.actions.flatMap((action) =>
      Object.entries(action.inputs).map(([input, use]) => [action, input, use] as const),
    ),
  )("tells the input: %#", async ({ uses, always = [] }, input, use) => {
    const [action = ""] = uses;
    const step = (value: string) => ({ uses: `${action.toUpperCase()}@v1`, with: { [input.toUpperCase()]: value } });
    if (use === "arguments") {
      for (const [name, shape] of flagsOf(launch)) {
        const value = sampleOf(shape.use, launch);
        if (value === undefined) continue;
        const words = shape.takes === "nothing" ? [name] : [name, value];
        const lines = [words.map((word, i) => (i === 0 ? word : quoted(word))).join("\n  "), JSON.stringify(words)];
        for (const line of id === "codex" ? lines : lines.slice(0, 1))
          expect((await told(id, step(line))).authority.join(), line).toContain(` ${program} ${name}`);
      }
      expect((await told(id, step("${{ inputs.arguments }}"))).unjudged).toBe(1);
      expect((await told(id, step("--unheard-of-flag"))).unknown).toBe(1);
      return;
    }
    const value = sampleOf(use, launch);
    const { authority, unknown, unjudged } = await told(id, step(value ?? "x"));
    expect(unknown + unjudged).toBe(0);
    expect(authority).toHaveLength(
      authority.filter((one) => !one.endsWith(` ${input}`)).length + (value === undefined ? 0 : 1),
    );
    expect(authority.length).toBeGreaterThanOrEqual(always.length);
    const open = await told(id, step("${{ inputs.value }}"));
    const isTold = open.unknown + open.unjudged + open.authority.length > always.length;
    expect(isTold).toBe(value !== undefined);
  });

  it.each(launch.actions)("tells an input that it does not know: $name", async ({ uses, always = [] }) => {
    for (const action of uses) {
      const { unknown, authority } = await told(id, { uses: `${action}@v1`, with: { "unheard-of": "x" } });
      expect([unknown, authority.length]).toEqual([1, always.length]);
    }
  });
});

describe("a workflow that starts an agent", () => {
  async function inUse(files: Readonly<Record<string, string>>) {
    const decisions = await decide(await policyOf("ceiling: [read]\n"), "2026-11-20");
    const { loads } = await inspect(await RepoIndex.of(treeOf(files)), { decisions });
    return loads.flatMap(({ host, use }) => (use.kind === "own" ? [`${host} ${use.path}`] : []));
  }

  it.each(Object.entries(tables))("shows that the host is in use: %s", async (id, { program, uses }) => {
    expect(await inUse({ [path]: workflow({ run: `${program}${start(id)} x` }) })).toEqual([`${id} ${path}`]);
    for (const action of uses)
      expect(await inUse({ [path]: workflow({ uses: `${action}@v1` }) })).toEqual([`${id} ${path}`]);
    expect(await inUse({ [path]: workflow({ run: `echo ${program}` }, { uses: "actions/checkout@v5" }) })).toEqual([]);
  });

  it("counts in an action of the repository too, wherever it lies", async () => {
    const action = JSON.stringify({
      runs: { using: "composite", steps: [{ run: "claude --dangerously-skip-permissions", shell: "bash" }] },
    });
    const files = { [path]: workflow({ uses: "./ci/Agent" }), "ci/Agent/action.yml": action };
    expect(await inUse(files)).toEqual(["claude ci/Agent/action.yml"]);
    expect(await inUse({ ".github/actions/agent/action.yaml": action })).toEqual([
      "claude .github/actions/agent/action.yaml",
    ]);
  });

  it("is told where YAML writes a letter of its name as an escape", async () => {
    const text = 'jobs: { a: { steps: [{ run: "\\u0063laude --dangerously-skip-permissions" }] } }\n';
    expect(await inUse({ [path]: text })).toEqual([`claude ${path}`]);
  });

  it("is judged as far as it is read: broken YAML that names an agent is unjudged", async () => {
    const { findings } = await judged({ [path]: "jobs: [claude\n" }, { policy: "ceiling: [read]\n" });
    expect(findings.map(({ finding: { rule, host } }) => `${rule} ${host}`)).toContain("no-unjudged-content claude");
    expect((await judged({ [path]: "jobs: [tests\n" })).findings).toEqual([]);
  });

  it("fails where it bypasses permissions, and its power is within the ceiling or is told", async () => {
    const steps = [
      { run: "claude -p --dangerously-skip-permissions 'Do it.'" },
      { run: `claude --mcp-config '{"mcpServers":{"x":{"command":"npx"}}}' x` },
    ];
    const { findings } = await judged({ [path]: workflow(...steps) }, { policy: "ceiling: [read]\n" });
    const found = findings.map(
      ({ finding: { rule, kind, severity } }) => `${severity} ${rule}${kind === undefined ? "" : `/${kind}`}`,
    );
    expect(found).toContain("error no-permission-bypass");
    expect(found).toContain("error max-capability/settings");
  });

  it("reads files of settings and servers that arguments name", async () => {
    const host = hosts.claude as Host;
    const of = async (files: Readonly<Record<string, string>>) => {
      const repo = await RepoIndex.of(
        treeOf({
          [path]: workflow({ run: "claude --settings ci/settings.json --mcp-config=./ci/mcp.json x" }),
          ...files,
        }),
      );
      const { layers } = await host.load(
        repo,
        { starts: [""], repositoryRoots: [""], dirs: [] },
        defaultEditionOf(host),
      );
      return layers.flatMap(({ authority }) => authority.map(({ setting, value }) => `${setting} = ${value}`));
    };
    expect(
      await of({
        "ci/settings.json": '{ "permissions": { "defaultMode": "bypassPermissions" } }',
        "ci/mcp.json": '{ "mcpServers": { "docs": { "command": "npx" } } }',
      }),
    ).toEqual(["claude --settings: permissions.defaultMode = bypassPermissions", "claude --mcp-config: server = docs"]);
    expect(await of({})).toEqual(["claude --settings = ci/settings.json", "claude --mcp-config = ./ci/mcp.json"]);
  });

  it("sets variables that switch prompts off, and starts nothing by another program of the same name", async () => {
    expect((await told("copilot", { run: "copilot -p x", env: { COPILOT_ALLOW_ALL: "1" } })).authority).toEqual([
      "bypasses env.COPILOT_ALLOW_ALL",
    ]);
    expect(
      (await told("opencode", { run: "opencode run x", env: { OPENCODE_PERMISSION: '{"*":"allow"}' } })).authority,
    ).toEqual(["bypasses env.OPENCODE_PERMISSION"]);
    expect((await told("copilot", { run: "copilot svc deploy --unheard-of-flag" })).unknown).toBe(0);
    expect(await inUse({ [path]: workflow({ run: "copilot deploy --all" }) })).toEqual([]);
    expect((await told("copilot", { run: "gh copilot -p x --yolo" })).authority).toEqual(["bypasses copilot --yolo"]);
  });

  it("prepares the machine of Copilot's cloud agent under one name only", async () => {
    const setup = workflow({ uses: "actions/checkout@v5" }, { run: "./prepare.sh" });
    const of = async (file: string) => {
      const { layers } = await (hosts.copilot as Host).load(
        await RepoIndex.of(treeOf({ [file]: setup })),
        { starts: [""], repositoryRoots: [""], dirs: [] },
        "2026-08",
      );
      return layers.flatMap(({ authority }) =>
        authority.map(({ setting, value, may = [], names = [] }) => [setting, value, ...may, ...names]),
      );
    };
    expect(await of(".github/workflows/copilot-setup-steps.yml")).toEqual([
      ["copilot-setup-steps", "2 steps", "execute", "./prepare.sh"],
    ]);
    expect(await of(".github/workflows/setup.yml")).toEqual([]);
    expect(await inUse({ ".github/workflows/copilot-setup-steps.yaml": setup })).toEqual([
      "copilot .github/workflows/copilot-setup-steps.yaml",
    ]);
  });
});

describe("shell text", () => {
  it("never throws", () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(..."'\"`$(){}<>;|&\\\n #=aA-E".split(""), "${{", "}}", "<<E"),
          maxLength: 40,
        }),
        (text) => {
          for (const words of commandsIn(text, new Map([["A", text]]))) expect(words.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(1_000, 30_000) },
    ));

  it.each<[string, (size: number) => string]>([
    ["substitutions", (size) => "$(".repeat(size)],
    ["here-documents", (size) => "<<E\n".repeat(size)],
    ["operators", (size) => "<".repeat(size)],
    ["expressions", (size) => "${{".repeat(size)],
    ["quotes", (size) => `"'`.repeat(size)],
    ["words", (size) => "a ".repeat(size)],
  ])("is read in time that is proportional to its length: %s", (_, textOf) =>
    expectLinear(2_000, textOf, async (text) => void commandsIn(text, new Map())),
  );
});

/** Starts that ask for nothing although no flag says so: which there are, and what limits each. */
import { describe, expect, it } from "vitest";
import { flagShapes } from "../../../../src/hosts/_kit/ci/launch.ts";
import { expectLinear } from "../../../support/growth.ts";
import { judged } from "../../../support/judging.ts";
import { quoted, start, tables } from "../../../support/launching.ts";

const path = ".github/workflows/agent.yml";

type Files = Readonly<Record<string, string>>;

interface Run {
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** `severity message`, without the way out that all of them have. */
async function reported(steps: readonly Run[], files: Files = {}): Promise<readonly string[]> {
  const workflow = JSON.stringify({ on: "push", jobs: { agent: { steps } } });
  const { findings } = await judged({ [path]: workflow, ...files }, {});
  return findings
    .filter(({ finding: { rule, at } }) => rule === "no-permission-bypass" && at?.source.path === path)
    .map(({ finding: { severity, message } }) => `${severity} ${message.replace(/(?:; | without asking).*$/s, "")}`);
}

describe("a plain start", () => {
  it.each<[run: string, found: string]>([
    ["goose run -t x", "error `goose run` runs every tool call"],
    ["goose --debug run -t x", "error `goose run` runs every tool call"],
    ["goose run --recipe ci/a.yaml", "error `goose run` runs every tool call"],
    ["goose run --no-profile --with-builtin developer -t x", "error `goose --with-builtin` runs every tool call"],
    ["GOOSE_MODE=Approve goose run -t x", "error `env.GOOSE_MODE` is `Approve`, which in goose runs every tool call"],
    ["letta -p x", "error `letta -p` runs every tool of every agent"],
    ["letta --toolset none --run x", "error `letta --run` runs every tool of every agent"],
    ["letta --tools Read,Bash -p x", "error `letta -p` runs every tool of every agent"],
    ["kimi -p x", "error `kimi -p` runs every tool of every agent"],
    ["kimi --agent explore --prompt x", "error `kimi --prompt` runs every tool of every agent"],
    ["opencode run x", "warning `opencode run` runs every command, edit and fetch that no rule denies or asks for,"],
    [
      "opencode run --agent plan x",
      "warning `opencode run` runs every command, edit and fetch that no rule denies or asks for,",
    ],
    [
      "npx -y @kilocode/cli run x",
      "warning `opencode run` runs every command, edit and fetch that no rule denies or asks for,",
    ],
    ["vibe -p x", "warning `vibe -p` runs commands of a list"],
    ["vibe --agent plan -p x", "warning `vibe -p` runs commands of a list"],
    ["vibe --enabled-tools read --enabled-tools bash -p x", "warning `vibe -p` runs commands of a list"],
    ["vibe --enabled-tools 're:.*' -p x", "warning `vibe -p` runs commands of a list"],
    ["cline 'do it'", "error `cline` runs every command, edit and fetch"],
    ["git diff | cline --json 'do it'", "error `cline --json` runs every command, edit and fetch"],
    ["cline -p 'do it'", "warning `cline -p` runs commands and fetches"],
    ["cline --auto-approve true 'do it'", "error `cline --auto-approve` is `true`, which in Cline runs every tool"],
    ["auggie --print x", "error `auggie --print` runs every command, edit and fetch that no rule denies,"],
    ["auggie --ask --print x", "error `auggie --print` runs every command, edit and fetch that no rule denies,"],
    ["auggie 'do it'", "error `auggie` runs every command, edit and fetch that no rule denies,"],
    ["cursor-agent -p x", "warning `cursor-agent -p` edits files of the workspace"],
    [
      "grok -p x --permission-mode auto",
      "warning `grok --permission-mode` is `auto`, which in Grok Build runs commands and edits files",
    ],
    ["droid exec x", "warning `droid exec` runs every command that the model calls a low risk"],
    [
      "droid exec --only-tools Read,Execute x",
      "warning `droid exec` runs every command that the model calls a low risk",
    ],
    [
      "droid exec --auto low x",
      "warning `droid --auto` is `low`, which in Factory changes files, and runs commands that the model calls a low risk,",
    ],
    ["openhands --headless -t x", "error `openhands --headless` runs every command and edit"],
    ["openhands --headless --llm-approve -t x", "error `openhands --headless` runs every command and edit"],
  ])("is reported: %s", async (run, found) => expect(await reported([{ run }])).toContain(found));

  it.each<[run: string, env?: Run["env"], files?: Files]>([
    ["goose run -t x", { GOOSE_MODE: "approve" }],
    ["export GOOSE_MODE=chat\ngoose run -t x"],
    ["goose run --no-profile -t x"],
    ["goose run --help"],
    ["goose run --recipe ci/a.yaml --explain"],
    ["goose review"],
    ["goose up"],
    ["letta --permission-mode standard -p x"],
    ["letta --tools Read,Grep -p x"],
    ["letta --tools '' -p x"],
    ["letta --disallowedTools Bash,Write,Edit -p x"],
    ["letta server"],
    ["letta -p x", {}, { ".letta/settings.json": '{ "permissions": { "mode": "strict" } }' }],
    ["kimi --agent plan -p x"],
    ["kimi x"],
    ["opencode run x", { OPENCODE_PERMISSION: '{"bash":"deny"}' }],
    ["kilo run x", { KILO_PERMISSION: '{"*":"ask"}' }],
    ["opencode run x", {}, { "opencode.json": '{ "permission": { "bash": "deny" } }' }],
    ["opencode run x", {}, { "opencode.json": '{ "permission": { "bash": { "*": "deny", "git log": "allow" } } }' }],
    ["opencode run x", {}, { "opencode.json": '{ "permission": "ask" }' }],
    ["vibe --enabled-tools read --enabled-tools grep -p x"],
    ["vibe -p x", { VIBE_DISABLED_TOOLS: '["bash", "task"]' }],
    ["vibe -p x", { VIBE_ENABLED_TOOLS: '["read"]' }],
    ["cline --auto-approve false 'do it'"],
    ["cline --version"],
    ["cline -V"],
    ["cline -h"],
    ["auggie --permission launch-process:ask-user --print x"],
    ["auggie --permission launch-process:deny --permission save-file:deny --print x"],
    ["auggie --remove-tool launch-process --print x"],
    ["auggie --print x", {}, { ".augment/settings.json": '{ "removedTools": ["launch-process"] }' }],
    [
      "auggie --print x",
      {},
      {
        ".augment/settings.json":
          '{ "toolPermissions": [{ "toolName": "launch-process", "permission": { "type": "deny" } }] }',
      },
    ],
    ["auggie login"],
    ["cursor-agent -p x --mode ask"],
    ["grok -p x"],
    ["claude -p x"],
    ["qwen -p x"],
    ["gemini -p x"],
    ["codex exec x"],
    ["copilot -p x"],
    ["codebuddy -p x"],
    ["droid exec --only-tools Read,LS x"],
    ["openhands -t x"],
    ["openhands --headless --help"],
  ])("is not reported: %s", async (run, env, files = {}) => {
    expect(await reported([{ run, ...(env ? { env } : {}) }], files)).toEqual([]);
  });

  it.each([
    "GOOSE_MODE=approve true; goose run -t x",
    "unset GOOSE_MODE\ngoose run -t x",
    "sudo goose run -t x",
    "env -i goose run -t x",
    "docker run image goose run -t x",
    "sudo bash -c 'goose run -t x'",
    "if false; then\n  export GOOSE_MODE=approve\nfi\ngoose run -t x",
  ])("is reported where a variable of the step does not count for it: %s", async (run) =>
    expect(await reported([{ run, env: { GOOSE_MODE: "approve" } }])).toEqual([
      "error `goose run` runs every tool call",
    ]),
  );

  it.each([
    "timeout 10m goose run -t x",
    "sudo GOOSE_MODE=approve goose run -t x",
    "docker run -e GOOSE_MODE=approve image goose run -t x",
    "bash -c 'GOOSE_MODE=chat goose run -t x'",
    "export GOOSE_MODE='chat'\ncd x && goose run -t x",
  ])("is not reported where one counts: %s", async (run) =>
    expect(await reported([{ run, env: { GOOSE_MODE: "approve" } }])).toEqual([]),
  );

  it("is reported where only settings of another directory limit it", async () => {
    const files = { "sub/.letta/settings.json": '{ "permissions": { "mode": "strict" } }' };
    expect(await reported([{ run: "letta -p x" }], files)).toHaveLength(1);
  });

  it("is known by its command: a second one in a file is a finding of its own", async () => {
    expect(await reported([{ run: "goose run -t x" }, { run: "goose run -t y" }])).toHaveLength(2);
  });

  it("tells a variable whose value is not known as what it may be", async () => {
    const env = { GOOSE_MODE: "${{ vars.MODE }}" };
    expect(await reported([{ run: "goose run -t x", env }])).toEqual(["error `goose run` runs every tool call"]);
  });
});

const rows = Object.entries(tables).flatMap(([id, launch]) =>
  (launch.unprompted ?? []).flatMap((start) => start.by.map((word) => [id, word, launch] as const)),
);

describe("a program that is only named, or limited", () => {
  it.each([
    "command -v cline",
    "if ! command -v auggie; then npm i -g @augmentcode/auggie; fi",
    "sudo npm install -g cline",
    "timeout 60 npm i -g cline",
    "sudo cp bin/auggie /usr/local/bin/auggie",
    "docker run -d -p 8283:8283 letta/letta:latest",
    "docker compose up -d letta",
    "docker exec letta alembic upgrade head",
    "docker run -w /src/cline node:20 npm test",
    "docker run -d --network letta -p 80:80 nginx",
    "docker run --hostname kimi -p 80:80 nginx",
    "docker run -h vibe -p 80:80 nginx",
    "docker run -d --name kimi -p 8080:80 nginx",
    "docker run -d --name vibe -p 3000:3000 image",
    "docker login -u letta -p $PASSWORD",
    "docker exec droid exec ls",
    "kubectl exec -it letta -- ls",
    "sudo systemctl restart letta",
    "sudo -u kimi mkdir -p /x",
    "tmux new -s cline",
    'if [ "$AGENT" = cline ]; then echo x; fi',
    "if grep -q cline package.json; then echo x; fi",
    "if true; then cd cline; fi",
    "npx tsc -p packages/cline",
    "npx serve apps/vibe -p 3000",
    "npx nx run-many -p opencode run",
    "uv run pytest tests/openhands --headless",
    "uv run mypy letta",
    "npm run cline",
    "npm run build -- cline",
    "npx skills add x --agent cline",
    'case "$1" in\n  cline) npm test ;;\n  goose|letta) npm run x ;;\nesac',
    "for d in cline letta; do npm test -w $d; done",
    'for a in goose cline; do command -v "$a"; done',
    "letta hi",
    "letta version",
    "goose session list",
    "cline help",
    "auggie command list",
    "opencode github install",
    "droid exec --list-tools",
    "droid exec --disabled-tools Execute x",
    "goose run --recipe x --with-builtin developer --explain",
    "export GOOSE_MODE=approve && goose run -t x",
    "export GOOSE_MODE=approve; goose run -t x",
    "export GOOSE_MODE=approve GOOSE_PROVIDER=x\ngoose run -t x",
    "export GOOSE_MODE=approve # ask\ngoose run -t x",
    "docker run --env=GOOSE_MODE=chat image goose run -t x",
    "letta --tools Read --tools Grep -p x",
  ])("is not reported: %s", async (run) => expect(await reported([{ run }])).toEqual([]));

  it.each<[run: string, env: Run["env"]]>([
    ['echo "$GOOSE_MODE"\ngoose run -t x', { GOOSE_MODE: "approve" }],
    ["sudo -E goose run -t x", { GOOSE_MODE: "approve" }],
    ["docker run -e GOOSE_MODE image goose run -t x", { GOOSE_MODE: "chat" }],
    ["opencode run x", { OPENCODE_PERMISSION: '{"bash":"allow","*":"deny"}' }],
    ["opencode run x", { OPENCODE_PERMISSION: '{"bash":{"ls":"allow","*":"ask"}}' }],
  ])("is not reported where a variable limits it: %s", async (run, env) =>
    expect(await reported([{ run, ...(env ? { env } : {}) }])).toEqual([]),
  );

  it("is limited by a variable that an earlier step hands on", async () => {
    const steps = [{ run: "echo GOOSE_MODE=approve >> $GITHUB_ENV" }, { run: "goose run -t x" }];
    expect(await reported(steps)).toEqual([]);
  });

  it.each<[run: string, env?: Run["env"], files?: Files]>([
    ["goose run -t a\nexport GOOSE_MODE=approve"],
    ["(\nexport GOOSE_MODE=approve\n)\ngoose run -t b"],
    ["f() {\nexport GOOSE_MODE=approve\n}\ngoose run -t b"],
    ["cat > x <<'E'\nexport GOOSE_MODE=approve\nE\ngoose run -t b"],
    ["if false; then\nexport GOOSE_MODE=approve\nfi\ngoose run -t b"],
    ["docker run --rm -it image goose run -t x"],
    ["docker run --network ci --rm image goose run -t x"],
    ["npm exec --yes -- cline 'do it'"],
    ["cat tasks | xargs -n 1 -I{} goose run -t {}"],
    ["setsid stdbuf -oL goose run -t x"],
    ["uv run --frozen openhands --headless -t x"],
    ["timeout -k 5 10m sudo -n goose run -t x"],
    ["opencode run x", { OPENCODE_PERMISSION: '{"edit":{"*":"deny"}}' }],
    ["opencode run x", { OPENCODE_PERMISSION: '{"*":"deny","bash":"allow"}' }],
    ["opencode run x", {}, { "opencode.json": '{ "permission": { "*": "deny", "bash": "allow" } }' }],
    ["vibe -p x", { VIBE_ENABLED_TOOLS: "[]" }],
    ["letta --tools Read --tools Bash -p x"],
    ["uv tool run openhands --headless -t x"],
    ["uvx --from mistral-vibe vibe -p x"],
    ["npx kilocode run x"],
  ])("is reported all the same: %s %o", async (run, env, files = {}) =>
    expect(await reported([{ run, ...(env ? { env } : {}) }], files)).toHaveLength(1),
  );

  it("is read in time in proportion to the script", () =>
    expectLinear(
      200,
      (size) => "export GOOSE_MODE=chat\ngoose run -t x\n".repeat(size),
      async (run) => void (await reported([{ run }])),
    ));
});

describe("an action that starts a program so", () => {
  const used = async (uses: string, input: Readonly<Record<string, string>>, files: Files = {}) => {
    const workflow = JSON.stringify({ on: "push", jobs: { agent: { steps: [{ uses, with: input }] } } });
    const { findings } = await judged({ [path]: workflow, ...files }, {});
    return findings.flatMap(({ finding: { rule, message } }) =>
      rule === "no-permission-bypass" ? [message.replace(/ without asking.*$/s, "")] : [],
    );
  };
  const strict = { ".letta/settings.json": '{ "permissions": { "mode": "strict" } }' };

  it("is reported, unless its arguments or the repository's settings limit it", async () => {
    const letta = "letta-ai/letta-code-action@v1";
    expect(await used(letta, { prompt: "x" })).toEqual(["`letta-code-action` runs every tool of every agent"]);
    expect(await used(letta, { letta_args: "--permission-mode standard" })).toEqual([]);
    expect(await used(letta, { prompt: "x" }, strict)).toEqual([]);
    expect(await used("mistralai/mistral-vibe@v2", { prompt: "x" })).toEqual([
      "`mistral-vibe` runs commands of a list",
    ]);
    expect(await used("augmentcode/augment-agent@v0", { instruction: "x" })).toHaveLength(1);
    expect(await used("anomalyco/opencode/github@latest", { model: "x" })).toHaveLength(1);
  });

  it.each(Object.entries(tables))("%s: names a word of its table", (_, { actions, unprompted = [] }) => {
    for (const { startsWith } of actions)
      if (startsWith !== undefined) expect(unprompted.flatMap(({ by }) => by)).toContain(startsWith);
  });
});

describe("every row of every host", () => {
  it.each(rows)("%s %s: the word is one of its table", (_, word, { flags, commands }) => {
    const known =
      word === "" || word.startsWith("-")
        ? word === "" || flagShapes(flags).has(word)
        : (word.split(" ")[0] ?? "") in commands;
    expect(known).toBe(true);
  });

  it.each(rows)("%s %s: is reported once, at the word, and not with a flag that bypasses", async (id, word, launch) => {
    const { program, flags } = launch;
    const takes = flagShapes(flags).get(word)?.takes;
    const begin = word === "" || word.startsWith("-") ? `${program}${start(id)}` : program;
    const line = `${begin} ${word} ${takes === "nothing" || takes === undefined ? "" : "developer"}`.trimEnd();
    const found = await reported([{ run: `cd x\n${line} 'Do it.'` }]);
    expect(found).toHaveLength(1);
    const bypass = [...flagShapes(flags)].find(
      ([, shape]) =>
        shape.takes === "nothing" &&
        typeof shape.use === "object" &&
        shape.use.some(({ effect }) => effect === "bypasses"),
    );
    if (!bypass) return;
    const both = await reported([{ run: `${line} ${bypass[0]} ${quoted("Do it.")}` }]);
    expect(both.map((one) => one.split(" ", 4).join(" "))).toEqual([`error \`${program} ${bypass[0]}\` is`]);
  });

  it.each(rows)("%s %s: what is said to limit it is known to its table", (_, word, { flags, unprompted = [] }) => {
    for (const { by, unless = {}, unlessOnly = {} } of unprompted)
      if (by.includes(word))
        for (const name of [...Object.keys(unless), ...Object.keys(unlessOnly)])
          expect([name, name.startsWith("-") ? flagShapes(flags).has(name) : /^[A-Z_]+$/.test(name)]).toEqual([
            name,
            true,
          ]);
  });
});

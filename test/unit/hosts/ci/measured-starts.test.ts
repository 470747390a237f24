/**
 * Starts of real programs without a terminal, and what a stand-in for their model could do in them: each that changes
 * anything is reported, and no other. `measured-starts.json`: the arguments, the variables and the files of the
 * repository, and which of the calls were carried out; versions are those of November 2026.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judged } from "../../../support/judging.ts";
import { quoted, tables } from "../../../support/launching.ts";

interface Measured {
  readonly host: string;
  readonly program: string;
  readonly version: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** Whether a prompt was on standard input. */
  readonly stdin?: true;
  readonly did: readonly ("shell" | "write" | "edit" | "fetch")[];
}

const cases = JSON.parse(readFileSync(new URL("measured-starts.json", import.meta.url), "utf8")) as readonly Measured[];

const path = ".github/workflows/agent.yml";
const lineOf = ({ program, args }: Measured): string =>
  [program, ...args].map((word) => (/^[\w./=:-]+$/.test(word) ? word : quoted(word))).join(" ");
const titleOf = (measured: Measured): string =>
  [
    ...Object.entries(measured.env ?? {}).map(([name, value]) => `${name}=${quoted(value)}`),
    lineOf(measured),
    ...Object.keys(measured.files ?? {}).map((file) => `with ${file}`),
  ].join(" ");

/** What is not reported though something was done, each for a reason. */
const unreported: Readonly<Record<string, string>> = {
  "auggie --print 'go now' --permission launch-process:deny --permission save-file:ask-user":
    "another tool edits: the page says that each tool needs a rule",
  "auggie --print 'go now' --remove-tool launch-process --remove-tool save-file":
    "another tool edits: the page says that each tool needs a rule",
  "codex exec -s workspace-write go": "commands run in a sandbox, which the flag names",
  "GOOSE_TELEMETRY_OFF='1' goose session": "its prompt comes from standard input, which is not seen",
  "grok -p 'start it all now' -m local": "a list of commands such as `touch`, which write no content",
  "grok -p 'start it all now' -m local --permission-mode dontAsk": "the same list",
  "grok -p 'start it all now' -m local --permission-mode plan": "the same list",
};

const fails = "the program ended with an error, which a start that is written so does everywhere";
const byFile = "a file of the repository decides, which is not read for starts";
const byUse = "what it did is nothing that the case counts";

/** What is reported though nothing was done, each for a reason. */
const overreported: Readonly<Record<string, string>> = {
  "goose run": fails,
  "goose run -t 'do it' -s": fails,
  "kimi --quiet -p go": fails,
  "letta -p 'do it'": "no model was configured",
  "openhands --headless -t x": "no model was configured",
  "vibe -p x --agent chat": fails,
  "vibe -p": fails,
  "goose run --recipe r.yaml with r.yaml": byFile,
  "kimi -p go --agent ro with .kimi-code/agents/ro.md": byFile,
  "kimi -p go --agent-file ro.md with ro.md": byFile,
  "kimi -p go with .kimi-code/agents/agent.md": byFile,
  "vibe -p x --trust with .vibe/config.toml": byFile,
  "openhands --override-with-envs --headless -t x with .openhands/hooks.json": byFile,
  "goose run -t 'do it' with .agents/plugins/p/plugin.json with .agents/plugins/p/hooks/hooks.json": byFile,
  "GOOSE_ADDITIONAL_CONFIG_FILES='$ROOT/ws/c.yaml' goose run -t 'do it' with c.yaml": byFile,
  "GOOSE_PATH_ROOT='$ROOT/ws/conf' goose run -t 'do it' with conf/config/config.yaml": byFile,
  "XDG_CONFIG_HOME='$ROOT/ws/conf' goose run -t 'do it' with conf/goose/config.yaml": byFile,
  "goose run --with-extension 'python3 mcp.py' -t 'do it'": byUse,
  "SECURITY_PROMPT_ENABLED='true' goose run -t 'do it'": byUse,
  "kilo run --agent plan go": "it fetched",
};

async function findingsOf({ env, files, ...measured }: Measured): Promise<readonly string[]> {
  const run = lineOf({ ...measured });
  const workflow = JSON.stringify({ on: "push", jobs: { agent: { steps: [{ run, ...(env ? { env } : {}) }] } } });
  const { findings } = await judged({ [path]: workflow, ...files }, {});
  return findings.flatMap(({ finding: { rule, message } }) => (rule === "no-permission-bypass" ? [message] : []));
}

/** The message of a start that asks for nothing by itself has no value. */
const isPlain = (message: string): boolean => !/^`[^`]*` (?:is|allows) /.test(message);

describe("a start that was measured", () => {
  it.each(cases.map((measured) => [titleOf(measured), measured] as const))("%s", async (title, measured) => {
    const found = await findingsOf(measured);
    const did = measured.did.some((what) => what !== "fetch");
    if (did) expect(found.length > 0).toBe(unreported[title] === undefined);
    else if (overreported[title] === undefined) expect(found.filter(isPlain)).toEqual([]);
  });

  it("has no difference that is none any more", async () => {
    const known = new Map<string, boolean>();
    for (const measured of cases) {
      const title = titleOf(measured);
      const isReported = (await findingsOf(measured)).some(isPlain);
      const did = measured.did.some((what) => what !== "fetch");
      if (!did && isReported) known.set(title, true);
    }
    expect([...known.keys()].sort()).toEqual(Object.keys(overreported).sort());
    const titles = new Set(cases.map(titleOf));
    expect(Object.keys(unreported).filter((title) => !titles.has(title))).toEqual([]);
  });

  it("is there for each host whose table says that it was measured", () => {
    const measured = new Set(cases.map(({ host }) => host));
    for (const [id, { unprompted = [] }] of Object.entries(tables))
      if (unprompted.some(({ certainty }) => certainty === "measured"))
        expect([id, measured.has(id) || id === "factory"]).toEqual([id, true]);
  });
});

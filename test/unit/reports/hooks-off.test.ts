/** A setting that turns off all hooks: no report says of the hooks next to it that they run, and all still count. */
import { describe, expect, it } from "vitest";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { commentOf, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { agent, judged } from "../../support/judging.ts";

const hooks = { Stop: [{ hooks: [{ type: "command", command: "make stop" }] }] };
const commandHooks = { SessionStart: [{ hooks: [{ type: "command", command: "make start" }] }], ...hooks };
const screen = { color: false, columns: 1_000, all: true };
const links = { server: "https://github.com", run: undefined };

describe.each([
  [".claude", ".claude/settings.json", { disableAllHooks: true }],
  [".qwen", ".qwen/settings.json", { disableAllHooks: true }],
  [".gemini", ".gemini/settings.json", { hooksConfig: { enabled: false } }],
])("where %s turns off hooks", (folder, path, off) => {
  const tool = folder === ".qwen" || folder === ".gemini" ? "[read_file]" : "Read";
  const profile = { [`${folder}/agents/reader.md`]: agent("reader", tool) };
  const withHooks = (settings: object) => ({ ...profile, [path]: JSON.stringify(settings) });

  it("nothing says that they run", async () => {
    const base = withHooks({ hooks });
    const policy = "ceiling: [read]\n";
    const result = await judged(withHooks({ ...off, hooks: commandHooks }), { base, policy });
    const on = await judged(withHooks({ hooks: commandHooks }), { base, policy });
    const told = (one: typeof result) =>
      [
        pretty(one, screen),
        listPretty(one, screen),
        diffPretty(one, screen),
        commentOf(reportModelOf(one), links, "<!-- x -->"),
      ].map((text) => ({ runs: /\bruns for every agent|(?<!would )starts? code (?: |:)/.test(text) }));
    expect(told(on).map(({ runs }) => runs)).toContain(true);
    expect(told(result).filter(({ runs }) => runs)).toEqual([]);
    expect(diffPretty(result, screen)).toMatch(
      /would start code: hooks\.SessionStart = make start; would run for every agent, whatever its tools, but no hook runs while `[\w.]+` is `\w+` \(`\.\w+\/settings\.json:1`\)/,
    );
  });

  it("they count as before, and the switch is a change of its own", async () => {
    const kinds = async (settings: object) =>
      (await judged(withHooks(settings), { policy: "ceiling: [read]\n" })).findings.map(
        ({ finding: { rule, kind = null } }) => `${rule}/${kind}`,
      );
    expect(await kinds({ ...off, hooks })).toEqual(
      expect.arrayContaining([...(await kinds({ hooks })), "no-permission-bypass/guards"]),
    );
  });
});

/** defect's hooks, in profiles and in its configuration: what starts code counts, and so does a guard that is gone. */
import { describe, expect, it } from "vitest";
import { judged, type Repository } from "../../support/judging.ts";
import { changeBetween } from "../../support/powers.ts";

const hook = (event: string, handler: string): string => `[[hooks.${event}]]\nhandler = { ${handler} }\n`;
const command = hook("before_tool_apply", 'type = "command", argv = ["./x.sh"]');
const hider = hook("after_ingest", 'type = "builtin", name = "redact-secrets"');
const audit = hook("after_ingest", 'type = "builtin", name = "tracing-audit"');

const inProfile = (hooks: string): Repository => ({
  ".defect/agents/a.md": `+++\ndescription = "Reads it"\n${hooks}+++\nRead it.\n`,
});
const inConfig = (hooks: string): Repository => ({ ...inProfile(""), ".defect/config.toml": hooks });
const places = [
  ["a profile", inProfile],
  ["the configuration", inConfig],
] as const;

describe.each(places)("in %s", (_, files) => {
  const powerOf = async (before: string, after: string) => (await changeBetween(files(before), files(after))).power;

  it("a command is a finding under a ceiling, with the file that it starts", async () => {
    const policy = "ceiling: [read]\n";
    const { findings } = await judged(files(command), { base: files(""), policy });
    const own = findings.filter(({ state, finding }) => state === "new" && finding.rule === "max-capability");
    expect(own).toHaveLength(1);
    const started = (text: string): Repository => ({ ...files(command), "x.sh": text });
    expect((await changeBetween(started("exit 2\n"), started("exit 0\n"))).power).toBe("widened");
  });

  it.each([
    ["is gone", hider, ""],
    ["gives way to another", hider, audit],
  ])("the hook that hides secrets %s", async (__, before, after) =>
    expect(await powerOf(before, after)).toBe("widened"),
  );

  it("the hook that hides secrets may go where another one stays", async () => {
    expect(await powerOf(audit, "")).toBe("narrowed");
    expect(await powerOf(hider + hider, hider)).not.toBe("widened");
  });
});

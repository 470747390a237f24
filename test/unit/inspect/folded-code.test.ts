/** Code in a host's folder under another spelling of its name: some file systems take it for the host's own. */
import { expect, it } from "vitest";
import { agent, judged } from "../../support/judging.ts";

it.each([
  [".Opencode/plugin/x.ts", "opencode"],
  [".opencode/Plugins/x.js", "opencode"],
  [".opencode/TOOL/x.ts", "opencode"],
  [".Roo/tools/x.ts", "Roo Code"],
  [".roo/Tools/x.ts", "Roo Code"],
  [".github/Extensions/x/extension.mjs", "GitHub Copilot"],
])("%s is unjudged, whether the host is in use or not", async (path, title) => {
  for (const around of [
    {},
    { "opencode.json": "{}", ".roomodes": "customModes: []\n", ".claude/agents/a.md": agent("a", "Read") },
  ]) {
    const { findings } = await judged({ ...around, [path]: "export default 1;\n" }, { policy: "ceiling: [read]\n" });
    const found = findings.filter(({ finding: { at } }) => at.source.path === path);
    expect(found.map(({ finding: { rule, severity } }) => `${severity} ${rule}`)).toContain(
      "error no-unjudged-content",
    );
    expect(found.map(({ finding: { message } }) => message).join()).toContain(`read by ${title}`);
  }
});

/** A tool name that nobody has: it counts as a power, or it is reported as giving nothing, and never both. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Host } from "../../../src/model/host.ts";
import { grantsOf, type Profile } from "../../../src/model/profile.ts";
import type { Place } from "../../../src/repo/text.ts";
import { type Held } from "../../support/memory.ts";
import { loadIn } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

const does = "Reviews a change and says what is wrong with it.";
const fenced = (...lines: readonly string[]): string =>
  ["---", "name: reviewer", `description: ${does}`, ...lines, "---", "Review the change.", ""].join("\n");
const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** Where each host reads the names of tools: files for one name. */
const places: Readonly<Record<string, readonly ((name: string) => Readonly<Record<string, Held>>)[]>> = {
  a3s: [
    (name) => ({ ".a3s/agents/reviewer.md": fenced(`tools: [read, "${name}"]`) }),
    (name) => ({ "agents/reviewer.md": fenced(`permissions: { allow: ["${name}"], default_decision: deny }`) }),
  ],
  amazonq: [
    (name) => ({
      ".amazonq/cli-agents/reviewer.json": json({ name: "reviewer", description: does, tools: ["fs_read", name] }),
    }),
  ],
  antigravity: [(name) => ({ ".agents/agents/reviewer/agent.md": fenced(`tools: [view_file, "${name}"]`) })],
  augment: [(name) => ({ ".augment/agents/reviewer.md": fenced(`tools: [view, "${name}"]`) })],
  claude: [
    (name) => ({ ".claude/agents/reviewer.md": fenced(`tools: Read, ${name}`) }),
    (name) => ({ ".claude/agents/reviewer.md": fenced("tools: Read", `disallowedTools: [Bash, "${name}"]`) }),
  ],
  codebuddy: [(name) => ({ ".codebuddy/agents/reviewer.md": fenced(`tools: Read, ${name}`) })],
  copilot: [
    (name) => ({ ".github/agents/reviewer.agent.md": fenced(`tools: [read, "${name}"]`) }),
    (name) => ({ ".claude/agents/reviewer.md": fenced(`tools: Read, ${name}`) }),
  ],
  cursor: [(name) => ({ ".cursor/agents/reviewer.md": fenced(`tools: [Read, "${name}"]`) })],
  defect: [
    (name) => ({ ".defect/agents/reviewer.md": `+++\ndescription = "${does}"\ntools = ["${name}"]\n+++\nLook.\n` }),
  ],
  factory: [(name) => ({ ".factory/droids/reviewer.md": fenced(`tools: [Read, "${name}"]`) })],
  gemini: [(name) => ({ ".gemini/agents/reviewer.md": fenced(`tools: [read_file, "${name}"]`) })],
  "gh-aw": [(name) => ({ ".github/workflows/reviewer.md": fenced("on: push", `tools: { "${name}": {} }`) })],
  goose: [(name) => ({ ".goose/agents/reviewer.md": fenced(`tools: [Read, "${name}"]`) })],
  grok: [
    (name) => ({ ".grok/agents/reviewer.md": fenced(`tools: [Read, "${name}"]`) }),
    (name) => ({ ".grok/agents/reviewer.md": fenced("tools: Read", `disallowedTools: [Read, "${name}"]`) }),
  ],
  junie: [
    (name) => ({ ".junie/agents/reviewer.md": fenced(`tools: [Read, "${name}"]`) }),
    (name) => ({ ".junie/agents/reviewer.md": fenced(`disallowedTools: [Read, "${name}"]`) }),
  ],
  cline: [(name) => ({ ".cline/agents/reviewer.yml": fenced(`tools: [read_files, "${name}"]`) })],
  kimi: [
    (name) => ({ ".kimi-code/agents/reviewer.md": fenced(`tools: [Read, "${name}"]`) }),
    (name) => ({ ".kimi-code/agents/reviewer.md": fenced("tools: Read", `disallowedTools: [Read, "${name}"]`) }),
  ],
  letta: [(name) => ({ ".letta/agents/reviewer.md": fenced(`tools: Read, ${name}`) })],
  kiro: [
    (name) => ({
      ".kiro/agents/reviewer.json": json({ name: "reviewer", description: does, prompt: "x", tools: ["read", name] }),
    }),
    (name) => ({ ".kiro/agents/reviewer.md": fenced(`tools: [read, "${name}"]`) }),
  ],
  opencode: [
    (name) => ({ ".opencode/agents/reviewer.md": fenced(`permission: { "*": deny, "${name}": allow }`) }),
    (name) => ({ ".opencode/agents/reviewer.md": fenced(`tools: { "*": false, "${name}": true }`) }),
  ],
  openhands: [(name) => ({ ".openhands/agents/reviewer.md": fenced(`tools: [glob, "${name}"]`) })],
  openheim: [
    (name) => ({
      "agents/reviewer.md": `+++\ndescription = "${does}"\ntools = ["read_file", "${name}"]\n+++\nLook.\n`,
    }),
  ],
  qoder: [(name) => ({ ".qoder/agents/reviewer.md": fenced(`tools: [Read, "${name}"]`) })],
  qwen: [
    (name) => ({ ".qwen/agents/reviewer.md": fenced(`tools: [read_file, "${name}"]`) }),
    (name) => ({ ".qwen/agents/reviewer.md": fenced(`disallowedTools: [read_file, "${name}"]`) }),
  ],
  roo: [
    (name) => ({
      ".roomodes": json({
        customModes: [{ slug: "reviewer", name: "Reviewer", roleDefinition: does, groups: ["read", name] }],
      }),
    }),
  ],
  vibe: [
    (name) => ({ ".vibe/agents/reviewer.toml": `description = "${does}"\nenabled_tools = ["read", "${name}"]\n` }),
    (name) => ({ ".vibe/agents/reviewer.toml": `description = "${does}"\ndisabled_tools = ["bash", "${name}"]\n` }),
  ],
  vtcode: [(name) => ({ ".vtcode/agents/reviewer.md": fenced(`tools: [read_file, "${name}"]`) })],
};

/** Hosts whose profiles list no tools by name. */
const withoutNames = ["codex"];

const covers = (wide: Place, narrow: Place): boolean =>
  wide.source === narrow.source && wide.span.start <= narrow.span.start && wide.span.end >= narrow.span.end;

/** Why a name is said to have no effect that the profile counts as a power. */
function contradictions(profile: Profile, name: string): readonly string[] {
  return profile.ineffective.flatMap(({ what, because, at }) =>
    what !== name
      ? []
      : grantsOf(profile)
          .filter(({ tool, at: granted }) => tool === what && (covers(at, granted) || covers(granted, at)))
          .map(({ tool, capability }) => `${tool} is ${capability}, and has no effect: ${because}`),
  );
}

describe("an invented tool name", () => {
  it("is tried in every host that names tools", () => {
    expect([...Object.keys(places), ...withoutNames].sort()).toEqual(Object.keys(hosts).sort());
  });

  const name = fc.oneof(
    fc.constantFrom("Telepathy", "read_fiel", "githubRepo", "Serach", "do-it", "web_serach", "Edti", "shel"),
    fc.stringMatching(/^[a-zA-Z][a-zA-Z_]{2,12}$/),
  );
  const cases = Object.entries<Host>(hosts).flatMap(([id, host]) =>
    host.editions.flatMap((edition) => (places[id] ?? []).map((files, i) => ({ id, edition, i, host, files }))),
  );
  it.each(cases)("is a power or has no effect, never both: $id $edition, place $i", ({ edition, host, files }) =>
    fc.assert(
      fc.asyncProperty(name, async (invented) => {
        const load = await loadIn(host, files(invented), { edition, dirs: ["agents"] });
        for (const { profile } of load.items) if (profile) expect(contradictions(profile, invented)).toEqual([]);
      }),
      { numRuns: runs(12, 300) },
    ),
  );
});

/** Settings, hooks and workflows of any length: what is kept of each of them does not hold all the others. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Host } from "../../../src/model/host.ts";
import { loadIn } from "../../support/loading.ts";
import type { Repository } from "../../support/judging.ts";
import { changeBetween } from "../../support/powers.ts";

const many = <T>(size: number, make: (i: number) => T): readonly T[] => Array.from({ length: size }, (_, i) => make(i));
const named = <T>(size: number, make: (i: number) => T) =>
  Object.fromEntries(many(size, (i) => [`x${i}`, make(i)] as const));

const command = (i: number) => ({ type: "command", command: `./guard-${i}.sh` });
const hooks = (size: number) => ({ PreToolUse: [{ matcher: "*", hooks: many(size, command) }] });
const flat = (size: number) => ({ preToolUse: many(size, command) });
const servers = (size: number) => named(size, (i) => ({ command: "node", args: [`server-${i}.js`] }));
const steps = (step: (i: number) => object) => (size: number) =>
  JSON.stringify({ on: "push", jobs: { a: { "runs-on": "x", steps: many(size, step) } } });
const json = (value: (size: number) => object) => (size: number) => JSON.stringify(value(size));

const texts: readonly (readonly [host: string, path: string, text: (size: number) => string])[] = [
  ["claude", ".claude/settings.json", json((size) => ({ hooks: hooks(size) }))],
  ["claude", ".claude/settings.json", json((size) => ({ permissions: { allow: many(size, (i) => `Bash(x${i})`) } }))],
  ["claude", ".claude/settings.json", json((size) => ({ env: named(size, String) }))],
  ["claude", ".mcp.json", json((size) => ({ mcpServers: servers(size) }))],
  ["claude", ".github/workflows/a.yml", steps((i) => ({ run: `claude --settings '{"env":{"A":"${i}"}}' -p x` }))],
  [
    "claude",
    ".github/workflows/a.yml",
    steps((i) => ({
      uses: "anthropics/claude-code-action@v1",
      with: { settings: JSON.stringify({ hooks: hooks(i % 9) }) },
    })),
  ],
  ["codebuddy", ".codebuddy/settings.json", json((size) => ({ hooks: hooks(size) }))],
  ["codex", ".codex/hooks.json", json((size) => ({ hooks: hooks(size) }))],
  ["copilot", ".github/hooks/a.json", json((size) => ({ version: 1, hooks: flat(size) }))],
  ["cursor", ".cursor/hooks.json", json((size) => ({ version: 1, hooks: flat(size) }))],
  ["factory", ".factory/settings.json", json((size) => ({ hooks: hooks(size) }))],
  ["gemini", ".gemini/settings.json", json((size) => ({ hooks: hooks(size), mcpServers: servers(size) }))],
  ["goose", ".agents/plugins/p/hooks/hooks.json", json((size) => ({ hooks: hooks(size) }))],
  [
    "kiro",
    ".kiro/hooks/a.json",
    json((size) => ({ hooks: [{ trigger: "preToolUse", actions: many(size, command) }] })),
  ],
  ["kiro", ".kiro/settings/mcp.json", json((size) => ({ mcpServers: servers(size) }))],
  ["qwen", ".qwen/settings.json", json((size) => ({ hooks: hooks(size) }))],
];

const scripts = (size: number): Repository =>
  Object.fromEntries(many(size, (i) => [`.agents/plugins/p/scripts/${i}.sh`, `echo ${i}\n`]));

/** How many characters are kept of what a file decides. */
async function keptOf(host: string, path: string, text: string, more: Repository): Promise<number> {
  const loader = Object.entries<Host>(hosts).find(([id]) => id === host)?.[1];
  if (!loader) throw new Error(`no host ${host}`);
  const { layers } = await loadIn(loader, { ...more, [path]: text });
  return layers
    .flatMap(({ authority }) => authority)
    .reduce(
      (sum, { value, content = "", names = [] }) => sum + value.length + content.length + names.join(" ").length,
      0,
    );
}

describe("of each setting, hook and step", () => {
  it.each(texts)("%s keeps of %s no more than in proportion to its number", async (host, path, text) => {
    const kept = (size: number) => keptOf(host, path, text(size), host === "goose" ? scripts(size / 10) : {});
    const [small, large] = [await kept(200), await kept(1_600)];
    expect(small).toBeGreaterThan(200);
    expect(large / small).toBeLessThan(10);
  });
});

it("a change of thousands of hooks is compared", async () => {
  const path = ".codex/hooks.json";
  const [, , text] = texts.find(([host]) => host === "codex") ?? texts[0] ?? [];
  const { settings } = await changeBetween({ [path]: text?.(4_000) ?? "" }, { [path]: text?.(4_001) ?? "" });
  expect(settings.length).toBeGreaterThan(0);
});

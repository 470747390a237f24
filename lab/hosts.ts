/** The programs that the lab can run, and those whose vectors were made once. */
import type { LabHost } from "./frame/host.ts";

const hosts: Readonly<Record<string, () => Promise<{ readonly default: LabHost }>>> = {
  claude: () => import("./hosts/claude.ts"),
  opencode: () => import("./hosts/opencode.ts"),
  kilo: () => import("./hosts/kilo.ts"),
  copilot: () => import("./hosts/copilot.ts"),
  codex: () => import("./hosts/codex.ts"),
  gemini: () => import("./hosts/gemini.ts"),
  qwen: () => import("./hosts/qwen.ts"),
  qoder: () => import("./hosts/qoder.ts"),
  cursor: () => import("./hosts/cursor.ts"),
  cline: () => import("./hosts/cline.ts"),
  letta: () => import("./hosts/letta.ts"),
  codebuddy: () => import("./hosts/codebuddy.ts"),
};

/** Hosts whose vectors this lab does not make again, with the reason. */
export const oneTime: ReadonlyMap<string, string> = new Map([
  ["augment", "the loader of auggie was called once by hand, in the program; the lab runs whole programs only"],
  [
    "factory",
    "functions of droid were called one by one, once, because a session needs a login; the lab runs whole programs only",
  ],
  ["grok", "sessions were driven over the Agent Client Protocol, which the lab does not speak"],
  ["roo", "the part of the source that reads modes was run by hand; no package of the program is published"],
  ["kimi", "sessions were driven over the Agent Client Protocol, which the lab does not speak"],
  ["vibe", "modules of its source were run by hand on Python; the lab installs packages of npm only"],
]);

export const labHostNames: readonly string[] = Object.keys(hosts);

export async function labHost(name: string): Promise<LabHost | undefined> {
  return Object.hasOwn(hosts, name) ? (await hosts[name]?.())?.default : undefined;
}

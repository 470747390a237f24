/** Lists what a session decides for the roles that it starts, whatever their own files set. */
import { meaningOf } from "./authority.ts";
import { settingAt, type Settings } from "./effective.ts";
import { sandboxIn } from "./merged.ts";

type Decided = { readonly [key: string]: string };

/** Keys of a role's file, and what the session decides in their place (openai/codex issues 45482, 40130, 33314). */
export const decided: Decided = {
  sandbox_mode: "its sandbox",
  sandbox_workspace_write: "its sandbox",
  default_permissions: "its sandbox",
  permissions: "its sandbox",
  approval_policy: "its approvals",
  approvals_reviewer: "its approvals",
  shell_environment_policy: "its environment",
};

/** More of them since edition `0.169`. */
export const decidedSince0169: Decided = {
  allow_login_shell: "its shell",
  web_search: "its tools",
  tools: "its tools",
  auto_review: "its approvals",
};

/** Whether a role's own setting would switch off a question or the sandbox. */
export function asksLess(key: string, settings: Settings): boolean {
  const [effect] = meaningOf(key, settingAt([settings], key)?.text) ?? ["narrows"];
  return Object.hasOwn(decided, key) && effect !== "narrows";
}

/** Names what decides the sandbox of some sessions: "`sandbox_mode = \"read-only\"` in `.codex/config.toml`". */
export function sandboxOf(sessions: readonly (readonly Settings[])[]): string {
  const named = sessions.map((layers) => {
    const sandbox = sandboxIn(layers);
    return sandbox
      ? `\`${sandbox.key} = ${JSON.stringify(sandbox.text ?? "")}\` in \`${sandbox.at.source.path}\``
      : "`workspace-write`, the default for a trusted project";
  });
  return named.length === 0 ? "that of its session" : [...new Set(named)].join(", ");
}

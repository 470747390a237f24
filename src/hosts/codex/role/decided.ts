/** Lists what a session decides for the roles that it starts, whatever their own files set. */
import { meaningOf } from "../settings/authority.ts";
import { type Setting, settingAt, type Settings } from "../settings/effective.ts";
import { sandboxIn } from "../settings/merged.ts";

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

/** How a session's own value of a key compares with a role's. */
export type Compared = "same" | "stricter" | "other";

/** Compares a role's setting with that of all sessions that have the role: `other` where one of them may be looser. */
export function comparedWith(key: string, settings: Settings, sessions: readonly (readonly Settings[])[]): Compared {
  const own = settingAt([settings], key);
  if (!own || sessions.length === 0) return "other";
  const each = sessions.map((layers) =>
    decided[key] === "its sandbox" ? comparedSandbox(key, own.text, layers) : comparedValue(key, own, layers),
  );
  if (each.every((one) => one === "same")) return "same";
  return each.includes("other") ? "other" : "stricter";
}

const [, , strictest] = meaningOf("sandbox_mode", "read-only") ?? [];

/** What a trusted project has without a setting. */
const usualSandbox = "workspace-write";

function comparedSandbox(key: string, own: string | undefined, layers: readonly Settings[]): Compared {
  const sandbox = sandboxIn(layers);
  // Permissions that a repository describes are compared by their name alone.
  if (sandbox && sandbox.key === key && own !== undefined && sandbox.text === own) return "same";
  const session = meaningOf(sandbox?.key ?? "sandbox_mode", sandbox ? sandbox.text : usualSandbox)?.[2];
  // What the workspace may do besides matters to no session that only reads.
  if (key === "sandbox_workspace_write") return session === strictest ? "stricter" : "other";
  return byStrictness(meaningOf(key, own)?.[2], session);
}

function comparedValue(key: string, own: Setting, layers: readonly Settings[]): Compared {
  const session = settingAt(layers, key);
  if (!session) return "other";
  const isScalar = own.value.kind === "scalar" && session.value.kind === "scalar";
  if (isScalar && own.value.value === session.value.value) return "same";
  return byStrictness(meaningOf(key, own.text)?.[2], meaningOf(key, session.text)?.[2]);
}

function byStrictness(own: number | undefined, session: number | undefined): Compared {
  if (own === undefined || session === undefined || session < own) return "other";
  return session === own ? "same" : "stricter";
}

/** Names what decides the sandbox of some sessions: "`sandbox_mode = \"read-only\"` in `.codex/config.toml`". */
export function sandboxOf(sessions: readonly (readonly Settings[])[]): string {
  const named = sessions.map((layers) => {
    const sandbox = sandboxIn(layers);
    return sandbox
      ? `\`${sandbox.key} = ${JSON.stringify(sandbox.text ?? "")}\` in \`${sandbox.at.source.path}\``
      : `\`${usualSandbox}\`, the default for a trusted project`;
  });
  return named.length === 0 ? "that of its session" : [...new Set(named)].join(", ");
}

/** What settings say about skills: which calls and commands they approve, and what they take away. */
import type { Authority } from "../../../model/load.ts";
import type { Scopes } from "./inline.ts";

/** What any settings of the repository approve. */
export interface Approvals {
  /** Whether the model may call a skill of this name without a question. */
  readonly call: (name: string) => boolean;
  /** Rules for commands. */
  readonly scopes: Scopes;
}

/** What settings that surely apply to a profile take away. */
export interface Denials {
  /** Whether commands of skills are left out. */
  readonly noCommands: boolean;
  /** Whether every command is denied or asked about, so that a skill with commands does not start. */
  readonly deniesCommands: boolean;
  /** Whether the model may not call a skill of this name. */
  readonly call: (name: string) => boolean;
  /** Whether a skill of this name is switched off. */
  readonly isOff: (name: string) => boolean;
}

interface Rule {
  readonly tool: string;
  /** The text in parentheses; `null` without parentheses. */
  readonly scope: string | null;
}

/** One rule: `Bash(git log:*)`. */
export function ruleOf(text: string): Rule {
  const [, tool = text, scope = null] = /^([^(]+)\(([^]*)\)$/.exec(text.trim()) ?? [];
  return { tool, scope };
}

/** From `permissions.allow` and `permissions.defaultMode`. */
export function approvalsIn(authority: readonly Authority[]): Approvals {
  const rules = rulesAt(authority, "permissions.allow");
  const approvesAll = authority.some(
    ({ setting, value }) =>
      setting === "permissions.defaultMode" && /^(?:acceptEdits|bypassPermissions|auto)$/.test(value),
  );
  return {
    call: (name) => rules.some((rule) => coversCall(rule, name)),
    // A session that accepts edits runs some commands without a rule.
    scopes: [...scopesFor(rules), ...(approvesAll ? [null] : [])],
  };
}

/** The scopes of the rules for commands. */
export function scopesFor(rules: readonly Rule[]): Scopes {
  return rules.flatMap(({ tool, scope }) => (tool === "Bash" || tool === "PowerShell" ? [scope] : []));
}

/** From `permissions.deny`, `permissions.ask`, `disableSkillShellExecution` and `skillOverrides`. */
export function denialsIn(authority: readonly Authority[]): Denials {
  const denied = rulesAt(authority, "permissions.deny");
  const asking = rulesAt(authority, "permissions.ask");
  return {
    noCommands: authority.some(
      ({ setting, effect }) => setting === "disableSkillShellExecution" && effect === "narrows",
    ),
    deniesCommands: [...denied, ...asking].some(
      ({ tool, scope }) => tool === "Bash" && (scope === null || /^\s*\**\s*$/.test(scope)),
    ),
    call: (name) => denied.some((rule) => coversCall(rule, name)),
    isOff: (name) => authority.some(({ setting }) => setting === `skillOverrides.${name}`),
  };
}

function rulesAt(authority: readonly Authority[], key: string): readonly Rule[] {
  return authority.flatMap(({ setting, value }) => (setting === key ? [ruleOf(value)] : []));
}

/** Whether a rule such as `Skill`, `Skill(s)` or `Skill(s:*)` is about a call of this skill. */
function coversCall({ tool, scope }: Rule, name: string): boolean {
  if (tool !== "Skill") return false;
  return scope === null || /^\s*\**\s*$/.test(scope) || scope.replace(/:\*$/, "").replace(/^\//, "").trim() === name;
}

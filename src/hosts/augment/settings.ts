/**
 * What `toolPermissions` of Augment's settings allow: an ordered list of rules, of which the first that matches
 * decides.
 */
import { listItems } from "../_kit/profiles/fields.ts";
import { commandTexts, contentOf } from "../_kit/settings/index.ts";
import type { Authority, Problem } from "../../model/load.ts";
import type { Ineffective } from "../../model/profile.ts";
import { isText, lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

const commands = /^(?:launch-process|shell|bash)$/;
const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch|write|edit)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;

/** Names that the permissions page has and auggie 0.36.0 has not: what they deny runs there. */
const idle = /^(?:\*|shell|bash|write|edit)$/;

/** The values of `type`. */
const types: ReadonlySet<string> = new Set(["allow", "deny", "ask-user", "script-policy", "webhook-policy"]);

/** Why auggie applies no rule at all: one of them has another form. */
export function permissionsFaultIn(root: Node, source: Source): readonly Problem[] {
  const wrong = wrongRuleIn(root);
  if (!wrong) return [];
  const message =
    "has a rule of `toolPermissions` without a `toolName` or a known `permission.type`, and because of it Augment applies no rule of this file, also none that denies";
  return [{ message, at: { source, span: wrong.span }, scope: "part" }];
}

function wrongRuleIn(root: Node): Node | undefined {
  return listItems(lastOf(root, "toolPermissions")).find((rule) => {
    const name = lastOf(rule, "toolName");
    const isNamed = isText(name);
    return !isNamed || !types.has(textOf(lastOf(lastOf(rule, "permission"), "type")) ?? "");
  });
}

/**
 * Names of tools are those of the permissions page and of npm `@augmentcode/auggie` 0.36.0. There `*` is no name of a
 * tool; elsewhere that is assumed, so it decides nothing about other rules.
 */
export function permissionsIn(root: Node, source: Source): readonly Authority[] {
  const decided = new Set<string>();
  const guarded = new Set<string>();
  const isIgnored = wrongRuleIn(root) !== undefined;
  return listItems(lastOf(root, "toolPermissions")).flatMap((node): readonly Authority[] => {
    if (textOf(lastOf(node, "eventType")) === "tool-response") return [];
    const { tool, type, pattern, isWhole } = ruleOf(node);
    const found = decided.has(tool) ? undefined : meaningOf(type, tool, isWhole, guarded.has(tool));
    const meaning = found?.[0] === "narrows" && (isIgnored || idle.test(tool)) ? undefined : found;
    if (type === "deny" || type === "ask-user") guarded.add(tool);
    if (isWhole) decided.add(tool);
    if (!meaning) return [];
    const [effect, because] = meaning;
    const value = `${type} ${tool}${isWhole ? "" : ` ${pattern}`}`.slice(0, maxShown);
    const content = contentOf(node, source);
    const starts = may(type);
    return [
      {
        setting: "toolPermissions",
        value,
        effect,
        because,
        content,
        ...(starts ? { may: [starts] } : {}),
        ...(starts === "execute" ? { names: commandTexts(node) } : {}),
        at: { source, span: node.span },
      },
    ];
  });
}

const strictness = ["allow", "ask-user", "deny"];

/**
 * Rules that deny or ask, behind a milder one for every call of the same tool: they are never reached. Whether an
 * earlier pattern has all commands of a later one is not known, and `*` is the name of no tool.
 */
export function idlePermissions(root: Node, source: Source): readonly Ineffective[] {
  const decided = new Map<string, string>();
  return listItems(lastOf(root, "toolPermissions")).flatMap((node): readonly Ineffective[] => {
    if (textOf(lastOf(node, "eventType")) === "tool-response") return [];
    const { tool, type, pattern, isWhole } = ruleOf(node);
    const earlier = decided.get(tool);
    if (isWhole && earlier === undefined) decided.set(tool, type);
    if (earlier === undefined || tool === "*" || !isStricter(type, earlier)) return [];
    return [
      {
        kind: "limit",
        what: `${type} ${tool}${isWhole ? "" : ` ${pattern}`}`.slice(0, maxShown),
        because: `the earlier \`${earlier}\` for \`${tool}\` matches every call, and the first rule that matches decides; put this one first`,
        certainty: "documented",
        at: { source, span: node.span },
      },
    ];
  });
}

/** A script or an address that decides may refuse what a rule behind it would refuse. */
function isStricter(type: string, earlier: string): boolean {
  return strictness.includes(earlier) && strictness.indexOf(type) > strictness.indexOf(earlier);
}

/** What a rule does by itself: some ask a command or an address. */
function may(type: string): "execute" | "network" | undefined {
  if (type === "script-policy") return "execute";
  return type === "webhook-policy" ? "network" : undefined;
}

/** How many characters of a rule are shown. */
const maxShown = 120;

interface Rule {
  readonly tool: string;
  readonly type: string;
  /** The regular expression for commands to which the rule applies. */
  readonly pattern: string | undefined;
  /** Whether the rule applies to every use of the tool. */
  readonly isWhole: boolean;
}

function ruleOf(node: Node): Rule {
  const tool = textOf(lastOf(node, "toolName")) ?? "";
  const pattern = commands.test(tool) ? textOf(lastOf(node, "shellInputRegex")) : undefined;
  return {
    tool,
    type: textOf(lastOf(lastOf(node, "permission"), "type")) ?? "",
    pattern,
    isWhole: pattern === undefined || /^\^?(?:\.[*+])?\$?$/.test(pattern),
  };
}

function meaningOf(
  type: string,
  tool: string,
  isWhole: boolean,
  isGuarded: boolean,
): readonly [effect: Authority["effect"], because: string] | undefined {
  if (type === "deny") return ["narrows", "is denied"];
  if (type === "ask-user") return ["narrows", "is asked about"];
  if (type === "script-policy") return ["widens", "starts a command that decides instead of a person"];
  if (type === "webhook-policy") return ["widens", "asks an address that decides instead of a person"];
  if (type !== "allow" || reads.test(tool)) return undefined;
  if (isWhole && tool === "*") return ["bypasses", "may run every tool without asking"];
  if (isWhole && commands.test(tool))
    return [
      "auto-approves",
      isGuarded
        ? "runs every command without asking unless an earlier rule stops it"
        : "runs every command without asking",
    ];
  if (isWhole && edits.test(tool)) return ["auto-approves", "changes any file without asking"];
  return ["widens", "is allowed without asking"];
}

/**
 * `permissionRules` of the settings of droid 0.225: which commands run, need confirmation or never run. Measured with
 * `droid rules check` and in sessions: a project's rules count only in a folder that its user trusts, and only where
 * Factory has switched them on for the account.
 */
import type { Authority, Problem } from "../../model/load.ts";
import { isText, lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { contentOf } from "../_kit/settings/index.ts";

const decisions: ReadonlyMap<string, Pick<Authority, "effect" | "because">> = new Map([
  ["allow", { effect: "widens", because: "is a command that runs without asking in a folder that its user trusts" }],
  ["ask", { effect: "narrows", because: "is a command that needs confirmation in a folder that its user trusts" }],
  ["block", { effect: "narrows", because: "is a command that never runs in a folder that its user trusts" }],
]);

/** The version of the rules that droid knows. */
const version = 1;

/** What the rules of one settings file decide. One that droid may refuse counts where it allows, never as a limit. */
export function permissionRulesIn(root: Node, source: Source): readonly Authority[] {
  const isTaken = faultOf(root) === undefined;
  return rulesOf(root).flatMap((rule): Authority[] => {
    const decision = decisions.get(textOf(lastOf(rule, "decision")) ?? "");
    if (!decision || isOff(rule) || (decision.effect === "narrows" && !isTaken)) return [];
    const prefix = prefixOf(rule);
    return [
      {
        setting: "permissionRules",
        value: prefix ? wordsOf(prefix) : "…",
        ...decision,
        content: contentOf(rule, source),
        at: { source, span: (prefix ?? rule).span },
      },
    ];
  });
}

/** Why droid applies none of the rules, or leaves one of them out. */
export function permissionFaultsIn(root: Node, source: Source): readonly Problem[] {
  const fault = faultOf(root);
  if (!fault) return [];
  const message = `has ${fault.what}, and because of it Factory ${fault.outcome}, also where it blocks; ${fault.instead}`;
  return [{ message, at: { source, span: fault.node.span }, scope: "part" }];
}

interface RuleFault {
  /** Completes "has …". */
  readonly what: string;
  /** Completes "and because of it Factory …". */
  readonly outcome: string;
  readonly instead: string;
  readonly node: Node;
}

const appliesNone = "applies none of these rules";

function faultOf(root: Node): RuleFault | undefined {
  const all = lastOf(root, "permissionRules");
  if (!all) return undefined;
  const instead = `write \`{ "version": ${version}, "rules": [] }\``;
  const rules = lastOf(all, "rules");
  if (all.kind !== "table" || rules?.kind !== "list")
    return { what: "`permissionRules` without a list of `rules`", outcome: appliesNone, instead, node: all };
  const written = lastOf(all, "version");
  if (written?.kind !== "scalar" || written.value !== version)
    return {
      what: `\`permissionRules\` of another version than ${version}`,
      outcome: appliesNone,
      instead,
      node: written ?? all,
    };
  const other = all.entries.find(({ name }) => name !== "version" && name !== "rules");
  if (other) return { what: "a key that no rules have", outcome: appliesNone, instead: "remove it", node: other.key };
  return repeatedIn(rules.items) ?? rules.items.map(ruleFault).find((fault) => fault !== undefined);
}

function repeatedIn(rules: readonly Node[]): RuleFault | undefined {
  const ids = new Set<string>();
  for (const rule of rules) {
    const id = lastOf(rule, "id");
    const text = textOf(id);
    if (id && text !== undefined && ids.size === ids.add(text).size)
      return { what: "two rules of one `id`", outcome: appliesNone, instead: "give each its own", node: id };
  }
  return undefined;
}

function ruleFault(rule: Node): RuleFault | undefined {
  const outcome = "leaves this rule out";
  const fault = (what: string, instead: string, node: Node = rule): RuleFault => ({ what, outcome, instead, node });
  const id = lastOf(rule, "id");
  if (!id || !isText(id) || /^(?:builtin\/|$)/.test(textOf(id) ?? ""))
    return fault("a rule without an `id` of its own", 'write a text that does not begin with "builtin/"', id);
  const decision = lastOf(rule, "decision");
  if (!decisions.has(textOf(decision) ?? ""))
    return fault("a rule without a `decision`", "write `allow`, `ask` or `block`", decision);
  if (!prefixOf(rule))
    return fault("a rule without a `match`", 'write `{ "prefix": ["git", "status"] }`', lastOf(rule, "match"));
  const tests = lastOf(rule, "tests");
  const isTested = tests && ["match", "noMatch"].every((key) => isFilled(lastOf(tests, key)));
  if (!isTested)
    return fault(
      "a rule without `tests`",
      "name a command that it matches under `match`, and one that it does not under `noMatch`",
      tests,
    );
  return undefined;
}

function isFilled(node: Node | undefined): boolean {
  return node?.kind === "list" && node.items.length > 0;
}

function rulesOf(root: Node): readonly Node[] {
  const all = lastOf(root, "permissionRules");
  const rules = all?.kind === "table" ? lastOf(all, "rules") : all;
  return rules?.kind === "list" ? rules.items.filter(({ kind }) => kind === "table") : [];
}

function isOff(rule: Node): boolean {
  return textOf(lastOf(rule, "enabled")) === "false";
}

function prefixOf(rule: Node): Node | undefined {
  const match = lastOf(rule, "match");
  const prefix = lastOf(match, "prefix");
  return isFilled(prefix) ? prefix : undefined;
}

/** The words of a command; alternatives of one word are joined by bars: `git status|diff`. */
function wordsOf(prefix: Node): string {
  const items = prefix.kind === "list" ? prefix.items : [];
  return items
    .map((word) =>
      word.kind === "list" ? word.items.map((one) => textOf(one) ?? "…").join("|") : (textOf(word) ?? "…"),
    )
    .join(" ");
}

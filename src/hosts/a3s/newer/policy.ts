/**
 * Reads the rules of a profile of 2026-08, with their places: `tools` replaces `permissions`, and `kind` applies
 * without either.
 */
import { entryOf, isText, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import { DecodeError } from "../../../parsers/decode.ts";
import { serdeYamlValue } from "../../../parsers/yaml/rust.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { fields, type Policy, policyFields, rule, type Rule } from "../fields.ts";
import { deniedKeys, type Kind, kinds, toolKeys } from "./fields.ts";

/** A rule with the place that states it. */
export interface Placed {
  readonly rule: Rule;
  readonly at: Place;
}

/** The rules of one profile, from whichever key the host takes them. */
export interface Rules {
  readonly allow: readonly Placed[];
  readonly ask: readonly Placed[];
  readonly deny: readonly Placed[];
  /** The rules of `deny` that come from a list of tools. */
  readonly listed: readonly Placed[];
  readonly decision: "allow" | "deny" | "ask";
  readonly enabled: boolean;
  /** Where the list of tools is that replaces `permissions`. */
  readonly tools: Place | undefined;
  /** The preset of a worker, where `permissions` does not replace it. */
  readonly kind: Kind | undefined;
  /** Whether the host applies the rules: it needs one that allows or denies. */
  readonly attached: boolean;
  readonly confirmation: "auto_approve" | "deny_on_ask" | "inherit_parent";
  /** Where the confirmation is stated. */
  readonly confirmed: Place | undefined;
}

/** `undefined` where `permissions` cannot be read. */
export function rulesOf(source: Source, table: Table): Rules | undefined {
  const node = valueOf(table, "permissions");
  const policy = node && fields.permissions.decode(node, serdeYamlValue);
  if (policy instanceof DecodeError) return undefined;
  const tools = listAt(source, table, toolKeys);
  const preset = node ? undefined : kindIn(table);
  const own: OwnRules = tools
    ? { allow: tools.rules, ask: [], deny: [], decision: "deny", enabled: true }
    : permissionRules(source, node, policy);
  const listed = listAt(source, table, deniedKeys)?.rules ?? [];
  const deny = [...own.deny, ...listed];
  const attached = own.allow.length + deny.length > 0 || preset !== undefined;
  const stated = confirmationIn(source, table);
  return {
    ...own,
    deny,
    listed,
    tools: tools?.at,
    kind: tools ? undefined : preset,
    attached,
    confirmation: stated?.value ?? (attached ? "auto_approve" : "deny_on_ask"),
    confirmed: stated?.at,
  };
}

type OwnRules = Pick<Rules, "allow" | "ask" | "deny" | "decision" | "enabled">;

function permissionRules(source: Source, node: Node | undefined, policy: Policy | undefined): OwnRules {
  return {
    allow: placed(source, node, "allow"),
    ask: placed(source, node, "ask"),
    deny: placed(source, node, "deny"),
    decision: policy?.default_decision ?? "ask",
    enabled: policy?.enabled ?? true,
  };
}

function kindIn(table: Table): Kind | undefined {
  const word = textOf(valueOf(table, "kind"));
  return word !== undefined && Object.hasOwn(kinds, word) ? kinds[word] : undefined;
}

const confirmations = ["auto_approve", "deny_on_ask", "inherit_parent"] as const;

function confirmationIn(
  source: Source,
  table: Table,
): { readonly value: Rules["confirmation"]; readonly at: Place } | undefined {
  const node = valueOf(table, "confirmation_inheritance");
  const value = confirmations.find((word) => word === textOf(node));
  return node && value && { value, at: { source, span: node.span } };
}

/**
 * The first of the keys that is present: a comma-separated text or a list of texts. Other values and empty lists do not
 * count.
 */
function listAt(
  source: Source,
  table: Table,
  keys: readonly string[],
): { readonly at: Place; readonly rules: readonly Placed[] } | undefined {
  const node = keys.map((key) => entryOf(table, key)?.value).find((value) => value);
  if (!node) return undefined;
  const rules = wordsOf(source, node);
  return rules.length > 0 ? { at: { source, span: node.span }, rules } : undefined;
}

function wordsOf(source: Source, node: Node): readonly Placed[] {
  if (node.kind === "table") return [];
  const at = { source, span: node.span };
  if (node.kind === "list")
    return node.items.flatMap((item) => (isText(item) ? ruleFrom(item.value, { source, span: item.span }) : []));
  if (typeof node.value !== "string") return [];
  const written = source.text.slice(node.span.start, node.span.end).indexOf(node.value);
  let from = node.span.start + written;
  return node.value.split(",").flatMap((part) => {
    const start = from + part.indexOf(part.trim());
    from += part.length + 1;
    return ruleFrom(part, written < 0 ? at : { source, span: { start, end: start + part.trim().length } });
  });
}

function ruleFrom(text: string, at: Place): readonly Placed[] {
  const read = rule(
    { kind: "scalar", span: at.span, value: text.trim(), text: text.trim(), style: "quoted" },
    serdeYamlValue,
  );
  return text.trim() === "" || read instanceof DecodeError ? [] : [{ rule: read, at }];
}

function placed(source: Source, permissions: Node | undefined, list: "deny" | "allow" | "ask"): readonly Placed[] {
  const node = valueOf(permissions, list);
  if (node?.kind !== "list" || policyFields[list].decode(node, serdeYamlValue) instanceof DecodeError) return [];
  return node.items.flatMap((item) => {
    const read = rule(item, serdeYamlValue);
    return read instanceof DecodeError ? [] : [{ rule: read, at: { source, span: item.span } }];
  });
}

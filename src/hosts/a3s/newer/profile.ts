/** Makes a profile from a parsed document. */
import { type Fact, implied, missing, stated, unreadable } from "../../../model/fact.ts";
import { entryOf, isText, type Table, valueOf } from "../../../parsers/node.ts";
import type { Ineffective, Profile, Prompt } from "../../../model/profile.ts";
import { DecodeError } from "../../../parsers/decode.ts";
import { noPrompt, profileFrom } from "../../_kit/profiles/profile.ts";
import { type KnownKeys, normalizedKey, unknownKeysIn, unhonouredModesIn } from "../../_kit/profiles/unknown-keys.ts";
import { serdeYamlValue } from "../../../parsers/yaml/rust.ts";
import { brokenAt, type Document } from "../document.ts";
import { fields, modelFields, policyFields } from "../fields.ts";
import { early, nativeOf } from "../profile.ts";
import { type Definition, deniedKeys, isWorker, plainKeys, toolKeys, workerKeys } from "./fields.ts";
import { type Rules, rulesOf } from "./policy.ts";
import { bypassesOf, callsIn, grantsFrom, ineffectiveIn } from "./powers.ts";

/** Reads a refused file too, as far as it can be read. */
export function readProfile(document: Document<Definition>): Profile {
  const { repaired, top, source } = document;
  const table = repaired?.node.kind === "table" ? repaired.node : undefined;
  const name = textFact(document, table, "name");
  const rules = table && !brokenAt(document, "permissions") ? rulesOf(source, table) : undefined;
  return profileFrom({
    home: top,
    name,
    identity: name.state === "stated" && name.value.trim() !== "" ? name.value : undefined,
    description: textFact(document, table, "description"),
    model: modelFact(document, table),
    permissionMode: textFact(document, table, "confirmation_inheritance"),
    grants:
      rules && table
        ? grantsFrom(rules, table, source, top)
        : (brokenAt(document, "permissions") ?? unreadable(top, "the metadata cannot be read")),
    denied: rules?.deny.map(({ rule }) => rule.rule) ?? [],
    rules: rules ? callsIn(rules, top) : [],
    ...(table ? effectsOf(document, table, rules) : { ineffective: early(document) }),
    prompt: promptOf(document, table),
    native: document.definition && (() => nativeOf(document)),
  });
}

/** Settings that ask for fewer questions, and keys without effect. */
function effectsOf(
  document: Document<Definition>,
  table: Table,
  rules: Rules | undefined,
): Pick<Profile, "bypasses" | "ineffective"> {
  const { source } = document;
  return {
    bypasses: [
      ...(rules ? bypassesOf(rules, table, source) : []),
      ...unhonouredModesIn(table, source, knownKeys(table)),
    ],
    ineffective: [
      ...early(document),
      ...ineffectiveKeys(document, table),
      ...(rules ? ineffectiveIn(rules, table, source) : []),
    ],
  };
}

function knownKeys(table: Table): KnownKeys {
  const keys = isWorker(table) ? [...workerKeys, "tool_free"] : plainKeys;
  return {
    keys: new Set([...keys, ...toolKeys, ...deniedKeys]),
    own: { tools: "tools", denied: "disallowedTools", mode: "confirmation_inheritance", turns: "max_steps" },
    ignores: true,
  };
}

function ineffectiveKeys(document: Document<Definition>, table: Table): readonly Ineffective[] {
  return [
    ...unknownKeysIn(table, document.source, knownKeys(table)).map((unknown) =>
      denies(table, unknown.what) ? { ...unknown, kind: "limit" as const } : unknown,
    ),
    ...inner(document, table),
    ...lists(document, table),
    ...workerKeysIn(document, table),
  ];
}

function textFact(document: Document<Definition>, table: Table | undefined, key: string): Fact<string> {
  const broken = brokenAt(document, key);
  if (broken) return broken;
  const value = table && entryOf(table, key)?.value;
  if (!value) return missing(document.top);
  const at = { source: document.source, span: value.span };
  return isText(value) ? stated(value.value, at) : unreadable(at, "is not a string");
}

function modelFact({ source, top }: Document<Definition>, table: Table | undefined): Fact<string> {
  const node = valueOf(table, "model");
  if (!node) return table ? implied("inherit", top, "no `model` key means the parent's model") : missing(top);
  const read = fields.model.decode(node, serdeYamlValue);
  if (read instanceof DecodeError) return unreadable({ source, span: read.span }, read.message);
  const at = { source, span: (valueOf(node, "model") ?? node).span };
  return read === null
    ? implied("inherit", at, "an empty `model` means the parent's model")
    : stated(read.provider === null ? read.model : `${read.provider}/${read.model}`, at);
}

function promptOf({ source, top, body }: Document<Definition>, table: Table | undefined): Prompt {
  const node = valueOf(table, "prompt");
  if (isText(node)) return { source: "inline", path: null, text: node.value, at: { source, span: node.span } };
  return body && body.text !== "" ? { source: "body", path: null, text: body.text, at: body.at } : noPrompt(top);
}

/** Keys inside `permissions` and `model` that the host does not have. */
function inner({ source }: Document<Definition>, table: Table): readonly Ineffective[] {
  return (
    [
      ["permissions", policyFields],
      ["model", modelFields],
    ] as const
  ).flatMap(([key, known]) => {
    const node = valueOf(table, key);
    return (node?.kind === "table" ? node.entries : []).flatMap(({ name, key: written }): readonly Ineffective[] => {
      if (name === undefined || Object.hasOwn(known, name)) return [];
      return [
        {
          kind: key === "permissions" ? "limit" : "metadata",
          what: `${key}.${name}`,
          because:
            name === "<<" ? "YAML merge keys are not supported, so all of it is ignored" : `unknown key in \`${key}\``,
          at: { source, span: written.span },
        },
      ];
    });
  });
}

/** Lists of tools that the host skips: empty lists, and values other than a list of texts. */
function lists({ source }: Document<Definition>, table: Table): readonly Ineffective[] {
  return [toolKeys, deniedKeys].flatMap((keys): readonly Ineffective[] => {
    const [entry, ...later] = keys.flatMap((key) => entryOf(table, key) ?? []);
    if (!entry) return [];
    const { value } = entry;
    const hasNames =
      value.kind === "list"
        ? value.items.some((item) => isText(item) && item.value.trim() !== "")
        : isText(value) && value.value.replace(/[\s,]/g, "") !== "";
    const ignored = later.map(
      (extra): Ineffective => ({
        kind: "limit",
        what: extra.name ?? "",
        because: `\`${entry.name}\` is set here too, and the first of them applies`,
        at: { source, span: extra.key.span },
      }),
    );
    if (hasNames) return ignored;
    return [
      ...ignored,
      {
        kind: "limit",
        what: entry.name ?? "",
        because: "a list that is empty or not made of texts counts as missing",
        at: { source, span: entry.value.span },
      },
    ];
  });
}

/** `confirmationInheritance: deny_on_ask` and its like, which would deny what no rule names. */
function denies(table: Table, key: string): boolean {
  const value = entryOf(table, key)?.value;
  return (
    normalizedKey(key) === "confirmationinheritance" &&
    value?.kind === "scalar" &&
    normalizedKey(value.text) === "denyonask"
  );
}

/** A worker has no `tool_free`. */
function workerKeysIn({ source }: Document<Definition>, table: Table): readonly Ineffective[] {
  const entry = isWorker(table) ? entryOf(table, "tool_free") : undefined;
  return entry
    ? [
        {
          kind: "limit",
          what: "tool_free",
          because: "unknown key in a profile with a `kind`",
          at: { source, span: entry.key.span },
        },
      ]
    : [];
}

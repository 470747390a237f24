/** What `tools` and `disallowedTools` grant, and which of their entries do nothing. */
import { type Capability, capabilities } from "../../model/capability.ts";
import { type Fact, implied, stated } from "../../model/fact.ts";
import { isEmptyValue, type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { every, isGone, meantBy, type Tool, toolNamed } from "./tools.ts";

export interface ToolGrants {
  readonly grants: Fact<readonly Grant[]>;
  readonly denied: readonly string[];
  readonly ineffective: readonly Ineffective[];
}

interface Name {
  readonly text: string;
  readonly at: Place;
}

/** `home` is where a `tools` key would stand. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const ineffective: Ineffective[] = [];
  const denying = valueOf(table, "disallowedTools");
  const denied = namesIn(denying, source) ?? [];
  if (denying && !isEmptyValue(denying) && denied.length === 0 && !isEmptyList(denying))
    ineffective.push({
      kind: "limit",
      what: "disallowedTools",
      because: "it is no list of names, so it denies nothing",
      at: { source, span: denying.span },
    });
  for (const name of denied) ineffective.push(...faultOf(name, "denies"));
  const list = valueOf(table, "tools");
  const names = namesIn(list, source);
  const lists = { denied: denied.map(({ text }) => text), ineffective };
  const isDenied = denialBy(lists.denied);
  const all = (at: Place): readonly Grant[] => everything(at, denied.length > 0 ? isDenied : undefined);
  if (!list || !names || names.length === 0) {
    const at = list ? { source, span: list.span } : home;
    if (list && !isEmptyValue(list) && !isEmptyList(list))
      ineffective.push({
        kind: "limit",
        what: "tools",
        because: "it is no list of names, so this host grants every tool",
        at,
      });
    const what = !list
      ? "no `tools` key means"
      : isEmptyValue(list)
        ? "`tools` without a value means"
        : "a list without names means";
    return {
      grants: implied(all(at), at, `${what} every tool${denied.length > 0 ? " that is not denied" : ""}`),
      ...lists,
    };
  }
  for (const name of names) ineffective.push(...faultOf(name, "grants"));
  if (list.kind === "list") {
    for (const item of list.items)
      if (item.kind !== "scalar" || typeof item.value !== "string")
        ineffective.push({
          kind: "unknown-tool",
          what: item.kind === "scalar" ? item.text : "…",
          because: "it is no text, and this host leaves it out",
          at: { source, span: item.span },
        });
  }
  const star = names.find(({ text }) => text === "*");
  if (star) return { grants: stated(all(star.at), star.at), ...lists };
  const grants = names.filter(({ text }) => !isDenied(text)).flatMap((name) => grantFor(name));
  return { grants: stated(grants, { source, span: list.span }), ...lists };
}

function isEmptyList(node: Node): boolean {
  return node.kind === "list" && node.items.length === 0;
}

/** Texts of a list, or of a text with commas; `undefined` where it is neither. Items that are no text are left out. */
function namesIn(node: Node | undefined, source: Source): readonly Name[] | undefined {
  if (!node || node.kind === "table") return undefined;
  if (node.kind === "list")
    return node.items.flatMap((item) =>
      item.kind === "scalar" && typeof item.value === "string"
        ? [{ text: item.text, at: { source, span: item.span } }]
        : [],
    );
  if (typeof node.value !== "string") return undefined;
  const { text, span } = node;
  const offset = source.text.startsWith(text, span.start) ? span.start : undefined;
  return [...text.matchAll(/[^,]+/g)].flatMap(({ 0: part, index }) => {
    const name = part.trim();
    const start = index + part.length - part.trimStart().length;
    return name === ""
      ? []
      : [
          {
            text: name,
            at: {
              source,
              span: offset === undefined ? span : { start: offset + start, end: offset + start + name.length },
            },
          },
        ];
  });
}

/** What another host calls a tool counts as what its author means, though this host grants nothing for it. */
function grantFor({ text, at }: Name): readonly Grant[] {
  const tool = toolNamed(text) ?? toolNamed(meantBy(text) ?? "");
  const capability: Capability | undefined = tool ? tool.capability : "external";
  return capability === undefined ? [] : [{ tool: text, capability, scope: null, at }];
}

/** Every tool, or what is left of them tool by tool where some are denied. */
function everything(at: Place, isDenied: ((name: string) => boolean) | undefined): readonly Grant[] {
  if (!isDenied) return capabilities.map((capability) => ({ tool: "*", capability, scope: null, at }));
  const left = every.flatMap(({ name, capability }): readonly Grant[] =>
    capability === undefined || isDenied(name) ? [] : [{ tool: name, capability, scope: null, at }],
  );
  return isDenied("mcp__*") ? left : [...left, { tool: "*", capability: "external", scope: null, at }];
}

/** Whether an entry takes away the tool of a name, or with `mcp__` a server's tools. */
function denialBy(denied: readonly string[]): (name: string) => boolean {
  const words = new Set(denied);
  const named = new Set(
    denied.filter((word) => !word.startsWith("mcp__")).map((word) => toolNamed(word)?.name ?? word),
  );
  const starts = new Set(
    denied
      .filter((word) => word.startsWith("mcp__"))
      .flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1), `${word}__`] : [`${word}__`])),
  );
  const lengths = new Set([...starts].map(({ length }) => length));
  return (name) => {
    const own = toolNamed(name)?.name ?? name;
    if (!own.startsWith("mcp__")) return named.has(own);
    return words.has(own) || [...lengths].some((length) => length <= own.length && starts.has(own.slice(0, length)));
  };
}

function faultOf({ text, at }: Name, does: "grants" | "denies"): readonly Ineffective[] {
  const tool: Tool | undefined = toolNamed(text);
  if (text.startsWith("mcp__") || (text === "*" && does === "grants")) return [];
  if (tool)
    return tool.withheld && does === "grants"
      ? [{ kind: "value", what: text, because: "a subagent never gets this tool", at }]
      : [];
  if (text === "*")
    return [{ kind: "limit", what: text, because: "it is no tool's name here, so it denies nothing", at }];
  if (isGone(text))
    return [
      { kind: "removed-tool", what: text, because: `this host no longer has such a tool, so it ${does} nothing`, at },
    ];
  const own = meantBy(text);
  const because =
    own === undefined
      ? `this host has no such tool of its own, so it ${does} nothing unless a server or an extension has one`
      : `this host has no such tool (its own is \`${own}\`), so it ${does} nothing`;
  return [{ kind: does === "denies" ? "limit" : "unknown-tool", what: text, because, at }];
}

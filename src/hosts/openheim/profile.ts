/** What a profile's text grants, names and leaves without effect. */
import { type Capability, capabilities } from "../../model/capability.ts";
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import { type Entry, entryOf, type Table } from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { list, DecodeError, type Decoder, string } from "../../parsers/decode.ts";
import { toml08 } from "../../parsers/toml/index.ts";
import { type Place, startOf } from "../../repo/text.ts";
import { type Document, fields } from "./document.ts";

/** The tools of 0.4.0; those of MCP servers are called `server__tool` (openheim@0.4.0:src/tools). */
const tools: { readonly [name: string]: Capability } = {
  read_file: "read",
  write_file: "write",
  execute_command: "execute",
};

const everyTool = "no `tools` key means every tool of the parent agent";

export function readProfile(name: string, document: Document): Profile {
  const { source, root, meta, prompt, fenced } = document;
  const table = root?.kind === "table" ? root : undefined;
  const absent: Place = { source, span: { start: document.metadata.start, end: document.metadata.start } };
  const text = (key: string): Fact<string> => factOf(document, table, key, string, absent);
  const written = factOf(document, table, "tools", list(string), absent);
  const entry = table && entryOf(table, "tools");
  const unread = fenced && !table;
  const grants: Fact<readonly Grant[]> =
    written.state === "stated" && entry?.value.kind === "list"
      ? stated(
          entry.value.items.flatMap((item) =>
            grantOf(item.kind === "scalar" ? item.text : "", { source, span: item.span }),
          ),
          written.at,
        )
      : written.state === "unreadable"
        ? written
        : unread
          ? unreadable(absent, "the frontmatter cannot be read")
          : implied(
              capabilities.map((capability) => ({ tool: "*", capability, scope: null, at: absent })),
              absent,
              fenced ? everyTool : "no `+++` frontmatter means every tool of the parent agent",
            );
  return {
    name: stated(name, startOf(source)),
    identity: name,
    description: text("description"),
    model: text("model"),
    permissionMode: missing(absent),
    grants,
    denied: [],
    extraGrants: [],
    hooks: [],
    servers: [],
    paths: [],
    bypasses: [],
    ineffective: table ? ineffectiveIn(document, table) : fenced ? [] : ignoredFence(document),
    prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
    native: meta && { name, ...meta, system_prompt: prompt.text },
  };
}

function factOf<T>(
  { source }: Document,
  table: Table | undefined,
  key: string,
  shape: Decoder<T>,
  absent: Place,
): Fact<T> {
  const value = table && entryOf(table, key)?.value;
  if (!value) return missing(absent);
  const at = { source, span: value.span };
  const read = shape(value, toml08);
  return read instanceof DecodeError ? unreadable({ source, span: read.span }, read.message) : stated(read, at);
}

function grantOf(tool: string, at: Place): readonly Grant[] {
  const capability = Object.hasOwn(tools, tool) ? tools[tool] : "external";
  return capability === undefined ? [] : [{ tool, capability, scope: null, at }];
}

/** Keys that people write to hold an agent back, which this host would have to know to do so. */
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;

function ineffectiveIn({ source }: Document, table: Table): readonly Ineffective[] {
  const found: Ineffective[] = [];
  const say = (kind: Ineffective["kind"], what: string, because: string, { key }: Pick<Entry, "key">): void => {
    found.push({ kind, what, because, at: { source, span: key.span } });
  };
  for (const entry of table.entries) {
    const { name = "", value } = entry;
    if (Object.hasOwn(fields, name)) continue;
    const meant = Object.keys(fields).find((field) => field === name.toLowerCase().replaceAll("-", "_"));
    const nested =
      value.kind === "table" ? value.entries.filter((inner) => Object.hasOwn(fields, inner.name ?? "")) : [];
    for (const inner of nested)
      say(
        limit.test(inner.name ?? "") ? "limit" : "value",
        inner.name ?? "",
        `it belongs to \`${name}\`, where this host does not look`,
        inner,
      );
    if (nested.length > 0) continue;
    if (meant !== undefined)
      say(limit.test(name) ? "limit" : "value", name, `this host reads it as \`${meant}\` only`, entry);
    else say(limit.test(name) ? "limit" : "metadata", name, "this host has no such key", entry);
  }
  const provider = entryOf(table, "provider");
  if (provider && !entryOf(table, "model")) say("value", "provider", "it counts only beside a `model`", provider);
  const listed = entryOf(table, "tools")?.value;
  for (const item of listed?.kind === "list" ? listed.items : []) {
    if (
      item.kind !== "scalar" ||
      typeof item.value !== "string" ||
      Object.hasOwn(tools, item.text) ||
      item.text.includes("__")
    )
      continue;
    found.push({
      kind: "unknown-tool",
      what: item.text,
      because: "this host has no such tool and leaves it out without a word",
      at: { source, span: item.span },
    });
  }
  return found;
}

/** A block that looks like metadata in a file that has none for this host. */
function ignoredFence({ source }: Document): readonly Ineffective[] {
  const found = /^[^\S\n]*(---|\+\+\+)[^\n]*\n(?:[^\n]*\n){0,40}?[^\S\n]*\1/m.exec(
    source.text.slice(0, 8192).replace(/^\ufeff/, " "),
  );
  const [block = "", fence = ""] = found ?? [];
  const keys = [...block.matchAll(/^[^\S\n]*([\w-]+)\s*[:=]/gm)].map(([, key = ""]) => key);
  if (!found || !keys.some((key) => Object.hasOwn(fields, key) || key === "name")) return [];
  const start = source.text.indexOf(fence, found.index);
  const because =
    fence === "---"
      ? "this host knows `+++` frontmatter only, so this is part of the prompt"
      : "`+++` counts only as the first text of the file, so this is part of the prompt";
  return [
    {
      kind: keys.some((key) => limit.test(key)) ? "limit" : "value",
      what: fence,
      because,
      at: { source, span: { start, end: start + 3 } },
    },
  ];
}

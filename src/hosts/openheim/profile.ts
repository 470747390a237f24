/** Makes a profile from a parsed document. */
import type { Capability } from "../../model/capability.ts";
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import { type Entry, entryOf, type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, Ineffective, Profile } from "../../model/profile.ts";
import { list, DecodeError, type Decoder, string } from "../../parsers/decode.ts";
import { meantKey } from "../_kit/profiles/unknown-keys.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { toml08 } from "../../parsers/toml/index.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { type Document, fields } from "./document.ts";

/** The tools of 0.4.0; those of MCP servers are called `server__tool` (openheim@0.4.0:src/tools). */
const tools: { readonly [name: string]: Capability } = {
  read_file: "read",
  write_file: "write",
  execute_command: "execute",
};

const everyTool = "no `tools` key means every tool of the parent agent";

/** `name`: the file's. */
export function readProfile(name: string, document: Document): Profile {
  const { source, root, meta, prompt, fenced } = document;
  const table = root?.kind === "table" ? root : undefined;
  const home: Place = { source, span: { start: document.metadata.start, end: document.metadata.start } };
  const text = (key: string): Fact<string> => factOf(document, table, key, string, home);
  return profileFrom({
    home,
    name: stated(name, startOf(source)),
    description: text("description"),
    model: text("model"),
    grants: readTools(document, table, home),
    ineffective: table ? ineffectiveIn(document, table) : fenced ? [] : ignoredFence(document),
    prompt: { source: "body", path: null, text: prompt.text, at: prompt.at },
    native: meta && (() => ({ name, ...meta, system_prompt: prompt.text })),
  });
}

function readTools(document: Document, table: Table | undefined, home: Place): Fact<readonly Grant[]> {
  const { source, fenced } = document;
  const listed = factOf(document, table, "tools", list(string), home);
  const node = valueOf(table, "tools");
  if (listed.state === "stated" && node?.kind === "list")
    return stated(
      node.items.flatMap((item) => grantOf(item.kind === "scalar" ? item.text : "", { source, span: item.span })),
      listed.at,
    );
  if (listed.state === "unreadable") return listed;
  if (fenced && !table) return unreadable(home, "the frontmatter cannot be read");
  return implied(
    grantEach(home),
    home,
    fenced ? everyTool : "no `+++` frontmatter means every tool of the parent agent",
  );
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

/** Keys that authors write to limit an agent; only a host that reads them applies the limit. */
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;

function ineffectiveIn({ source }: Document, table: Table): readonly Ineffective[] {
  const provider = entryOf(table, "provider");
  return [
    ...table.entries.flatMap((entry) => unknownKey(entry, table, source)),
    ...(provider && !entryOf(table, "model")
      ? [ineffective("value", "provider", "it applies only with a `model`", provider, source)]
      : []),
  ];
}

function ineffective(
  kind: Ineffective["kind"],
  what: string,
  because: string,
  { key }: Entry,
  source: Source,
): Ineffective {
  return { kind, what, because, at: { source, span: key.span } };
}

const fieldNames: ReadonlySet<string> = new Set(Object.keys(fields));

/** A key of the host inside an unknown table is reported in place of that table. */
function unknownKey(entry: Entry, table: Table, source: Source): readonly Ineffective[] {
  const { name = "", value } = entry;
  if (Object.hasOwn(fields, name)) return [];
  const kindOr = (key: string, fallback: "value" | "metadata"): Ineffective["kind"] =>
    limit.test(key) ? "limit" : fallback;
  const nested = value.kind === "table" ? value.entries.filter((inner) => Object.hasOwn(fields, inner.name ?? "")) : [];
  if (nested.length > 0)
    return nested.map((inner) => {
      const because = `it belongs to \`${name}\`, which openheim does not read`;
      return ineffective(kindOr(inner.name ?? "", "value"), inner.name ?? "", because, inner, source);
    });
  const own = meantKey(fieldNames, name);
  return own === undefined
    ? [ineffective(kindOr(name, "metadata"), name, "unknown key", entry, source)]
    : [
        {
          ...ineffective(kindOr(name, "value"), name, `unknown key; did you mean \`${own}\`?`, entry, source),
          ...(entryOf(table, own) ? {} : { meant: own }),
        },
      ];
}

/** A block that looks like metadata and is prompt to openheim. */
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
      ? "only `+++` frontmatter is read, so this is part of the prompt"
      : "`+++` must be the first text of the file, so this is part of the prompt";
  return [
    {
      kind: keys.some((key) => limit.test(key)) ? "limit" : "value",
      what: fence,
      because,
      at: { source, span: { start, end: start + 3 } },
    },
  ];
}

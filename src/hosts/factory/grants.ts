/** What `tools` and `mcpServers` grant, and which of their entries do nothing. */
import type { Capability } from "../../model/capability.ts";
import { implied, stated } from "../../model/fact.ts";
import { type Table, valueOf } from "../../parsers/node.ts";
import type { Grant, HookOrServer, Ineffective } from "../../model/profile.ts";
import type { Place, Source } from "../../repo/text.ts";
import { grantEach, type ToolGrants } from "../_kit/profiles/tools.ts";
import { categoryOf, everyCapability, fixed, isForeign, meantBy, tools } from "./tools.ts";

/** `home` is where a `tools` key would be written. The host's schema accepts the table. */
export function readTools(table: Table, source: Source, home: Place): ToolGrants {
  const node = valueOf(table, "tools");
  if (!node) return everyTool(home, "no `tools` key means every tool");
  const at = { source, span: node.span };
  const category = node.kind === "scalar" ? categoryOf(node.text) : undefined;
  if (category && node.kind === "scalar")
    return {
      grants: stated(grantEach(at, category, node.text), at),
      denied: [],
      ineffective: idleCategory(node.text, at),
    };
  const names = namesIn(table, source);
  return {
    grants: stated(names.flatMap(grantsFor), at),
    denied: [],
    ineffective: names.flatMap(faultOf),
  };
}

/** Every tool but those that start other droids. */
export function everyTool(at: Place, because: string): ToolGrants {
  return { grants: implied(grantEach(at, everyCapability), at, because), denied: [], ineffective: [] };
}

function idleCategory(name: string, at: Place): readonly Ineffective[] {
  const because = "the category is empty; write the names of the servers' tools, such as `linear___create_issue`";
  return name === "mcp" ? [{ kind: "value", what: name, because, at }] : [];
}

interface Name {
  readonly name: string;
  readonly at: Place;
}

/** A text with commas is a list, and any other text one name. */
function namesIn(table: Table, source: Source): readonly Name[] {
  const node = valueOf(table, "tools");
  const items = node?.kind === "list" ? node.items : node ? [node] : [];
  return items.flatMap((item) => {
    const words = item.kind !== "scalar" ? [] : node?.kind === "list" ? [item.text] : item.text.split(",");
    return words
      .map((word): Name => ({ name: word.trim(), at: { source, span: item.span } }))
      .filter(({ name }) => name !== "");
  });
}

/** The host drops names that it does not know. */
function grantsFor({ name, at }: Name): readonly Grant[] {
  const granted: readonly Capability[] = tools.lookup(name) ?? (isForeign(name) ? ["external"] : []);
  return grantEach(at, granted, name);
}

function faultOf({ name: what, at }: Name): readonly Ineffective[] {
  const always = fixed.get(what);
  if (always !== undefined) {
    const kind = what === "TodoWrite" || what === "Skill" ? "metadata" : "value";
    return [{ kind, what, because: always, at }];
  }
  if (tools.has(what) || isForeign(what)) return [];
  const meant = categoryOf(what) ? undefined : meantBy(what);
  return [
    {
      kind: "unknown-tool",
      what,
      because: reasonFor(what),
      at,
      ...(meant === undefined ? {} : { meant }),
      ...(bracket.test(what) ? { cause: "frontmatter" } : {}),
    },
  ];
}

/** A bracket belongs to a name only where the frontmatter is not YAML. */
const bracket = /^\[|\]$/;

function reasonFor(name: string): string {
  if (name === "all") return "it grants nothing; remove `tools` to grant every tool";
  if (categoryOf(name))
    return `a category is valid only alone (\`tools: ${name}\`), so it grants nothing here; write only the category, or only names`;
  if (bracket.test(name))
    return "the frontmatter is not valid YAML, so the brackets become part of the name, and it grants nothing";
  const own = meantBy(name);
  return own === undefined
    ? "unknown tool, so it grants nothing"
    : `unknown tool, so it grants nothing; did you mean \`${own}\`?`;
}

/** What `mcpServers` names, and that it does not do what it seems to. */
export interface ServerNames {
  readonly servers: readonly HookOrServer[];
  readonly ineffective: readonly Ineffective[];
}

/** The documentation gives a droid the servers that it names. The program reads the key, and does not use it. */
export function readServers(table: Table, source: Source): ServerNames {
  const node = valueOf(table, "mcpServers");
  if (!node) return { servers: [], ineffective: [] };
  const items = node.kind === "list" ? node.items : [node];
  const servers = items.flatMap((item) => {
    const words = item.kind !== "scalar" ? [] : node.kind === "list" ? [item.text] : item.text.split(",");
    return words
      .map((word) => word.trim())
      .filter((word) => word !== "")
      .map(
        (name): HookOrServer => ({
          name,
          kind: "reference",
          value: name,
          content: name,
          at: { source, span: item.span },
        }),
      );
  });
  return { servers, ineffective: idleServers(servers.length, table, { source, span: node.span }) };
}

function idleServers(count: number, table: Table, at: Place): readonly Ineffective[] {
  const what = "mcpServers";
  const list = "write the names of the servers' tools in `tools`, such as `linear___create_issue`";
  if (!valueOf(table, "tools"))
    return [{ kind: "limit", what, because: `the tools of every server are granted; ${list}`, at }];
  return count === 0 ? [] : [{ kind: "value", what, because: `it gives no tool of these servers; ${list}`, at }];
}

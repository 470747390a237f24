/** The tools of Factory's droids, the categories of them, and what each may do. */
import type { Capability } from "../../model/capability.ts";

/** The custom-droids page's table of categories; a category is written instead of a list. */
export const categories: ReadonlyMap<string, readonly (readonly [tool: string, capability: Capability])[]> = new Map([
  ["read-only", of("read", "Read LS Grep Glob")],
  ["edit", of("write", "Create Edit ApplyPatch")],
  ["execute", of("execute", "Execute")],
  ["web", of("network", "WebSearch FetchUrl")],
  ["mcp", of("external", "mcp")],
]);

function of(capability: Capability, list: string): readonly (readonly [tool: string, capability: Capability])[] {
  return list.split(" ").map((name) => [name, capability] as const);
}

const tools: ReadonlyMap<string, Capability> = new Map(
  [...categories].flatMap(([category, list]) => (category === "mcp" ? [] : list)),
);

/** Kept from every droid, or given to every one. */
export const fixed: ReadonlyMap<string, string> = new Map([
  ["TodoWrite", "every droid has it"],
  ["Task", "a droid never gets this tool"],
  ["AskUser", "a droid never gets this tool"],
]);

export function capabilityOf(name: string): Capability | undefined {
  return tools.get(name);
}

/** The tool that is so called in another case or in another host. */
export function meantBy(name: string): string | undefined {
  return meanings.get(
    name
      .toLowerCase()
      .replace(/\(.*$/s, "")
      .replace(/[-_\s]/g, ""),
  );
}

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Read: "read readfile view",
    LS: "ls list listdirectory listfiles",
    Grep: "grep search grepsearch",
    Glob: "glob findfiles",
    Create: "create write writefile",
    Edit: "edit multiedit replace notebookedit",
    ApplyPatch: "applypatch patch",
    Execute: "execute bash shell runshellcommand terminal",
    WebSearch: "websearch googlewebsearch",
    FetchUrl: "fetchurl webfetch fetch browseurl",
  }).flatMap(([own, words]) => words.split(" ").map((word): [string, string] => [word, own])),
);

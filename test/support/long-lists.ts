/** For each host, a profile for each key that takes a list, with a list that nobody writes by hand. */
import { declarations } from "../../scripts/profile-schemas.ts";
import type { JsonSchema } from "../../src/parsers/shape.ts";

const declared = await declarations();

/** What hosts take for tools, with and without a scope, for servers' tools, or for no tool at all. */
const words = [
  "word-N",
  "Bash(word-N:*)",
  "mcp__server__word-N",
  "run_shell_command(word-N)",
  "mcp_server_word-N",
  "Read",
];

/** The hosts whose profiles have a described format with a key that may hold a list, which goose's has not. */
export const hostsWithLists: readonly string[] = [...declared.keys()].filter(
  (id) => Object.keys(longProfiles(id, 1)).length > 0,
);

/** Directories that the policy names, for a host that has none of its own. */
const policyDirs: { readonly [id: string]: string } = { openheim: "profiles" };

export function policyFor(id: string): string {
  const dir = policyDirs[id];
  return `extends: preset:strict\nceiling: [read]\nhosts: { ${id}: ${dir === undefined ? "{}" : `{ dirs: [${dir}] }`} }\n`;
}

function takes(type: string, schema: JsonSchema): boolean {
  const { type: types, anyOf, oneOf } = schema as { readonly [key: string]: unknown };
  const further = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (further) return further.some((one) => takes(type, one));
  if (types === undefined) return !("enum" in schema) && !("const" in schema);
  return types === type || (Array.isArray(types) && types.includes(type));
}

function wordOf(i: number): string {
  return (words[i % words.length] ?? "").replace("N", String(i));
}

/** Files of one host by path, or those at some `paths`: in each of them `count` words under one key, as a list or with commas. */
export function longProfiles(id: string, count: number, paths?: readonly string[]): Readonly<Record<string, string>> {
  const { keys = {}, files = [] } = declared.get(id) ?? {};
  const [pattern = "profiles/*.md"] = files;
  const words = Array.from({ length: count }, (_, i) => wordOf(i));
  const found: { [path: string]: string } = {};
  for (const [key, { value }] of Object.entries(keys)) {
    if (/^(?:name|description|prompt|model|developer_instructions)$/.test(key)) continue;
    const values = [...(takes("array", value) ? [words] : []), ...(takes("string", value) ? [words.join(", ")] : [])];
    for (const [i, list] of values.entries()) {
      const name = `${key.replaceAll(/\W/g, "-")}-${i}`.toLowerCase();
      const path = pattern.replace("**/", "").replace("*", name);
      if (paths && !paths.includes(path)) continue;
      found[path] = textIn(path, id, { ...start(Object.keys(keys), name), [key]: list });
    }
  }
  return found;
}

/** What hosts want of a profile at least. */
function start(keys: readonly string[], name: string): { readonly [key: string]: unknown } {
  const all = {
    name,
    slug: name,
    description: "Reviews a change and says what is wrong with it.",
    roleDefinition: "Reviews a change.",
    developer_instructions: "Review.",
    prompt: "Review.",
  };
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
}

function textIn(path: string, id: string, fields: { readonly [key: string]: unknown }): string {
  if (path.endsWith(".json")) return JSON.stringify(fields);
  // A list and a text in JSON are the same in TOML and in YAML.
  const lines = (separator: string): string =>
    Object.entries(fields)
      .map(([key, value]) => `${key}${separator}${JSON.stringify(value)}\n`)
      .join("");
  if (path.endsWith(".toml")) return lines(" = ");
  if (path === ".roomodes") return JSON.stringify({ customModes: [fields] });
  if (!path.endsWith(".md")) return lines(": ");
  const isToml = id === "openheim" || id === "defect";
  return isToml ? `+++\n${lines(" = ")}+++\nReview.\n` : `---\n${lines(": ")}---\nReview.\n`;
}

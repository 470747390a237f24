/** Reads one role file: metadata, instructions and a layer of settings in a single TOML document. */
import { entryOf, type Node, type Table } from "../../../parsers/node.ts";
import { respelledFix } from "../../_kit/fixes/spelling.ts";
import { memoize } from "../../_kit/memoize.ts";
import { byBytes } from "../../../repo/path.ts";
import { list, DecodeError, type Decoder, string } from "../../../parsers/decode.ts";
import type { Content } from "../../../repo/repo-index.ts";
import { toml09Value } from "../../../parsers/toml/index.ts";
import { meantByRefused } from "../../_kit/profiles/unknown-keys.ts";
import { tomlOf } from "../../_kit/toml.ts";
import { type Source, startOf, trim } from "../../../repo/text.ts";
import type { Edition } from "../edition.ts";
import { entriesAt } from "../settings/effective.ts";
import { type Fault, fault, placeIn, type Placed, withFix } from "./fault.ts";
import { nativeTable } from "./native.ts";
import { shapesOf } from "../settings/shapes.ts";

/** A role file, as far as it could be read. `fault` and `nicknameFault` are the reasons why the host refuses it. */
export interface RoleFile {
  /** The path by which the host finds it, links not followed. */
  readonly path: string;
  readonly edition: Edition;
  readonly source: Source;
  readonly root: Table | undefined;
  /** Trimmed, and never blank. */
  readonly name: Placed<string> | undefined;
  /** Trimmed. */
  readonly description: Placed<string> | undefined;
  /** As written. */
  readonly instructions: Placed<string> | undefined;
  /** Trimmed; `undefined` where the key is missing or refused. */
  readonly nicknames: Placed<readonly string[]> | undefined;
  readonly fault?: Fault;
  /** The host checks it only once the role has a name. */
  readonly nicknameFault?: Fault;
}

/** Keys of a role file that `config.toml` does not have. */
export const metadata: ReadonlyMap<string, Decoder<unknown>> = new Map<string, Decoder<unknown>>([
  ["name", string],
  ["description", string],
  ["nickname_candidates", list(string)],
]);

/** What Codex gets the bytes of; it refuses those that are not UTF-8. */
export type ReadableContent = Extract<Content, { readonly kind: "text" | "not-utf8" }>;

/**
 * Reads a role file as the host does (openai/codex@98dbdfe:codex-rs/core/src/config/mod.rs,
 * `parse_agent_role_file_contents`).
 */
export async function readRoleFile(path: string, content: ReadableContent, edition: Edition): Promise<RoleFile> {
  return { path, ...(await rolesIn(content)(edition)) };
}

const rolesIn = memoize((content: ReadableContent) => memoize((edition: Edition) => roleIn(content, edition)));

async function roleIn(content: ReadableContent, edition: Edition): Promise<Omit<RoleFile, "path">> {
  const { source } = content;
  const nothing = {
    edition,
    source,
    root: undefined,
    name: undefined,
    description: undefined,
    instructions: undefined,
    nicknames: undefined,
  };
  if (content.kind === "not-utf8") return { ...nothing, fault: fault("Other", "it is not UTF-8", startOf(source)) };
  const root = await tomlOf(source);
  if (root.kind === "problem")
    return {
      ...nothing,
      fault: fault("TomlSyntax", `it is not TOML: ${oneLine(root.message)}`, placeIn(source, root)),
    };
  if (root.kind !== "table") return nothing;
  const text = (key: string): Placed<string> | undefined => textOf(source, root, key);
  const [name, description, instructions] = [text("name"), text("description"), text("developer_instructions")];
  const trimmed = name && { ...name, value: trim(name.value) };
  const nicknames = nicknamesOf(source, root);
  const found = refusedKey(source, root, edition) ?? refusedText(source, root, description, instructions);
  return {
    edition,
    source,
    root,
    name: trimmed?.value === "" ? undefined : trimmed,
    description: description && { ...description, value: trim(description.value) },
    instructions,
    nicknames: nicknames && "value" in nicknames ? nicknames : undefined,
    ...(found ? { fault: found } : {}),
    ...(nicknames && "kind" in nicknames ? { nicknameFault: nicknames } : {}),
  };
}

/**
 * Why the host refuses the file; `undefined` where it loads. `hint` is the key of the `[agents]` table that names it.
 */
export function roleRefusal(file: RoleFile, hint?: string): Fault | undefined {
  const excused = hint !== undefined && file.edition.forgiving && file.fault?.kind === "MissingInstructions";
  if (file.fault && !excused) return file.fault;
  if (!file.name && hint === undefined) return fault("MissingName", "it defines no `name`", startOf(file.source));
  return file.nicknameFault;
}

/** The host's own values of a file that it loads. */
export function nativeRole(file: RoleFile, hint?: string): unknown {
  if (!file.root || roleRefusal(file, hint)) return undefined;
  return {
    role_name: file.name?.value ?? hint,
    description: file.description?.value ?? null,
    nickname_candidates: file.nicknames?.value ?? null,
    config: nativeTable(file.root.entries.filter(({ name }) => name === undefined || !metadata.has(name))),
  };
}

const keysOf = memoize(
  (settings: ReadonlyMap<string, unknown>): ReadonlySet<string> => new Set([...metadata.keys(), ...settings.keys()]),
);

/** Serde's order: metadata in the order of writing, then the known settings, then the first unknown key. */
function refusedKey(source: Source, root: Table, edition: Edition): Fault | undefined {
  const settings = shapesOf(edition);
  const sorted = root.entries.toSorted((a, b) => byBytes(a.name ?? "", b.name ?? ""));
  for (const shapes of [metadata, settings]) {
    for (const entry of sorted) {
      const refused = shapes.get(entry.name ?? "")?.(entry.value, toml09Value);
      if (refused instanceof DecodeError)
        return fault(
          "Deserialize",
          `it has a \`${entry.name}\` that cannot be read: ${refused.message}`,
          placeIn(source, refused),
        );
    }
  }
  const unknown = sorted.find(({ name }) => name === undefined || !(metadata.has(name) || settings.has(name)));
  if (!unknown) return undefined;
  const { name = "", key } = unknown;
  const message = `it has the key \`${name}\`, which role files cannot have`;
  const meant = meantByRefused(keysOf(settings), name);
  if (meant === undefined || entryOf(root, meant)) return fault("Deserialize", message, placeIn(source, key));
  return withFix(
    fault("Deserialize", `${message}; did you mean \`${meant}\`?`, placeIn(source, key)),
    respelledFix(source, [{ span: key.span, what: name, meant }]),
  );
}

function refusedText(
  source: Source,
  root: Table,
  description: Placed<string> | undefined,
  instructions: Placed<string> | undefined,
): Fault | undefined {
  if (description && trim(description.value) === "")
    return fault("BlankDescription", "it has a blank `description`", description.at);
  if (!instructions) {
    const related = root.entries.flatMap(({ name: table }) =>
      entriesAt({ source, root }, table ?? "")
        .filter(({ name }) => name === "developer_instructions")
        .map(({ key }) => ({ message: `belongs to \`[${table}]\` here`, at: placeIn(source, key) })),
    );
    const missing = fault(
      "MissingInstructions",
      "it defines no `developer_instructions` at its top level",
      startOf(source),
      related.length > 0 ? related : undefined,
    );
    // The key of `config.toml` for the instructions of all agents.
    const other = entryOf(root, "instructions");
    const names = other ? [{ span: other.key.span, what: "instructions", meant: "developer_instructions" }] : [];
    return withFix(missing, respelledFix(source, names));
  }
  return trim(instructions.value) === ""
    ? fault("BlankInstructions", "it has blank `developer_instructions`", instructions.at)
    : undefined;
}

function textOf(source: Source, table: Table, key: string): Placed<string> | undefined {
  const node = table.entries.find(({ name }) => name === key)?.value;
  const value = node && string(node, toml09Value);
  return node && typeof value === "string" ? { value, at: placeIn(source, node) } : undefined;
}

function nicknamesOf(source: Source, root: Table): Placed<readonly string[]> | Fault | undefined {
  const node = root.entries.find(({ name }) => name === "nickname_candidates")?.value;
  return node && checkNicknames(source, node);
}

/** `nickname_candidates` of a role file or of a role's table, trimmed; `undefined` unless it is a list of strings. */
export function checkNicknames(source: Source, node: Node): Placed<readonly string[]> | Fault | undefined {
  const written = list(string)(node, toml09Value);
  if (written instanceof DecodeError || node.kind !== "list") return undefined;
  if (written.length === 0)
    return fault("Nicknames", "it has an empty list of `nickname_candidates`", placeIn(source, node));
  const seen = new Set<string>();
  for (const [i, item] of written.entries()) {
    const at = placeIn(source, node.items[i] ?? node);
    const nickname = trim(item);
    if (nickname === "") return fault("Nicknames", "it has a blank entry in `nickname_candidates`", at);
    if (seen.has(nickname)) return fault("Nicknames", `it has \`${nickname}\` twice in \`nickname_candidates\``, at);
    seen.add(nickname);
    if (/^[A-Za-z0-9 _-]+$/.test(nickname)) continue;
    return fault(
      "Nicknames",
      `it has the nickname \`${nickname}\`; use only ASCII letters, digits, spaces, \`-\` and \`_\``,
      at,
    );
  }
  return { value: [...seen], at: placeIn(source, node) };
}

/** A parser's message, which may have several lines, as part of a sentence. */
export function oneLine(message: string): string {
  return message.replace(/\s*\n\s*/g, ", ");
}

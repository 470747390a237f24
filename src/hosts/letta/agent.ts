/** What Letta Code makes of one file. A file without a prompt changes another subagent of its name. */
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import type { Problem } from "../../model/load.ts";
import type { Bypass, PowerSetting, Preload, Profile } from "../../model/profile.ts";
import { entryOf, type Node, type Table, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { bodyPrompt, knownValues, startOfTable } from "../_kit/profiles/fields.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { memoize } from "../_kit/memoize.ts";
import { onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { type KnownKeys, unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { type Document, readDocument, textIn } from "./document.ts";
import { hiddenKeysIn, listsIn, partsOf, readTools } from "./grants.ts";
import { grantedBy, unpromptedNames } from "./tools.ts";
import { fenceFault } from "../_kit/profiles/no-fence.ts";

/** The keys that Letta Code 0.32.18 reads; it ignores others. */
export const knownKeys: KnownKeys = {
  keys: new Set(["name", "description", "tools", "model", "skills", "fork", "launchProfile"]),
  own: { tools: "tools" },
  ignores: true,
};

const toolLine: ToolLine = {
  key: "tools",
  value: (tools) => tools.join(", "),
  readers: ["Read", "Glob", "Grep"],
  powersOf: grantedBy,
};

/** What a file without a prompt changes: of the keys that it has not, another subagent's values count. */
export interface Overlay {
  readonly hasTools: boolean;
}

const overlays = new WeakMap<Profile, Overlay>();

/** What a file without a prompt changes of the subagent that it stands on; `undefined`: it has one. */
export function overlayOf(profile: Profile | undefined): Overlay | undefined {
  return profile && overlays.get(profile);
}

/** The profile of a file, or why Letta Code leaves it out. Each file is read once. */
export const agentOf: (source: Source) => FileResult = memoize(readAgent);

function readAgent(source: Source): FileResult {
  const document = readDocument(source.text);
  if (!document) return withoutFrontmatter(source);
  const profile = readProfile(document, source);
  const isOverlay = profile.prompt.source === "none";
  const problem = faultIn(document, source, isOverlay);
  if (problem) return { verdict: { kind: "rejected", problem }, profile: { ...profile, native: undefined } };
  if (isOverlay) overlays.set(profile, { hasTools: valueOf(document.table, "tools") !== undefined });
  return { verdict: { kind: "loaded" }, profile };
}

const meant = /^[ \t]*["']?(?:name|description|tools)["']?[ \t]*:/m;

/** How much of a file without frontmatter is searched for keys. */
const searched = 2_000;

function withoutFrontmatter(source: Source): FileResult {
  const at = { source, span: { start: 0, end: 0 } };
  const looks = meant.test(source.text.slice(0, searched)) && /^\s*---/.test(source.text);
  const message = looks
    ? fenceFault(source.text.replace(/^\ufeff/, ""), "the first line and a later one must be exactly `---`")
    : "it has no frontmatter, so it counts as a document";
  return { verdict: { kind: "rejected", problem: { message, at, ...(looks ? {} : { kind: "document" }) } } };
}

/** Why Letta Code refuses a file. */
function faultIn({ table }: Document, source: Source, isOverlay: boolean): Problem | undefined {
  const home = startOfTable(table, source);
  const name = valueOf(table, "name");
  const text = textIn(name)?.text ?? "";
  if (!name || text === "") return { message: "it has no `name`, which is required", at: placeOf(name, source, home) };
  if (!/^[a-z][a-z0-9-]*$/.test(text))
    return {
      message: `\`name\` is \`${text.slice(0, 60)}\`, and a name has only lower-case letters, digits and hyphens, with a letter in front, and no quotes`,
      at: placeOf(name, source, home),
      cause: "name",
    };
  const description = valueOf(table, "description");
  if (isOverlay || (textIn(description)?.text ?? "") !== "") return undefined;
  const message = description
    ? "`description` is no text in the same line, and it is required"
    : "it has no `description`, which is required";
  return { message, at: placeOf(description, source, home), ...(description ? { cause: "description" } : {}) };
}

function placeOf(node: Node | undefined, source: Source, home: Place): Place {
  return node ? { source, span: node.span } : home;
}

function readProfile(document: Document, source: Source): Profile {
  const { table, body } = document;
  const home = startOfTable(table, source);
  const text = (key: string): Fact<string> => {
    const found = textIn(valueOf(table, key));
    return found ? stated(found.text, { source, span: found.span }) : missing(home);
  };
  const name = text("name");
  const tools = readTools(table, source, home, name.state === "stated" ? name.value : "");
  return profileFrom({
    home,
    name,
    description: text("description"),
    model: modelIn(text("model")),
    grants: tools.grants,
    extraGrants: tools.extraGrants,
    onlyTools: onlyToolsIn(table, source, toolLine),
    bypasses: [...unpromptedStarts(name), ...unhonouredModesIn(table, source, knownKeys)],
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...hiddenKeysIn(document, source),
      ...listsIn(table, source),
      ...tools.ineffective,
    ],
    powerSettings: powerSettingsIn(table, source),
    preloads: skillsIn(table, source),
    references: skillFilesOf(table, source),
    prompt: bodyPrompt(source, body),
    native: () => knownValues(table, knownKeys.keys),
  });
}

/** Without a value, the session's model. */
function modelIn(model: Fact<string>): Fact<string> {
  return model.state === "missing" ? implied("inherit", model.at, "without `model` it has the session's") : model;
}

/** A project's file of such a name takes the place of the built-in subagent, and starts as that does. */
function unpromptedStarts(name: Fact<string>): readonly Bypass[] {
  const because = name.state === "stated" ? unpromptedNames.get(name.value) : undefined;
  if (name.state !== "stated" || because === undefined) return [];
  const fixes = [{ title: "give it another name", safe: false, edits: [] }];
  return [{ setting: "name", value: name.value, effect: "auto-approve", because, at: name.at, fixes }];
}

/** Their texts are part of the first prompt. A list gives none. */
function skillsIn(table: Table, source: Source): readonly Preload[] {
  const node = textIn(entryOf(table, "skills")?.value);
  return node ? partsOf(node, source).map(({ text, span }) => ({ name: text, at: { source, span } })) : [];
}

/** A skill is named by its folder or by its own frontmatter, so any of them may be meant. */
function skillFilesOf(table: Table, source: Source): readonly string[] {
  if (skillsIn(table, source).length === 0) return [];
  const [, start = ""] = /^(.*\/|)\.letta\/agents\/[^/]*$/s.exec(source.path) ?? [];
  return [".agents/skills", ".skills"].map((folder) => `${start}${folder}/**/SKILL.md`);
}

/** What it knows from the start: texts of skills, the session's conversation, the agent's memory. */
function powerSettingsIn(table: Table, source: Source): readonly PowerSetting[] {
  return ["skills", "fork", "launchProfile"].flatMap((key): readonly PowerSetting[] => {
    const node = textIn(valueOf(table, key));
    if (!node) return [];
    const values = key === "skills" ? partsOf(node, source).map(({ text }) => text) : [node.text.toLowerCase()];
    return [{ setting: key, values, at: { source, span: node.span } }];
  });
}

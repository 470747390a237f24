/** What Factory makes of one Markdown file: always a droid, at worst without the limits that its author wrote. */
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import { bodyPrompt, startOfTable } from "../_kit/profiles/fields.ts";
import type { FileResult } from "../_kit/loading/layers.ts";
import { jsonOf, type Table } from "../../parsers/node.ts";
import type { Ineffective, Profile } from "../../model/profile.ts";
import { type KnownKeys, unknownKeysIn, unhonouredModesIn } from "../_kit/profiles/unknown-keys.ts";
import { diagnosisOf, mappingOf } from "../../parsers/yaml/index.ts";
import { flowList, onlyToolsIn, type ToolLine } from "../_kit/profiles/only-tools.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { stemOf } from "../../repo/path.ts";
import { type Frontmatter, frontmatterOf, textAt } from "./frontmatter.ts";
import { everyTool, readServers, readTools } from "./grants.ts";
import { lateTools } from "./late-servers.ts";
import { tools } from "./tools.ts";
import { fenceFault } from "../_kit/profiles/no-fence.ts";

/** The keys that droid 0.225.2 reads. */
export const knownKeys: KnownKeys = {
  keys: new Set("name description model reasoningEffort tools mcpServers color version createdAt updatedAt".split(" ")),
  own: { tools: "tools" },
  ignores: true,
};

const toolLine: ToolLine = {
  key: "tools",
  value: flowList,
  readers: ["Read", "LS", "Grep", "Glob"],
  powersOf: (name) => tools.lookup(name),
};

/** One file with what every reading of it shares. */
interface DroidFile {
  readonly source: Source;
  readonly fileName: string;
  readonly body: Span;
}

/** The host loads every file. `lateServer`: one whose tools a list does not keep away. */
export async function droidsOf(source: Source, path: string, lateServer?: string): Promise<readonly FileResult[]> {
  const front = await frontmatterOf(source.text);
  const body = front?.body ?? { start: 0, end: source.text.length };
  const file: DroidFile = { source, fileName: stemOf(path), body };
  if (!front) {
    const profile = emptyProfile(
      file,
      "the file has no frontmatter that Factory accepts, which means every tool",
      unseenLists(source),
    );
    return [{ verdict: { kind: "loaded" }, profile, ...unseenIn(source) }];
  }
  const cut = cutIn(front, source);
  const profile = front.fault
    ? emptyProfile(file, "the frontmatter is discarded, which means every tool", [faultIn(front, source), ...cut])
    : readProfile(front.table, file, cut, lateServer);
  return [{ verdict: { kind: "loaded" }, profile, ...leniencyOf(front, source) }];
}

/** Frontmatter that is no YAML is read line by line. */
function leniencyOf({ refusal, span }: Frontmatter, source: Source): Pick<FileResult, "leniency"> {
  if (!refusal) return {};
  const { message, span: at } = diagnosisOf(source.text, span, refusal);
  return {
    leniency: {
      message: `the frontmatter is not valid YAML: ${message}`,
      as: "with frontmatter that it reads line by line",
      at: { source, span: at },
      kind: "strict-readers",
    },
  };
}

function faultIn({ fault, table }: Frontmatter, source: Source): Ineffective {
  const { key = "", expected = "", span = table.span } = fault ?? {};
  const because = `it is not ${expected}, so Factory throws the whole frontmatter away and gives every tool; write ${
    expected === "text" ? "it in quotes" : expected
  }`;
  return { kind: "limit", what: key, because, at: { source, span }, cause: "frontmatter" };
}

/** Text in the line that closes the frontmatter: a reader sees no end there. */
function cutIn({ afterFence }: Frontmatter, source: Source): readonly Ineffective[] {
  const rest = source.text.slice(afterFence.start, afterFence.end);
  if (/^-*\s*$/.test(rest)) return [];
  const because =
    "is part of the prompt, because every line that begins with three dashes ends the frontmatter; put `---` alone on its line";
  return [{ kind: "cut", what: `---${rest.trimEnd().slice(0, 40)}`, because, at: { source, span: afterFence } }];
}

const meantKey = /^[ \t]*(?:name|description|tools|model|mcpServers)[ \t]*:/m;

/** How much of a file without frontmatter is searched for keys. */
const searched = 2_000;

function isMeant(source: Source): boolean {
  return meantKey.test(source.text.slice(0, searched)) && /^\ufeff?\s*---/.test(source.text);
}

/** Text that is meant as frontmatter, and that this host does not see. */
function unseenIn(source: Source): Pick<FileResult, "leniency"> {
  if (!isMeant(source)) return {};
  const exactly = "the first line must be exactly `---`, and a line that begins with `---` must close the frontmatter";
  const message = fenceFault(source.text, exactly);
  return {
    leniency: {
      message,
      as: "without its frontmatter, so with every tool",
      at: { source, span: { start: 0, end: source.text.indexOf("---") + 3 } },
      kind: "strict-readers",
    },
  };
}

/** Lists of tools in text that is meant as frontmatter. */
function unseenLists(source: Source): readonly Ineffective[] {
  const found = isMeant(source) ? /^[ \t]*tools(?=[ \t]*:)/m.exec(source.text.slice(0, searched)) : null;
  if (!found) return [];
  const end = found.index + found[0].length;
  const because = "Factory finds no frontmatter in this file, so this limits nothing";
  const at = { source, span: { start: end - "tools".length, end } };
  return [{ kind: "limit", what: "tools", because, at, cause: "frontmatter" }];
}

/** The droid of a file without frontmatter, or whose frontmatter is thrown away. */
function emptyProfile(file: DroidFile, because: string, ineffective: readonly Ineffective[]): Profile {
  const { source } = file;
  const home = startOfTable(mappingOf(undefined, 0), source);
  return profileFrom({
    home,
    name: implied(file.fileName, home, "the file name is the name"),
    grants: everyTool(home, because).grants,
    ineffective,
    prompt: bodyPrompt(source, file.body),
    native: () => ({}),
  });
}

function readProfile(
  table: Table,
  { source, fileName, body }: DroidFile,
  cut: readonly Ineffective[],
  lateServer: string | undefined,
): Profile {
  const home: Place = startOfTable(table, source);
  const text = (key: string): Fact<string> => {
    const found = textAt(table, key);
    return found ? stated(found.text, { source, span: found.span }) : missing(home);
  };
  const name = text("name");
  const { grants, ineffective } = readTools(table, source, home);
  const late = lateTools(table, source, lateServer);
  const servers = readServers(table, source);
  return profileFrom({
    home,
    name: name.state === "stated" && name.value !== "" ? name : implied(fileName, name.at, "the file name is the name"),
    description: text("description"),
    model: text("model"),
    grants,
    onlyTools: onlyToolsIn(table, source, toolLine),
    extraGrants: late.grants,
    servers: servers.servers,
    bypasses: unhonouredModesIn(table, source, knownKeys),
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...ineffective,
      ...servers.ineffective,
      ...late.ineffective,
      ...idleEffort(table, source),
      ...cut,
    ],
    prompt: bodyPrompt(source, body),
    native: () => jsonOf(table),
  });
}

/** The session's model decides how much it thinks. */
function idleEffort(table: Table, source: Source): readonly Ineffective[] {
  const effort = textAt(table, "reasoningEffort");
  const model = textAt(table, "model")?.text ?? "inherit";
  if (!effort || (model !== "" && model !== "inherit")) return [];
  const because = "it applies only with a `model` of the droid's own";
  return [{ kind: "value", what: "reasoningEffort", because, at: { source, span: effort.span } }];
}

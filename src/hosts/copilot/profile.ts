/** Makes a profile from the parses of a frontmatter and from a body. */
import { type Fact, stated } from "../../model/fact.ts";
import { bodyPrompt, knownValues, nameOrFileName, startOfTable, textFact } from "../_kit/fields.ts";
import { type Node, type Table, valueOf } from "../../parsers/node.ts";
import { type Profile, union } from "../../model/profile.ts";
import { textsIn } from "../_kit/unknown-keys.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { ineffectiveKeysOf, keys } from "./keys.ts";
import { powersOf } from "./powers.ts";
import { readTools } from "./tools.ts";

/** The file of one agent. */
export interface AgentFile {
  readonly source: Source;
  /** The span of the prompt. */
  readonly body: Span;
  /** The file's name without its extension, by which the readers tell agents apart. */
  readonly id: string;
  /** Whether the file is written for Claude Code: it lies in that host's folder. */
  readonly isClaudes: boolean;
}

/** The union of what each parse of the frontmatter grants. */
export function readProfile([first, ...others]: readonly [Table, ...Table[]], file: AgentFile): Profile {
  return others.reduce<Profile>((profile, table) => union(profile, profileOf(table, file)), profileOf(first, file));
}

function profileOf(table: Table, { source, body, id, isClaudes }: AgentFile): Profile {
  const home = startOfTable(table, source);
  const { grants, ineffective } = readTools(valueOf(table, "tools"), source, home, isClaudes);
  return profileFrom({
    home,
    name: nameOrFileName(textFact(valueOf(table, "name"), source, home), id, home),
    identity: id,
    description: textFact(valueOf(table, "description"), source, home),
    model: modelOf(valueOf(table, "model") ?? valueOf(table, "models"), source, home),
    grants,
    ...powersOf(table, source, isClaudes),
    ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
    prompt: bodyPrompt(source, body),
    native: knownValues(table, keys.keys),
  });
}

/** One model, or several in order of preference. */
function modelOf(node: Node | undefined, source: Source, home: Place): Fact<string> {
  return node?.kind === "list"
    ? stated(textsIn(node).join(", "), { source, span: node.span })
    : textFact(node, source, home);
}

/** Makes a profile of a frontmatter's readings and a body. */
import { type Fact, implied, known, stated } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import { jsonOf, maxValues, type Node, type Table, valueOf } from "../../parsers/node.ts";
import { type Profile, union } from "../../model/profile.ts";
import { textsIn } from "../_kit/unknown-keys.ts";
import { profileFrom } from "../_kit/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { ineffectiveKeysOf, keys } from "./keys.ts";
import { powersOf } from "./powers.ts";
import { readTools } from "./tools.ts";

/** `id` is the file's name without its ending, by which the readers tell agents apart. */
export function readProfile(
  [first, ...others]: readonly [Table, ...Table[]],
  source: Source,
  body: Span,
  id: string,
  isClaudes: boolean,
): Profile {
  const profile = oneReading(first, source, body, id, isClaudes);
  return others.reduce<Profile>((sum, table) => union(sum, oneReading(table, source, body, id, isClaudes)), profile);
}

function oneReading(table: Table, source: Source, body: Span, id: string, isClaudes: boolean): Profile {
  const home: Place = { source, span: { start: table.span.start, end: table.span.start } };
  const name = textFact(valueOf(table, "name"), source, home);
  const { grants, ineffective } = readTools(valueOf(table, "tools"), source, home, isClaudes);
  return profileFrom({
    home,
    name:
      name.state === "missing" || known(name)?.trim() === "" ? implied(id, home, "the file's name is its name") : name,
    identity: id,
    description: textFact(valueOf(table, "description"), source, home),
    model: modelOf(valueOf(table, "model") ?? valueOf(table, "models"), source, home),
    grants,
    ...powersOf(table, source, isClaudes),
    ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
    prompt: bodyPrompt(source, body),
    native: nativeOf(table),
  });
}

/** One model, or several in order of preference. */
function modelOf(node: Node | undefined, source: Source, home: Place): Fact<string> {
  return node?.kind === "list"
    ? stated(textsIn(node).join(", "), { source, span: node.span })
    : textFact(node, source, home);
}

function nativeOf(table: Table): { readonly [key: string]: unknown } {
  const budget = { left: maxValues };
  return Object.fromEntries(
    table.entries.flatMap(({ name, value }) =>
      name !== undefined && keys.keys.has(name) ? [[name, jsonOf(value, budget)] as const] : [],
    ),
  );
}

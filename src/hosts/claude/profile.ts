/** Makes a profile from the readings of the frontmatter and from the body. */
import type { Fact } from "../../model/fact.ts";
import { bodyPrompt, textFact } from "../_kit/fields.ts";
import { profileFrom } from "../_kit/profile.ts";
import { isEmptyValue, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { type Profile, union } from "../../model/profile.ts";
import { unknownKeysIn } from "../_kit/unknown-keys.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { readTools } from "./grants.ts";
import { ignoredIn, withoutIgnored } from "./ignored.ts";
import { knownKeys } from "./keys.ts";
import { nativeOf } from "./native.ts";
import { powersOf } from "./powers.ts";
import type { Readings } from "./alternatives.ts";

/** The profile of the first reading, with everything that another reading grants. */
export function readProfile(
  { tables: [first, ...others], flattened }: Readings,
  source: Source,
  body: Span,
  loads: boolean,
  inPlugin = false,
): Profile {
  const profile = oneReading(first, source, body, loads, inPlugin);
  const ineffective = flattened.flatMap((key) => {
    const node = valueOf(first, key);
    const kind = key === "disallowedTools" ? ("limit" as const) : ("value" as const);
    return node
      ? [
          {
            kind,
            what: key,
            because: "this host may read the list as one text, because another line of the frontmatter is no YAML",
            at: { source, span: node.span },
          },
        ]
      : [];
  });
  const whole = { ...profile, ineffective: [...profile.ineffective, ...ineffective] };
  return others.reduce<Profile>((sum, table) => union(sum, oneReading(table, source, body, false, inPlugin)), whole);
}

/** The profile of a single reading. `inPlugin`: the host ignores some keys there. */
export function oneReading(table: Table, source: Source, body: Span, loads: boolean, inPlugin = false): Profile {
  const text = (key: string): Fact<string> => textFact(valueOf(table, key), source, home);
  const named = valueOf(table, "name");
  const home: Place = { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
  const name = text("name");
  const { grants, denied, ineffective } = readTools(table, source, home);
  const written = powersOf(table, source);
  const ignored = inPlugin ? ignoredIn(table, source, written.bypasses) : undefined;
  const powers = ignored ? { ...powersOf(withoutIgnored(table), source), bypasses: ignored.bypasses } : written;
  return profileFrom({
    home,
    name,
    description: text("description"),
    model: text("model"),
    permissionMode: text("permissionMode"),
    grants,
    denied,
    extraGrants: powers.grants,
    hooks: powers.hooks,
    servers: powers.servers,
    bypasses: powers.bypasses,
    ineffective: [
      ...unknownKeysIn(table, source, knownKeys),
      ...ineffective,
      ...powers.ineffective,
      ...(ignored?.ineffective ?? []),
      ...oddValuesOf(table, source),
    ],
    prompt: bodyPrompt(source, body),
    native: loads ? nativeOf(table, source) : undefined,
  });
}

/** Values that the host cannot use: several models in one, or a number of turns that is none. */
function oddValuesOf(table: Table, source: Source): Profile["ineffective"] {
  const model = valueOf(table, "model");
  const turns = valueOf(table, "maxTurns");
  const text = textOf(model) ?? "";
  return [
    ...(model && /[|,{}<>\s]|^__/.test(text)
      ? [
          {
            kind: "value" as const,
            what: `model: ${text}`,
            because: "it names no model, so this host may fail or use another",
            at: { source, span: model.span },
          },
        ]
      : []),
    ...(turns && !isEmptyValue(turns) && !/^[1-9]\d*$/.test(textOf(turns) ?? "")
      ? [
          {
            kind: "limit" as const,
            what: `maxTurns: ${textOf(turns) ?? "…"}`,
            because: "it is no whole number above zero, so it may limit nothing",
            at: { source, span: turns.span },
          },
        ]
      : []),
  ];
}

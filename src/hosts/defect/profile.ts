/** Makes a profile, field by field, so that one fault hides no other. */
import { type Fact, implied, missing, stated, unreadable } from "../../model/fact.ts";
import { entryOf, type List, type Node } from "../../parsers/node.ts";
import type { HookOrServer, Grant, Ineffective, Limit, NamedPath, Profile, Prompt } from "../../model/profile.ts";
import { DecodeError, string } from "../../parsers/decode.ts";
import type { Reach } from "../../repo/repo-index.ts";
import { surroundings } from "../_kit/settings/command-texts.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { type Place, type Source, startOf } from "../../repo/text.ts";
import { readHooks, shapes } from "./config.ts";
import { compileGlob } from "./glob.ts";
import { type Hook, hooksOf, secretsHider } from "./hooks.ts";
import { type Metadata, type ReadKey, readKey, tableAt } from "./metadata.ts";
import type { Named } from "./spec.ts";
import { defaultTools, readPattern } from "./tools.ts";

/** What the two forms of a profile, a folder and a file, have in common. */
export interface Parts {
  readonly named: Named;
  readonly metadata: Metadata;
  readonly prompt: Prompt;
  readonly paths: readonly NamedPath[];
  /** Where a path leads that a session resolves from its own directory. */
  readonly reach: (value: string) => Reach;
  readonly ineffective: readonly Ineffective[];
  readonly native: Profile["native"];
}

/** Reads each field by itself, also where the host refuses the metadata: a rejected profile is judged too. */
export function readProfile({ named, metadata, prompt, paths, reach, ineffective, native }: Parts): Profile {
  const { source, root } = metadata;
  const home: Place = { source, span: { start: metadata.span.start, end: metadata.span.start } };
  const hooks = hooksIn(metadata, named);
  const commands = hooks.filter(({ handler }) => handler.kind === "command");
  return profileFrom({
    home: home,
    name: stated(named.name, startOf(source)),
    description: factOf(readKey(metadata, root, "description", string), home),
    model: factOf(
      readKey(metadata, root, "model", string) ?? readKey(metadata, tableAt(metadata, "default"), "model", string),
      home,
    ),
    grants: grantsIn(metadata, home),
    extraGrants: commands.map(({ handler, span }) => ({
      tool: "hooks",
      capability: "execute",
      scope: handler.command,
      at: { source, span },
    })),
    hooks: hooks.map(
      ({ event, handler, node, span }): HookOrServer => ({
        name: event,
        kind: handler.kind,
        value: handler.command,
        ...surroundings(node),
        content: startContent([event], [node], source),
        at: { source, span },
      }),
    ),
    limits: limitsIn(hooks, source),
    paths: [
      ...paths,
      ...hooks.flatMap(({ event, cwd }): NamedPath[] =>
        cwd
          ? [{ key: `hooks.${event}.cwd`, value: cwd.value, reach: reach(cwd.value), at: { source, span: cwd.span } }]
          : [],
      ),
    ],
    ineffective: [
      ...ineffective,
      ...ineffectiveTools(metadata),
      ...ineffectiveLimit(metadata),
      ...hooks.flatMap((hook) => ineffectiveHook(metadata, hook)),
    ],
    prompt,
    native,
  });
}

function factOf<T>(read: ReadKey<T> | undefined, home: Place): Fact<T> {
  if (!read) return missing(home);
  return read.value instanceof DecodeError ? unreadable(read.at, read.value.message) : stated(read.value, read.at);
}

/** The list of `tools.allow`; `tools` may also be written as the list of its fields. */
function allowIn({ root, dialect }: Metadata): Node | undefined {
  const tools = root && entryOf(root, "tools")?.value;
  if (!tools) return undefined;
  const allow =
    tools.kind === "table"
      ? entryOf(tools, "allow")?.value
      : tools.kind === "list" && dialect.positional
        ? tools.items[0]
        : undefined;
  return allow && dialect.isNone(allow) !== true && !dialect.isUnit(allow) ? allow : undefined;
}

function patternsIn(
  { source, dialect }: Metadata,
  allow: List,
): readonly { readonly pattern: string; readonly at: Place }[] {
  return allow.items.flatMap((item) => {
    const pattern = string(item, dialect);
    return pattern instanceof DecodeError ? [] : [{ pattern, at: { source, span: item.span } }];
  });
}

function grantsIn(metadata: Metadata, home: Place): Fact<readonly Grant[]> {
  const { source, root, dialect, span } = metadata;
  const tools = root && entryOf(root, "tools");
  if (!root) return unreadable({ source, span }, "the metadata cannot be read");
  const refused = tools && dialect.isNone(tools.value) !== true ? shapes.tools(tools.value, dialect) : undefined;
  const allow = allowIn(metadata);
  if (refused instanceof DecodeError && allow?.kind !== "list")
    return unreadable({ source, span: refused.span }, refused.message);
  if (allow?.kind === "list") {
    const grants = patternsIn(metadata, allow).flatMap(({ pattern, at }) => {
      const reading = readPattern(pattern);
      return (reading.kind === "tools" ? reading.capabilities : ["external" as const]).map((capability) => ({
        tool: pattern,
        capability,
        scope: null,
        at,
      }));
    });
    return stated(grants, { source, span: allow.span });
  }
  const grants = defaultTools.map((tool): Grant => ({ tool, capability: "read", scope: null, at: home }));
  return implied(
    grants,
    tools ? { source, span: tools.key.span } : home,
    "no `tools.allow` means `read_file` and `search`",
  );
}

function ineffectiveTools(metadata: Metadata): readonly Ineffective[] {
  const { source, root, dialect } = metadata;
  const tools = root && entryOf(root, "tools");
  const allow = allowIn(metadata);
  if (tools?.value.kind === "list" && tools.value.items.length === 0 && dialect.positional) {
    return [
      {
        kind: "limit",
        what: "tools = []",
        because: "an empty list here means no `allow`, and so `read_file` and `search`",
        at: { source, span: tools.value.span },
      },
    ];
  }
  return allow?.kind !== "list"
    ? []
    : patternsIn(metadata, allow).flatMap(({ pattern, at }): Ineffective[] => {
        const reading = readPattern(pattern);
        if (reading.kind === "invalid")
          return [
            {
              kind: "unknown-tool",
              what: pattern,
              because: "it is not a valid pattern, so the agent does not start",
              at,
            },
          ];
        if (reading.kind === "unknown")
          return [
            {
              kind: "unknown-tool",
              what: pattern,
              because: "unknown tool (names are case-sensitive), so the agent does not start",
              at,
            },
          ];
        return pattern === "spawn_agent"
          ? [
              {
                kind: "value",
                what: pattern,
                because: "a subagent can start others only if defect is set to a depth above 1",
                at,
              },
            ]
          : [];
      });
}

function ineffectiveLimit(metadata: Metadata): readonly Ineffective[] {
  const limit = readKey(metadata, metadata.root, "request_limit", shapes.request_limit);
  const mode = readKey(metadata, metadata.root, "request_limit_mode", shapes.request_limit_mode);
  if (!limit || mode?.value !== "unbounded") return [];
  return [{ kind: "limit", what: "request_limit", because: "`request_limit_mode` is `unbounded`", at: limit.at }];
}

function hooksIn({ root, dialect, hookDialect }: Metadata, { source }: Named): readonly Hook[] {
  const value = root && entryOf(root, "hooks")?.value;
  return [...(value ? readHooks(value, dialect) : [])].flatMap(([event, node]) => {
    const hooks = hooksOf(event, node, hookDialect, source);
    if (!(hooks instanceof DecodeError)) return [...hooks];
    const items = node.kind === "list" ? node.items : [];
    return items.flatMap((item) => {
      const single = hooksOf(event, { kind: "list", span: item.span, items: [item] }, hookDialect, source);
      return single instanceof DecodeError ? [] : [...single];
    });
  });
}

/** A hook of the host's own that hides secrets: without it, the subagent and its model see them. */
function limitsIn(hooks: readonly Hook[], source: Source): readonly Limit[] {
  const hider = hooks.find(({ handler }) => handler.kind === "builtin" && handler.command === secretsHider);
  if (!hider) return [];
  const because = "hides secrets from the subagent";
  return [{ setting: "hooks", value: secretsHider, strictness: 1, because, at: { source, span: hider.span } }];
}

function ineffectiveHook({ source }: Metadata, { handler, glob }: Hook): readonly Ineffective[] {
  const ignored = handler.ignored.map(
    ({ name, span }): Ineffective => ({
      kind: /timeout|limit|max/i.test(name) ? "limit" : "value",
      what: name,
      because: `unknown key in a \`${handler.kind}\` hook`,
      at: { source, span },
    }),
  );
  if (!glob || compileGlob(glob.value)) return ignored;
  return [
    ...ignored,
    {
      kind: "value",
      what: glob.value,
      because: "it is not a valid pattern, so the hook never runs",
      at: { source, span: glob.span },
    },
  ];
}

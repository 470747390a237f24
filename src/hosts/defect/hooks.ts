/** Decodes the hooks of a profile, and finds what they run. */
import { type Node, valueOf } from "../../parsers/node.ts";
import {
  type Decoded,
  type Dialect,
  list,
  map,
  omittable,
  oneOf,
  option,
  optional,
  DecodeError,
  required,
  type Decoder,
  string,
  struct,
  unsigned,
} from "../../parsers/decode.ts";
import type { Span } from "../../repo/text.ts";

/** vast-enterprise/defect@1570e23:crates/agent/src/hooks/step.rs. */
const events = new Set([
  "after_session_enter",
  "after_turn_enter",
  "before_ingest",
  "after_ingest",
  "before_compact",
  "after_compact",
  "before_generate",
  "after_generate",
  "before_permission",
  "after_permission",
  "before_tool_apply",
  "after_tool_apply",
  "after_tool_batch",
  "before_turn_end",
]);

/** defect's own hook that hides secrets, whatever its event is. */
export const secretsHider = "redact-secrets";

/** What a hook runs, and the host's own value of it. */
export interface Handler {
  readonly kind: "builtin" | "command" | "prompt";
  readonly command: string;
  readonly native: { readonly [key: string]: unknown };
  /** Keys that the host ignores. */
  readonly ignored: readonly { readonly name: string; readonly span: Span }[];
}

/** A string where it is written, so that a finding can point at it. */
export interface Written {
  readonly value: string;
  readonly span: Span;
}

/** One handler for one event; the host's own value of it is `native`. */
export interface Hook {
  readonly event: string;
  readonly span: Span;
  /** All that is written of it. */
  readonly node: Node;
  readonly handler: Handler;
  /** The pattern of tools it runs for. */
  readonly glob: Written | undefined;
  /** The directory it runs in. */
  readonly cwd: Written | undefined;
  readonly native: unknown;
}

const strings = list(string);
const seconds = unsigned(64, "u64");

const shell: Decoder<string | Decoded<typeof custom>> = (node, dialect) => {
  const word = node.kind === "scalar" ? oneOf("sh", "bash", "pwsh", "cmd")(node, dialect) : custom(node, dialect);
  return word instanceof DecodeError
    ? new DecodeError("data did not match any variant of untagged enum HookShellRaw", node.span)
    : word;
};
const custom = struct("HookShellCustomRaw", { program: required(string), args: optional(strings, []) });

const builtin = struct("HookHandlerRaw::Builtin", { name: required(string) });
const command = struct("HookHandlerRaw::Command", {
  argv: omittable(strings),
  argv_windows: omittable(strings),
  shell: omittable(shell),
  command: omittable(string),
  cwd: omittable(string),
  env: omittable(map(string)),
  timeout_sec: omittable(seconds),
});
type Command = Decoded<typeof command>;
const render = tagged("HookPromptRenderRaw", {
  json: (node: Node) =>
    node.kind === "list" && node.items.length > 0
      ? new DecodeError(`invalid length ${node.items.length}, expected 0 elements in sequence`, node.span)
      : { type: "json" },
  template: (node: Node, dialect: Dialect) => {
    const read = struct("HookPromptRenderRaw::Template", { template: required(string) })(node, dialect);
    return read instanceof DecodeError ? read : { type: "template", ...read };
  },
});
const prompt = struct("HookHandlerRaw::Prompt", {
  model: omittable(string),
  system: required(string),
  render: required(render),
  timeout_sec: omittable(seconds),
});

const known: { readonly [type: string]: readonly string[] } = {
  builtin: ["type", "name"],
  command: ["type", "argv", "argv_windows", "shell", "command", "cwd", "env", "timeout_sec"],
  prompt: ["type", "model", "system", "render", "timeout_sec"],
};

const handler: Decoder<Handler> = (node, dialect) =>
  tagged<Handler>("HookHandlerRaw", {
    builtin: (rest) => {
      const read = builtin(rest, dialect);
      return read instanceof DecodeError
        ? read
        : {
            kind: "builtin",
            command: read.name,
            native: { type: "builtin", ...read },
            ignored: ignoredIn(node, "builtin"),
          };
    },
    command: (rest) => {
      const read = command(rest, dialect);
      if (read instanceof DecodeError) return read;
      const { argv, argv_windows, shell, command: line, cwd, env: given, timeout_sec } = read;
      const problem = commandProblem(read);
      if (problem !== undefined) return new DecodeError(problem, node.span);
      const common = { cwd, env: Object.fromEntries(given ?? []), timeout_sec };
      const native = argv
        ? { type: "command", form: "argv", argv, argv_windows, ...common }
        : { type: "command", form: "shell", shell, command: line, ...common };
      return { kind: "command", command: lineOf(read), native, ignored: ignoredIn(node, "command") };
    },
    prompt: (rest) => {
      const read = prompt(rest, dialect);
      return read instanceof DecodeError
        ? read
        : {
            kind: "prompt",
            command: read.system,
            native: { type: "prompt", ...read },
            ignored: ignoredIn(node, "prompt"),
          };
    },
  })(node, dialect);

/** Everything that a command hook may start, on one line. */
function lineOf({ argv, argv_windows, shell, command }: Command): string {
  if (!argv)
    return [...(typeof shell === "object" && shell ? [shell.program, ...shell.args] : []), command ?? ""].join(" ");
  return [argv.join(" "), ...(argv_windows ? [`on Windows ${argv_windows.join(" ")}`] : [])].join(", ");
}

function commandProblem({
  argv,
  argv_windows,
  shell,
  command,
}: {
  readonly argv: unknown;
  readonly argv_windows: unknown;
  readonly shell: unknown;
  readonly command: unknown;
}): string | undefined {
  if (argv !== null && (shell !== null || command !== null))
    return "a command has either `argv` or `shell` and `command`";
  if (Array.isArray(argv)) return argv.length === 0 ? "`argv` is empty" : undefined;
  if (shell === null) return "a command needs `argv`, or `shell` and `command`";
  if (command === null) return "`shell` needs a `command`";
  return argv_windows === null ? undefined : "`argv_windows` goes with `argv` only";
}

/** An enum whose variant a key `type` names, or the first item of a list; keys that the variant lacks are ignored. */
function tagged<T>(name: string, variants: { readonly [type: string]: Decoder<T> }): Decoder<T> {
  return (node, dialect) => {
    const [tag, rest] = tagOf(node);
    if (node.kind === "scalar")
      return new DecodeError(
        `invalid type: ${dialect.describe(node)}, expected internally tagged enum ${name}`,
        node.span,
      );
    if (!tag) return new DecodeError("missing field `type`", node.span);
    if (tag.kind !== "scalar" || dialect.string(tag) === undefined)
      return new DecodeError(`invalid type: ${dialect.describe(tag)}, expected variant identifier`, tag.span);
    const type = oneOf(...Object.keys(variants))(tag, dialect);
    return type instanceof DecodeError
      ? type
      : (variants[type]?.(rest, dialect) ?? new DecodeError(`unknown variant \`${type}\``, node.span));
  };
}

function tagOf(node: Node): readonly [tag: Node | undefined, rest: Node] {
  if (node.kind === "list") return [node.items[0], { ...node, items: node.items.slice(1) }];
  return node.kind === "table" ? [node.entries.find((entry) => entry.name === "type")?.value, node] : [undefined, node];
}

function ignoredIn(node: Node, type: string): Handler["ignored"] {
  if (node.kind !== "table") return [];
  return node.entries.flatMap(({ name, key }) =>
    name === undefined || known[type]?.includes(name) ? [] : [{ name, span: key.span }],
  );
}

const matcher = struct(
  "HookMatcherRaw",
  {
    tool: omittable(string),
    tool_glob: omittable(string),
    safety: omittable(list(oneOf("read_only", "mutating", "destructive", "network"))),
  },
  { unknown: "deny" },
);
const noMatcher = { tool: null, tool_glob: null, safety: null };
const entry = struct(
  "HookEntryRaw",
  { name: optional(option(string), null), match: optional(matcher, noMatcher), handler: required(handler) },
  { unknown: "deny" },
);

/** The hooks of one event, in order; `source` is the layer. */
export function hooksOf(
  event: string,
  node: Node,
  dialect: Dialect,
  source: "user" | "project",
): readonly Hook[] | DecodeError {
  if (event === "disable")
    return new DecodeError(
      "`hooks.disable` has no meaning in a profile, which has no other layer to turn off",
      node.span,
    );
  if (!events.has(event)) return new DecodeError(`unknown event \`hooks.${event}\``, node.span);
  const read = list(entry)(node, dialect);
  if (read instanceof DecodeError) return new DecodeError(`invalid \`hooks.${event}\`: ${read.message}`, read.span);
  const items = node.kind === "list" ? node.items : [];
  return read.map(({ name, match, handler: { native, ...rest } }, i) => ({
    event,
    span: items[i]?.span ?? node.span,
    node: items[i] ?? node,
    handler: { native, ...rest },
    glob: written(match.tool_glob, valueOf(valueOf(items[i], "match"), "tool_glob") ?? node),
    cwd: written(native.cwd, valueOf(valueOf(items[i], "handler"), "cwd") ?? node),
    native: { name, source, match: { ...match, safety: match.safety ?? [] }, handler: native },
  }));
}

function written(value: unknown, { span }: Node): Written | undefined {
  return typeof value === "string" ? { value, span } : undefined;
}

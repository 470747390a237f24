/** OpenHands: the agents that the loader of its SDK finds in a project. */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, heldOf, type Json } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

/** The program's own tools by what they do. */
const does: Readonly<Record<string, readonly Capability[]>> = {
  terminal: ["execute"],
  TerminalTool: ["execute"],
  file_editor: ["read", "write"],
  FileEditorTool: ["read", "write"],
  planning_file_editor: ["read", "write"],
  apply_patch: ["write"],
  edit: ["write"],
  write_file: ["write"],
  read_file: ["read"],
  list_directory: ["read"],
  glob: ["read"],
  grep: ["read"],
  browser_tool_set: ["network"],
  task_tool_set: ["delegate"],
  task: ["delegate"],
  workflow_tool_set: ["delegate"],
  workflow: ["delegate"],
  task_tracker: [],
  tom_consult: [],
  sleeptime_compute: [],
};

export const measured: readonly Measured[] = [
  {
    host: "openhands",
    edition: "2026-11",
    groundOf: (one) => ({ repository: heldOf(one), start: "" }),
    seenIn,
    // Behind a link, the program says the path that it walks, and the tool the file's own.
    rowOf: ({ profile, name }, rows) =>
      rows.find(({ files }) => files[0] === profile) ?? rows.find((row) => row.name === name),
    // A mode and a model that the program takes for its default are not in the vectors.
    normalize: (row, { mode, model, description }) => ({
      ...row,
      permissionMode: mode === undefined ? row.permissionMode : (row.permissionMode ?? "").trim().toLowerCase(),
      model: model === undefined ? null : row.model,
      description: description === undefined ? null : row.description,
    }),
  },
];

/** Every file of the two folders; those that the loader does not list are not offered. */
function seenIn(one: Case): readonly Seen[] {
  const loaded = one.expected["loaded"] as unknown as readonly Agent[];
  const listed = loaded.map(seenOf);
  const paths = new Set(listed.map(({ profile }) => profile));
  const others = one.tree.flatMap(({ path = "", text }) =>
    text !== undefined && /^\.(?:agents|openhands)\/agents\//.test(path) && !paths.has(path)
      ? [{ profile: path, offered: false }]
      : [],
  );
  return [...listed, ...others];
}

interface Agent {
  readonly file: string;
  readonly name: string;
  readonly description?: string;
  readonly model?: string;
  readonly tools: readonly string[];
  readonly permission_mode?: string;
  readonly mcp?: Readonly<Record<string, string>>;
  readonly hooks?: readonly (readonly [type: string, command: string, tools: readonly Json[]])[];
}

function seenOf({ file, name, description, model, permission_mode: mode, ...powers }: Agent): Seen {
  const capabilities = capabilitiesOf(powers);
  return {
    profile: file,
    offered: true,
    name,
    ...(description === undefined ? {} : { description }),
    ...(model === undefined ? {} : { model }),
    ...(mode === undefined ? {} : { mode }),
    ...(capabilities ? { capabilities } : {}),
  };
}

/** `undefined` if a name is not one of the program's own tools: the loader lists names, and starts nothing. */
function capabilitiesOf({ tools, mcp = {}, hooks = [] }: Pick<Agent, "tools" | "mcp" | "hooks">) {
  const names = [...tools, ...hooks.flatMap(([, , given]) => given.map(String))];
  if (!names.every((name) => Object.hasOwn(does, name))) return undefined;
  const servers = Object.values(mcp).flatMap((kind): readonly Capability[] =>
    kind === "off"
      ? []
      : [
          "external",
          ...(/command|both/.test(kind) ? ["execute" as const] : []),
          ...(/url|both/.test(kind) ? ["network" as const] : []),
        ],
  );
  const commands = hooks.flatMap(([, command]): readonly Capability[] => (command === "" ? [] : ["execute"]));
  return inOrder([...names.flatMap((name) => does[name] ?? []), ...servers, ...commands]);
}

/** Defines the fields of a profile of 2026-08: those of 2.4 and a few more, or with `kind` those of a worker. */
import type { Node } from "../../../parsers/node.ts";
import {
  boolean,
  type Decoded,
  type Dialect,
  oneOf,
  option,
  optional,
  DecodeError,
  required,
  type Decoder,
  struct,
} from "../../../parsers/decode.ts";
import { serdeYamlValue, duplicateKeyIn } from "../../../parsers/yaml/rust.ts";
import type { Reading } from "../document.ts";
import { fields } from "../fields.ts";

/** The meaning of each word of `kind`, in exactly this case. */
export const kinds: { readonly [word: string]: Kind } = {
  read_only: "read_only",
  readonly: "read_only",
  "read-only": "read_only",
  explore: "read_only",
  planner: "planner",
  plan: "planner",
  implementer: "implementer",
  implementation: "implementer",
  general: "implementer",
  verifier: "verifier",
  verification: "verifier",
  verify: "verifier",
  reviewer: "reviewer",
  review: "reviewer",
  "code-review": "reviewer",
  custom: "custom",
};
/** The kinds of workers, without their other spellings. */
export type Kind = "read_only" | "planner" | "implementer" | "verifier" | "reviewer" | "custom";

const confirmation = optional(option(oneOf("auto_approve", "deny_on_ask", "inherit_parent")), null);
/** A profile without `kind`. */
export const plain = struct("AgentDefinition", {
  ...fields,
  tool_free: optional(boolean, false),
  confirmation_inheritance: confirmation,
});
const worker = struct("WorkerAgentSpec", {
  name: fields.name,
  description: fields.description,
  kind: required(oneOf(...Object.keys(kinds))),
  hidden: fields.hidden,
  permissions: fields.permissions,
  model: fields.model,
  prompt: fields.prompt,
  max_steps: fields.max_steps,
  confirmation_inheritance: confirmation,
});

/** Keys of a worker, and of any other profile; both can have lists of tools as well. */
export const workerKeys = [
  "name",
  "description",
  "kind",
  "hidden",
  "permissions",
  "model",
  "prompt",
  "max_steps",
  "confirmation_inheritance",
];
/** Keys of a profile without `kind`; lists of tools come on top. */
export const plainKeys = [...Object.keys(fields), "tool_free", "confirmation_inheritance"];
/** The spellings of the list of tools that are allowed. */
export const toolKeys = ["tools", "allowedTools", "allowed_tools"];
/** The spellings of the list of tools that are denied. */
export const deniedKeys = ["disallowedTools", "disallowed-tools", "disallowed_tools"];

type Plain = Decoded<typeof plain>;
type Worker = Decoded<typeof worker>;
/** A decoded profile. */
export type Definition = Plain | Worker;

/** Whether the host decodes a mapping as a worker: by the key alone, whatever its value is. */
export function isWorker(node: Node): boolean {
  return node.kind === "table" && node.entries.some(({ name }) => name === "kind");
}

const definition: Decoder<Definition> = (node: Node, dialect: Dialect): Definition | DecodeError =>
  isWorker(node) ? worker(node, dialect) : plain(node, dialect);

/** A blank name counts as empty. */
export const reading: Reading<Definition> = {
  shape: definition,
  dialect: serdeYamlValue,
  isBlank: (name) => name.trim() === "",
  check: duplicateKeyIn,
};

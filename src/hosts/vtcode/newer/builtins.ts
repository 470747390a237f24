/**
 * The built-in agents of VT Code 0.147 (vinhnx/VTCode@438119c:crates/codegen/vtcode-config/src/subagents.rs,
 * `builtin_subagents_inner`).
 */
import { builtinsOf } from "../../_kit/loading/builtins.ts";
import { capabilities, type Capability } from "../../../model/capability.ts";
import type { Item } from "../../../model/load.ts";
import { builtin } from "../builtins.ts";

const inherited: readonly Capability[] = capabilities.filter((capability) => capability !== "delegate");

/** The agents of the main session (`build`, `auto`, `plan`, `duck`) and the agents that it starts. */
const agents: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["build", capabilities],
  ["auto", capabilities],
  ["duck", ["read"]],
  ["plan", ["read"]],
  ["default", inherited],
  ["explorer", ["read"]],
  ["worker", inherited],
];

/** Those of the newer edition. */
export function builtins(): readonly Item[] {
  return builtinsOf(builtin, agents);
}

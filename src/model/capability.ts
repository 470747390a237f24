/** The six capabilities of a subagent. */

/**
 * `read`, `write` and `execute` on the machine; `network` beyond it; `delegate`: may start other agents; `external`:
 * a tool whose power the host does not define (MCP tools, plugins, unknown names).
 */
export const capabilities = ["read", "write", "execute", "network", "delegate", "external"] as const;
export type Capability = (typeof capabilities)[number];

/** In the order of `capabilities`, each once. */
export function inOrder(values: Iterable<Capability>): readonly Capability[] {
  const set = new Set(values);
  return capabilities.filter((capability) => set.has(capability));
}

/** The letter of each capability, in the order of `capabilities`: `r`, `w`, `x`, … */
export const letters: ReadonlyMap<Capability, string> = new Map(
  capabilities.map((capability) => [capability, capability === "execute" ? "x" : capability.charAt(0)]),
);

/** What each capability lets a subagent do, as the end of "can …". */
export const phrases: { readonly [C in Capability]: string } = {
  read: "read",
  write: "write",
  execute: "execute commands",
  network: "reach the network",
  delegate: "start other agents",
  external: "call external tools",
};

/** What a subagent may do, in six words. */

/**
 * `read`, `write` and `execute` on the machine; `network` beyond it; `delegate`: may start other agents; `external`:
 * a tool whose power the host does not define (MCP tools, plugins, unknown names).
 */
export const capabilities = ["read", "write", "execute", "network", "delegate", "external"] as const;
export type Capability = (typeof capabilities)[number];

/** In the order of `capabilities`, each once. */
export function inOrder(some: Iterable<Capability>): readonly Capability[] {
  const set = new Set(some);
  return capabilities.filter((capability) => set.has(capability));
}

/** What each lets a subagent do, after "may". */
export const phrases: { readonly [C in Capability]: string } = {
  read: "read",
  write: "write",
  execute: "execute commands",
  network: "reach the network",
  delegate: "start other agents",
  external: "call external tools",
};

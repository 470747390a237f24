/** The six capabilities of a subagent. */

/**
 * `read`, `write` and `execute` on the machine; `network` beyond it; `delegate`: may start other agents; `external`:
 * a tool whose power the host does not define (MCP tools, plugins, unknown names).
 */
export const capabilities = ["read", "write", "execute", "network", "delegate", "external"] as const;
export type Capability = (typeof capabilities)[number];

/** One bit for each capability. */
const bits: { readonly [C in Capability]: number } = {
  read: 1,
  write: 2,
  execute: 4,
  network: 8,
  delegate: 16,
  external: 32,
};

/**
 * Each set of capabilities by the sum of its bits, in the order of `capabilities`. There are 64, and profiles share
 * them.
 */
const sets: readonly (readonly Capability[])[] = Array.from({ length: 1 << capabilities.length }, (_, sum) =>
  Object.freeze(capabilities.filter((capability) => (sum & bits[capability]) !== 0)),
);

/** In the order of `capabilities`, each once. */
export function inOrder(values: Iterable<Capability>): readonly Capability[] {
  let sum = 0;
  for (const value of values) sum |= bits[value];
  return sets[sum] ?? [];
}

type Giving = readonly { readonly capability: Capability }[];

/**
 * What two lists of grants give, in the order of `capabilities`, each once. It is asked several times of every profile.
 */
export function givenBy(first: Giving, second: Giving): readonly Capability[] {
  return sets[sumOf(first) | sumOf(second)] ?? [];
}

function sumOf(grants: Giving): number {
  let sum = 0;
  for (let i = 0; i < grants.length; i++) sum |= bits[(grants[i] as Giving[number]).capability];
  return sum;
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

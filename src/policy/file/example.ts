/** What to write in a policy where something else stands: a part of an example that has every list and mapping. */

/** A policy with each of its lists and mappings. The tests read it as a policy. */
export const examplePolicy = {
  extends: ["preset:strict"],
  hosts: { claude: { dirs: ["team/agents"] } },
  ceiling: ["read", "network"],
  grants: [{ profiles: ["release-notes"], may: ["write"], reason: "writes the changelog", owner: "@acme/release" }],
  servers: { allow: [{ url: "https://mcp.acme.dev/**" }] },
  models: { allow: ["claude-*", "inherit"] },
  ignore: [{ paths: ["docs/**"], reason: "examples of the manual" }],
  rules: { "unique-name": "warning" },
  overrides: [{ paths: ["legacy/**"], ceiling: ["read"], rules: { "unique-name": "note" } }],
  waivers: [
    { rule: "require-description", paths: ["old/**"], reason: "goes soon", owner: "@acme/dx", until: "2027-03-31" },
  ],
  grantable: { paths: ["services/**"], may: ["write"] },
  waivable: { rules: ["require-description"], "max-days": 30 },
  rollout: {
    stage: "warn",
    rules: { "unique-name": { stage: "observe" } },
    waves: [{ repositories: ["acme/pay-*"], stage: "enforce" }],
  },
  approvals: { widening: { by: ["@acme/security"] }, policy: { by: ["codeowners"] } },
};

/** The value of the example at a path: of a list its first entry, of a mapping by other keys its first value. */
export function exampleAt(path: readonly (string | number)[]): unknown {
  let value: unknown = examplePolicy;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return undefined;
    const byKey = value as { readonly [key: string]: unknown };
    const [first] = Object.values(byKey);
    const isOpen = typeof part === "number" || byKey === examplePolicy.hosts || byKey === examplePolicy.rules;
    value = isOpen ? first : byKey[part];
  }
  return value;
}

/** A value as YAML on one line. */
export function flowOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowOf).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${flowOf(inner)}`)
      .join(", ")} }`;
  const text = String(value);
  return /^[\w./-][\w ./:-]*$/.test(text) && !/: |:$| #/.test(text) ? text : JSON.stringify(text);
}

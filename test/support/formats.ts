/** What other programs may rely on: the JSON formats as strict schemas. Every key is there, and no other. */
import { Ajv2020 } from "ajv/dist/2020.js";

const text = { type: "string" };
const maybe = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
const count = { type: "integer", minimum: 0 };
const place = { type: "integer", minimum: 1 };
const sha = { type: "string", pattern: "^[0-9a-f]{64}$" };
const commit = maybe({ type: "string", pattern: "^[0-9a-f]{40,64}$" });
const object = (properties: Record<string, object>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: object) => ({ type: "array", items });
const day = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" };
const choice = (...values: readonly string[]) => ({ enum: values });
const repository = maybe({ type: "string", pattern: "^[^/]+/[^/]+$" });
const capability = choice("read", "write", "execute", "network", "delegate", "external");
const problem = maybe(object({ message: text, path: text, line: place, column: place }));
const certainty = choice("measured", "documented", "assumed");
const status = choice("loaded", "absent", "failed");
const extra = object({ name: text, kind: choice("command", "url", "prompt", "builtin", "reference"), value: text });

const side = object({
  capabilities: list(capability),
  permissionMode: maybe(text),
  model: maybe(text),
  promptSha256: maybe(sha),
  verdict: choice("loaded", "shadowed", "rejected", "dropped", "lost", "passed-over"),
  layer: text,
});
const power = object({ capability, tool: text, scope: maybe(text), start: { type: "boolean" } });
const spot = { path: text, line: place, column: place, ofBase: { type: "boolean" } };
const change = object({
  kind: choice("added", "removed", "changed", "renamed", "moved", "shadowed", "unshadowed", "lost", "restored"),
  host: maybe(text),
  name: maybe(text),
  path: maybe(text),
  previousPath: maybe(text),
  before: maybe(side),
  after: maybe(side),
  gained: list(power),
  lost: list(power),
  widened: { type: "boolean" },
  fields: list(text),
  grant: maybe(choice("new", "other")),
  widenings: list(
    object({
      kind: choice("capability", "scope", "bypass", "grant", "reach", "skill", "material"),
      capability: maybe(capability),
      message: text,
      ...spot,
      way: list(object({ name: maybe(text), path: maybe(text) })),
    }),
  ),
  differences: list(object({ field: text, before: maybe(text), after: maybe(text), ...spot })),
  prompt: maybe(object({ added: count, removed: count, hidden: count })),
});

const instruction = object({
  path: text,
  kind: choice("added", "removed", "changed"),
  added: maybe(count),
  removed: maybe(count),
  hidden: count,
});

const settingChange = object({
  path: text,
  host: text,
  layer: text,
  effect: choice("narrows", "widens", "auto-approves", "bypasses", "unhonoured"),
  setting: text,
  before: maybe(text),
  after: maybe(text),
  because: text,
  may: list(capability),
  material: list(text),
  line: place,
  column: place,
  ofBase: { type: "boolean" },
  subagents: count,
});

const policyProblem = object({ message: text, path: text, line: place });
const policyFinding = object({
  rule: text,
  kind: maybe(text),
  severity: choice("error", "warning", "note"),
  message: text,
  path: text,
  line: place,
});
const review = object({
  folded: list(text),
  large: list(text),
  owners: list(object({ path: text, owners: list(text) })),
  policy: maybe(
    object({
      looser: list(policyProblem),
      tighter: list(policyProblem),
      found: list(policyFinding),
      gone: list(policyFinding),
    }),
  ),
  delegation: maybe(
    object({
      nodes: list(
        object({
          name: maybe(text),
          host: text,
          capabilities: maybe(list(capability)),
          isChanged: { type: "boolean" },
        }),
      ),
      edges: list(object({ from: count, to: count })),
    }),
  ),
});

export const checkFormat = object({
  version: { const: 1 },
  tool: object({ name: { const: "agent-profile-check" }, version: text }),
  repository,
  commit,
  base: commit,
  date: day,
  policy: object({ sources: list(object({ ref: text, commit, sha256: sha })) }),
  summary: object({
    profiles: count,
    errors: count,
    warnings: count,
    notes: count,
    new: count,
    existing: count,
    waived: count,
  }),
  findings: list(
    object({
      rule: text,
      kind: maybe(text),
      class: choice("power", "integrity", "correctness", "hygiene"),
      severity: choice("error", "warning", "note"),
      certainty,
      message: text,
      path: text,
      line: place,
      column: place,
      endLine: place,
      endColumn: place,
      host: maybe(text),
      edition: maybe(text),
      layer: maybe(text),
      profile: maybe(text),
      state: choice("new", "existing", "waived"),
      waiver: maybe(
        object({
          rule: text,
          owner: text,
          reason: text,
          until: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
          path: text,
          line: place,
        }),
      ),
      fingerprint: sha,
      help: { type: "string", pattern: "^https://.*/src/rules/[a-z-]+\\.md$" },
      related: { ...list(object({ message: text, path: text, line: place, column: place })), maxItems: 10 },
      relatedCount: count,
      fixes: list(
        object({
          title: text,
          safe: { type: "boolean" },
          edits: list(object({ path: text, start: count, end: count, text })),
        }),
      ),
    }),
  ),
  changes: maybe(list(change)),
  settings: maybe(list(settingChange)),
  instructions: maybe(list(instruction)),
  settingsWidened: count,
  review: maybe(review),
  power: maybe(choice("unchanged", "narrowed", "widened", "undecided")),
  omitted: object({ findings: count, changes: count, settings: count, instructions: count }),
});

const reachedSkill = object({
  name: text,
  path: text,
  how: choice("preloaded", "startable"),
  asks: { type: "boolean" },
  may: list(capability),
  because: text,
  refuses: { type: "boolean" },
  line: place,
});

const decided = {
  allowed: maybe({ type: "boolean" }),
  grant: maybe(object({ path: text, line: place, owner: text, until: maybe(day) })),
  decision: maybe(choice("ceiling", "grant", "waived", "baseline", "refused", "no-policy")),
  refusedBy: list(text),
  waiver: maybe(object({ path: text, line: place, owner: text, until: day })),
};

export const listFormat = object({
  version: { const: 1 },
  tool: object({ name: { const: "agent-profile-check" }, version: text }),
  repository,
  commit,
  date: day,
  hosts: list(object({ host: text, edition: text, status, problem })),
  layers: list(
    object({
      host: text,
      layer: text,
      root: text,
      status,
      problem,
      authority: list(
        object({
          setting: text,
          value: text,
          target: text,
          path: text,
          line: place,
          effect: choice("narrows", "widens", "auto-approves", "bypasses", "unhonoured"),
          certainty,
          ...decided,
        }),
      ),
    }),
  ),
  profiles: list(
    object({
      host: text,
      edition: text,
      layer: text,
      path: text,
      files: list(text),
      name: maybe(text),
      verdict: choice("loaded", "shadowed", "rejected", "dropped", "lost"),
      problem,
      shadowedBy: maybe(object({ host: text, layer: text, path: maybe(text) })),
      description: maybe(text),
      model: maybe(text),
      permissionMode: maybe(text),
      capabilities: list(capability),
      grants: list(object({ tool: text, capability, scope: maybe(text) })),
      denied: list(text),
      hooks: list(extra),
      servers: list(extra),
      skills: list(reachedSkill),
      owners: list(text),
      prompt: object({
        source: choice("body", "inline", "file", "none"),
        path: maybe(text),
        bytes: count,
        sha256: maybe(sha),
      }),
      native: {},
      certainty,
      ...decided,
      through: list(object({ name: maybe(text), path: maybe(text), capabilities: list(capability) })),
    }),
  ),
  strangers: list(object({ path: text, files: list(text) })),
  unchecked: list(object({ host: text, edition: text, message: text, path: text, line: place, column: place })),
  omitted: object({ layers: count, profiles: count, strangers: count, unchecked: count }),
});

const line = maybe(place);
const rank = choice("organisation", "repository");
const said = (value: object) => ({
  type: "array",
  minItems: 1,
  items: object({ value, rank, path: text, line, column: line }),
});
const level = choice("off", "note", "warning", "error");
const ruling = (value: object) => object({ value, said: said(value) });
const selector = { profiles: list(text), paths: list(text), hosts: list(text) };
const entry = { ...selector, reason: text, owner: text, rank, why: maybe(text), path: text, line, column: line };

const account = {
  may: list(capability),
  ceiling: ruling(list(capability)),
  grants: list(
    object({
      ...entry,
      settings: list(text),
      skills: list(text),
      may: list(capability),
      gives: list(capability),
      until: maybe(text),
    }),
  ),
  waivers: list(object({ ...entry, rule: text, until: text, counts: { type: "boolean" } })),
  overrides: list(object({ ...selector, rank, path: text, line, column: line })),
  ignored: maybe(object({ reason: text, path: text, line, column: line })),
  rules: list(
    object({
      rule: text,
      kind: maybe(text),
      severity: level,
      decided: level,
      said: said(level),
      options: { type: "object", additionalProperties: ruling(count) },
    }),
  ),
};

export const policyFormat = object({
  version: { const: 1 },
  today: text,
  sources: list(object({ ref: text, commit, sha256: sha })),
  settings: list(object({ setting: text, value: {}, said: said({}) })),
  faults: list(object({ message: text, path: text, line, column: line })),
  profiles: maybe(
    list(
      object({
        host: text,
        edition: text,
        path: maybe(text),
        name: maybe(text),
        ...account,
      }),
    ),
  ),
  files: maybe(
    list(
      object({
        host: text,
        edition: text,
        path: text,
        authority: list(
          object({
            setting: text,
            effect: choice("narrows", "widens", "auto-approves", "bypasses", "unhonoured"),
            because: text,
            may: list(capability),
            path: text,
            line,
            column: line,
          }),
        ),
        ...account,
      }),
    ),
  ),
});

const expected = object({ rule: text, kind: maybe(text), severity: maybe(text), path: maybe(text), line });
export const policyTestFormat = object({
  version: { const: 1 },
  summary: object({ cases: count, passed: count, failed: count }),
  files: list(
    object({
      path: text,
      cases: list(
        object({
          name: text,
          line: place,
          passed: { type: "boolean" },
          missing: list(expected),
          unexpected: list(
            object({ rule: text, kind: maybe(text), severity: level, path: text, line: place, message: text }),
          ),
        }),
      ),
    }),
  ),
});

const ajv = new Ajv2020({ allErrors: true, strict: true });

/** What a value has that a format does not allow; nothing: it is one. */
export function faultsIn(schema: object, value: unknown): readonly string[] {
  const validate = ajv.compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

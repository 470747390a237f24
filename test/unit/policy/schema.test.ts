/** The schema that editors check policies by, in the draft they use, says what the tool says. */
import { readFileSync } from "node:fs";
import { Ajv, type AnySchemaObject } from "ajv";
import fc from "fast-check";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { textOf, written } from "../../support/policies.ts";
import { runs } from "../../support/runs.ts";

const schema = JSON.parse(readFileSync("policy.schema.json", "utf8")) as AnySchemaObject;
const ajv = new Ajv({ strict: true, allErrors: true, strictRequired: false });
const fits = ajv.compile(schema);

async function isRead(text: string): Promise<boolean> {
  return !(
    "kind" in
    (await readPolicy(
      { path: "policy.yml", text },
      {
        file: async (path) => ({ source: { path, text: "ceiling: []\n" } }),
        remote: async () => ({ source: { path: "x", text: "ceiling: []\n" } }),
      },
    ))
  );
}

const good = [
  "extends: preset:strict\n",
  "extends: [preset:recommended, .github/agents/base.yml, acme/policy//agents.yml@v1]\n",
  "$schema: ../policy.schema.json\nceiling: []\n",
  'hosts: { a3s: { dirs: [agents] }, claude: { edition: "2.1" } }\n',
  'grants: [{ profiles: ["release-*"], paths: [".claude/**"], hosts: [claude], may: [write], reason: releases, owner: "@acme/release", until: 2027-03-31 }]\n',
  "waivers: [{ rule: unique-name/look-alike, paths: [a], reason: because, owner: alice, until: 2026-12-31 }]\n",
  "rules: { unique-name: off, require-description: { severity: note, min-length: 3 }, no-permission-bypass/auto-approve: error }\n",
  "overrides: [{ paths: [a], ceiling: [read], rules: { unique-name: off } }]\n",
  `organisation: acme/policy//agents.yml@v1#sha256:${"a".repeat(64)}\n`,
  "grantable: { may: [write] }\nwaivable: { rules: [unique-name], max-days: 30 }\nbaseline: refuse\n",
  "rollout: { stage: observe, warn-from: 2026-12-01, enforce-from: 2027-01-01, rules: { unique-name: { stage: enforce } } }\n",
  'approvals: { policy: { by: ["@acme/security", codeowners], count: 2 }, widening: { by: [alice] } }\n',
  "ignore: [{ paths: [test/**], reason: examples }]\n",
];

const bad = [
  "cieling: [read]\n",
  "ceiling: read\n",
  "ceiling: [wirte]\n",
  "hosts: { cluade: {} }\n",
  'hosts: { claude: { edition: "9" } }\n',
  "rules: { unique-nam: off }\n",
  "rules: { unique-name: warn }\n",
  "rules: { unique-name: { severity: error, min-length: 3 } }\n",
  "rules: { require-description: { min-length: 0 } }\n",
  "grants: [{ profiles: [a], may: [write], reason: because }]\n",
  "grants: [{ profiles: [a], may: [write], owner: alice }]\n",
  "grants: [{ profiles: [a], may: [], reason: because, owner: alice }]\n",
  "grants: [{ may: [write], reason: because, owner: alice }]\n",
  'grants: [{ profiles: [a], may: [write], reason: because, owner: "@a b" }]\n',
  "waivers: [{ rule: unique-name, paths: [a], reason: because, owner: alice }]\n",
  "waivers: [{ rule: no-expired-waiver, paths: [a], reason: because, owner: alice, until: 2026-12-31 }]\n",
  "waivers: [{ rule: unique-name, reason: because, owner: alice, until: 2026-12-31 }]\n",
  "waivers: [{ rule: unique-name, paths: [a], reason: because, owner: alice, until: soon }]\n",
  "ignore: [{ paths: [], reason: because }]\n",
  `ignore: [{ paths: ["${"a".repeat(257)}"], reason: because }]\n`,
  "waivable: { rules: [unique-name], max-days: 999 }\n",
  "baseline: forbid\n",
  "rollout: { stage: enfore }\n",
  "rollout: { rules: { unique-nam: { stage: warn } } }\n",
  "approvals: { policy: { by: [] } }\n",
  'approvals: { policy: { by: ["a b"] } }\n',
  "extends: 3\n",
];

describe("policy.schema.json", () => {
  it("is a valid schema of draft 7", () => {
    expect(schema["$schema"]).toBe("http://json-schema.org/draft-07/schema#");
    expect(ajv.validateSchema(schema)).toBe(true);
  });

  it.each(good)("takes %s", async (text) => {
    expect(fits(parse(text)), JSON.stringify(fits.errors)).toBe(true);
    expect(await isRead(text)).toBe(true);
  });

  it.each(bad)("refuses %s", async (text) => {
    expect(fits(parse(text))).toBe(false);
    expect(await isRead(text)).toBe(false);
  });

  it("takes whatever the tool takes", async () => {
    await fc.assert(
      fc.asyncProperty(written, async (policy) => {
        expect(fits(policy), JSON.stringify(fits.errors)).toBe(true);
        expect(await isRead(textOf(policy))).toBe(true);
      }),
      { numRuns: runs(40, 300), seed: 6 },
    );
  });

  it("says what each key is for, and what holds without it", () => {
    const keys = (schema["properties"] ?? {}) as { readonly [key: string]: { readonly description?: string } };
    for (const [key, { description }] of Object.entries(keys)) expect(description, key).toMatch(/\.$/);
  });

  it("takes the policies of the documentation", async () => {
    let policies = 0;
    for (const page of ["README.md", "docs/organisation.md", "docs/policy.md", "docs/recipes.md"]) {
      for (const [, text = ""] of readFileSync(page, "utf8").matchAll(/^```yaml[^\n]*\n([\s\S]*?)^```$/gm)) {
        const value: unknown = parse(text.replaceAll("…", ""));
        const isPolicy =
          typeof value === "object" &&
          value !== null &&
          !Array.isArray(value) &&
          // One known key is enough: a misspelt one beside it is a fault of the page.
          Object.keys(value).some((key) => key in (schema["properties"] as object));
        if (!isPolicy) continue;
        policies++;
        expect(fits(value), `${page}: ${text}${JSON.stringify(fits.errors)}`).toBe(true);
        expect(await isRead(text), text).toBe(true);
      }
    }
    expect(policies).toBeGreaterThan(10);
  });
});

/** Credentials that are written out. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretsInProse, secretsInSettings } from "../../../src/sanitize/literal-secrets.ts";
import { masked } from "../../../src/sanitize/secrets.ts";
import { judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const secret = "7c1e9a52-0b4d-4f6e-9d83-5a2b8c7f1e60";
const token = `ghp_${"aB3dE5gH7jK9".repeat(3)}`;

const textOf = (text: string) => secretsInSettings(text).map(({ start, end }) => text.slice(start, end));

describe("in settings", () => {
  it.each([
    [`"API_KEY": "${secret}"`, secret],
    [`API_KEY = '${secret}'`, secret],
    [`apiKey: ${secret}`, secret],
    [`"X-API-Key": "${secret}"`, secret],
    ['"Authorization": "Bearer q8Zr2LmW6tXc9VbN4kPd7HsF"', "q8Zr2LmW6tXc9VbN4kPd7HsF"],
    [`"args": ["--header", "x: ${token}"]`, token],
    ['"url": "postgres://app:k3Qz81mNpr@db.example.org/app"', "k3Qz81mNpr"],
    ['"password": "tr0ub4dor-3x"', "tr0ub4dor-3x"],
  ])("%s holds one", (text, expected) => {
    expect(textOf(text)).toEqual([expected]);
  });

  it.each([
    '"API_KEY": "${API_KEY}"',
    '"API_KEY": "$API_KEY"',
    '"API_KEY": "{env:API_KEY}"',
    '"API_KEY": "<your-api-key>"',
    '"API_KEY": "YOUR_API_KEY_123456"',
    '"API_KEY": "xxxxxxxxxxxxxxxxxxxx"',
    '"password": "changeme1"',
    '"API_KEY": ""',
    '"API_KEY": "COPILOT_MCP_API_KEY"',
    '"api_key": "doppler:SHOP_API_KEY_2"',
    '"api_key": process.env.API_KEY_2',
    '"max_tokens": 4096',
    '"auth": "oauth2"',
    '"tokens": "claude-sonnet-4-5-20250929"',
    '"url": "postgres://postgres:postgres@localhost:5432/app"',
    '"url": "redis://:k3Qz81mNpr@redis:6379"',
    '"Authorization": "Bearer ${TOKEN}"',
    '"key": "AKIAIOSFODNN7EXAMPLE"',
  ])("%s holds none", (text) => expect(textOf(text)).toEqual([]));

  it("are the same whatever surrounds them, and masked in excerpts", () => {
    const key = fc.constantFrom("API_KEY", "apiKey", "X-API-Key", "auth_token", "client-secret", "password");
    const write = fc.constantFrom<(k: string, v: string) => string>(
      (k, v) => `"${k}": "${v}"`,
      (k, v) => `"${k}":   "${v}",`,
      (k, v) => `${k} = "${v}"`,
      (k, v) => `  ${k}: ${v}`,
      (k, v) => `{ ${k}: '${v}', b: 1 }`,
    );
    fc.assert(
      fc.property(key, write, fc.uuid(), fc.constantFrom("", "\n", "a: b\n"), (name, form, value, before) => {
        fc.pre(new Set(value).size > 10 && !/0{8}|1{8}|12345|abc(?:def|123)/.test(value));
        const text = before + form(name, value);
        expect(textOf(text)).toEqual([value]);
        expect(masked(form(name, value))).not.toContain(value);
      }),
      { numRuns: runs(200, 20_000) },
    );
  });
});

describe("in prose", () => {
  it("only what a vendor marks is one", () => {
    expect(secretsInProse(`password: ${secret} and ${token}`)).toHaveLength(1);
  });
});

describe("a finding", () => {
  it("never holds the credential, and moves with its line", async () => {
    const profile = (value: string) =>
      `---\nname: a\ndescription: Reviews.\ntools: Read\nmcpServers:\n  - x: { command: y, env: { API_KEY: "${value}" } }\n---\n`;
    const found = async (value: string) => {
      const { findings } = await judged({ ".claude/agents/a.md": profile(value) });
      return findings.filter(({ finding: { rule } }) => rule === "no-literal-secret");
    };
    const [first] = await found(secret);
    const [second] = await found(secret.replace("7c", "8d"));
    expect(first?.finding.at.span.start).toBe(profile(secret).indexOf(secret));
    expect(JSON.stringify({ ...first?.finding, at: null, item: null, layer: null })).not.toContain(secret);
    expect(second?.fingerprint).toBe(first?.fingerprint);
  });
});

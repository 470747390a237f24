/** What tells that a text, a key or a kind needs no further look never hides what that look would find. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import { launches } from "../../../src/generated/launches.ts";
import { byPlace, checkLoaded } from "../../../src/inspect/index.ts";
import type { Host } from "../../../src/model/host.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import rule from "../../../src/rules/require-description.ts";
import { hiddenIn } from "../../../src/rules/no-hidden-text/characters.ts";
import { isSecret, mayHoldSecret } from "../../../src/sanitize/secrets.ts";
import { hasVendorMark, secretsInProse } from "../../../src/sanitize/literal-secrets.ts";
import { visible } from "../../../src/sanitize/text.ts";
import { anyRepository } from "../../support/any-repository.ts";
import { judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const text = fc.string({ unit: "binary", maxLength: 40 });

describe("a text without the mark of a vendor", () => {
  const marks = fc.constantFrom(
    "ghp_",
    "sk-",
    "AKIA",
    "eyJ",
    "-----BEGIN RSA PRIVATE KEY-----",
    "A1b2C3d4E5f6G7h8J9",
    " ",
  );
  it("has none in any part, and no credential", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, marks)), fc.nat(80), fc.nat(80), (parts, start, length) => {
        const whole = parts.join("");
        const part = whole.slice(start, start + length);
        if (hasVendorMark(part)) expect(hasVendorMark(whole)).toBe(true);
        if (secretsInProse(part).length > 0) expect(hasVendorMark(whole)).toBe(true);
      }),
      { numRuns: runs(300, 20_000) },
    );
  });
});

describe("a key of a credential", () => {
  const words = [
    "api",
    "API",
    "Key",
    "key",
    "\u212aey",
    "keys",
    "auth",
    "Authorization",
    "Credential",
    "pass",
    "Phrase",
  ];
  const more = ["passwd", "PASSWORD", "private", "Secret", "\u017fecret", "secrets", "access", "Token", "to\u212aen"];
  const key = fc.array(fc.oneof(fc.constantFrom(...words, ...more, "_", "-", ".", "x"), text), { maxLength: 4 });
  /** Every form of such a key, as it is once its words are apart. */
  const form =
    /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;

  it("is told by its words, however they are put together", () => {
    fc.assert(
      fc.property(key, (parts) => {
        const joined = parts.join("");
        const apart = joined
          .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
          .replaceAll("-", "_")
          .toLowerCase();
        expect(isSecret(joined, "x")).toBe(form.test(apart));
      }),
      { numRuns: runs(1000, 50_000) },
    );
  });

  it("is a reason to search a text", () => {
    for (const word of ["auth", "passwd", "passphrase", "credential", "private", "apiKey", "token", "secret"])
      for (const written of [word, word.toUpperCase()]) expect(mayHoldSecret(`${written}: x`)).toBe(true);
  });
});

describe("hidden characters", () => {
  const points = Array.from({ length: 0x110000 }, (_, point) => point).filter(
    (point) => point < 0xd800 || point > 0xdfff,
  );

  it("are all found between spaces, and no others", () => {
    const found = points.filter((point) => hiddenIn(`a ${String.fromCodePoint(point)} b`).length > 0);
    const invisible =
      /^(?:[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]|(?!\p{White_Space})\p{Cc})$/u;
    expect(found).toEqual(points.filter((point) => invisible.test(String.fromCodePoint(point))));
  });

  it("are all spelled out where a text is printed", () => {
    const shown = points
      .map((point) => String.fromCodePoint(point))
      .filter((character) => hiddenIn(`a ${character} b`).length > 0 && visible(`a${character}b`).includes(character));
    expect(shown).toEqual([]);
  });
});

describe("a description that only repeats the name", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "B", "\u0130", "i\u0307", "\u03a3", "\u03c3", "_", ".", "-", " "),
  });
  const wordsOf = (words: string) =>
    words
      .toLowerCase()
      .replace(/[\s_.-]+/g, " ")
      .trim();

  it("is found, whatever its letters and separators", () => {
    fc.assert(
      fc.property(word, word, (name, description) => {
        fc.pre(description.trim() !== "" && !/^(?:\.{2,}|-+)$/.test(description.trim()));
        const at = { source: { path: "a.md", text: "" }, span: { start: 0, end: 0 } };
        const fact = (value: string) => ({ state: "stated", value, at }) as const;
        if (rule.subject !== "profile") throw new Error("the rule has another subject");
        const profile = { name: fact(name), description: fact(description) };
        const found = [...rule.check(profile as never, {} as never, { options: { "min-length": 1 } } as never)];
        expect(found.length > 0).toBe(wordsOf(description) === wordsOf(name));
      }),
      { numRuns: runs(1000, 50_000) },
    );
  });
});

describe("a program", () => {
  it("that a command may start is among those that prompts are searched for", async () => {
    for (const [id, load] of Object.entries(launches)) {
      const { launch } = (hosts as { readonly [id: string]: Host })[id] ?? {};
      expect(launch?.programs).toEqual((await load()).programs);
    }
  });
});

describe("a kind that is off", () => {
  it("is not sought, which changes no finding", async () => {
    const decisions = await Promise.all(
      (["recommended", "strict"] as const).map((preset) => decide(presetPolicy(preset), "2026-11-20")),
    );
    await fc.assert(
      fc.asyncProperty(anyRepository, async (files) => {
        const { inspection } = await judged(files);
        for (const each of decisions) {
          const asked = await checkLoaded(inspection, each, { withFixes: true });
          const all = await checkLoaded(inspection, each, {
            withFixes: true,
            recall: (_, context, run) => run(context),
          });
          expect(asked).toEqual(all);
          expect([...asked.findings].sort(byPlace)).toEqual(asked.findings);
        }
      }),
      { numRuns: runs(20, 300) },
    );
  });
});

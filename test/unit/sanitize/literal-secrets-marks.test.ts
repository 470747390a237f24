/** Every form of a vendor's credential is found in prose, where only texts with a part of one are searched. */
import { expect, it } from "vitest";
import { secretsInProse } from "../../../src/sanitize/literal-secrets.ts";
import { vendorForms } from "../../../src/sanitize/secrets.ts";

/** The beginnings that a form takes: `gh[op]_|npm_` has three. */
function beginnings(form: RegExp): readonly string[] {
  const [, group] = /^\\b\(\?:(.*?)\)/.exec(form.source) ?? [];
  const parts = group?.split("|") ?? [/^(?:\\b)?([\w-]+)/.exec(form.source)?.[1] ?? ""];
  return parts.flatMap((part) => {
    const [, before = "", set = "", after = ""] = /^(\w*)\[(\w+)\](.*)$/.exec(part) ?? [];
    return (set === "" ? [part] : [...set].map((letter) => `${before}${letter}${after}`)).map((text) =>
      text.replaceAll("\\", ""),
    );
  });
}

it("finds the secret of each vendor", () => {
  const all = vendorForms.flatMap((form) => beginnings(form).map((beginning) => [form, beginning] as const));
  expect(all.length).toBeGreaterThan(18);
  for (const [form, beginning] of all) {
    const rest = beginning.startsWith("-----") ? " PRIVATE KEY-----\nMIIEvQ7aB3\n" : "Q7RZ2MWK9TYB4HXD.C8FVGN5PLS3";
    const plain = form.source.includes("[A-Z0-9]{16}") ? 1 : form.source.includes("{40,}") ? 3 : 0;
    const value = `${beginning}${plain > 0 ? "Q7RZ2MWK9TYB4HXD".repeat(plain) : rest}`;
    expect(secretsInProse(`Use ${value} to log in.`), value).toHaveLength(1);
  }
});

/** Lists in these hosts' files that are longer than anybody writes: what is not read is said. */
import { describe, expect, it } from "vitest";
import kiro from "../../../src/hosts/kiro/index.ts";
import opencode from "../../../src/hosts/opencode/index.ts";
import roo from "../../../src/hosts/roo/index.ts";
import { known } from "../../../src/model/fact.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { loadIn } from "../../support/loading.ts";

const many = 1_001;
const numbers = [...Array(many).keys()];

describe("what is cut is said", () => {
  it("Roo's modes", async () => {
    const modes = numbers.map((n) => `  - {slug: m${n}, name: n, roleDefinition: r, groups: [read]}\n`);
    const { unjudged } = await loadIn(roo, { ".roomodes": `customModes:\n${modes.join("")}` });
    expect(unjudged.map(({ message }) => message)).toEqual([expect.stringMatching(/1001 modes.*first 1000/)]);
  });

  it("Kilo's modes", async () => {
    const modes = numbers.map((n) => `  - {slug: m${n}, name: n, roleDefinition: r, groups: [read]}\n`);
    const { unjudged } = await loadIn(opencode, { ".kilocodemodes": `customModes:\n${modes.join("")}` });
    expect(unjudged.map(({ message }) => message)).toEqual([expect.stringMatching(/1001 modes.*first 1000/)]);
  });

  it("the groups of one of Kilo's modes: it may do everything", async () => {
    const groups = [...Array(many).fill("read"), "command"].join(", ");
    const { items } = await loadIn(opencode, {
      ".kilocodemodes": `customModes:\n  - {slug: m, name: n, roleDefinition: r, groups: [${groups}]}\n`,
    });
    const own = items.find(({ profile }) => profile?.name && known(profile.name) === "m");
    expect(own?.profile && capabilitiesOf(own.profile)).toContain("execute");
  });

  it("Kiro's resources", async () => {
    const resources = [...numbers.map((n) => `file://a${n}`), "file:///etc/passwd"];
    const { items } = await loadIn(kiro, {
      ".kiro/agents/a.json": JSON.stringify({ name: "a", description: "d", prompt: "p", resources }),
    });
    expect(items.flatMap(({ profile }) => profile?.paths ?? []).map(({ value }) => value)).toContain(
      "file:///etc/passwd",
    );
  });

  it("a file that an opencode agent names deep inside of its options", async () => {
    const deep = ["b", "c", "d", "e", "f", "g", "h"].reduceRight<unknown>(
      (value, key) => ({ [key]: value }),
      "{file:../../secret}",
    );
    const { items } = await loadIn(opencode, {
      "opencode.json": JSON.stringify({ agent: { a: { description: "d", options: deep } } }),
    });
    expect(items.flatMap(({ profile }) => profile?.paths ?? []).map(({ value }) => value)).toContain("../../secret");
  });

  it("the words of a command of opencode, and the patterns of a permission of Kiro", async () => {
    const words = numbers.map((n) => `w${n}`);
    const { layers } = await loadIn(opencode, {
      "opencode.json": JSON.stringify({ formatter: { f: { command: [...words, "last"] } } }),
    });
    expect(layers.flatMap(({ authority }) => authority).map(({ value }) => value)).toEqual([
      expect.stringMatching(/ last$/),
    ]);
    const { items } = await loadIn(kiro, {
      ".kiro/agents/a.json": JSON.stringify({
        name: "a",
        description: "d",
        prompt: "p",
        permissions: { rules: [{ capability: "shell", effect: "allow", match: [...words, "last"] }] },
      }),
    });
    expect(items.flatMap(({ profile }) => profile?.bypasses ?? []).map(({ value }) => value)).toEqual([
      expect.stringMatching(/ last$/),
    ]);
  });
});

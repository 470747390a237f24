/** Regular expressions of `allowedCommands` that match other commands too: those that are open, and no others. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingOf } from "../../../src/hosts/_kit/agent-json/command-patterns.ts";

describe("a pattern of a command", () => {
  it.each([
    "git diff.*",
    "cat.*",
    "cd .*",
    "^git log .+$",
    "npm run .{1,40}",
    "git (status|log).*",
    "grep( .*)?",
    "ls (.| )+",
    "git diff[^;&|]*",
    "git diff \\S+",
    "echo [\\s\\S]*",
    "echo [[:print:]]*",
    "echo [ -~]*",
    "(?i)git .*",
    "a".repeat(2_000),
  ])("%s matches any other", (pattern) => expect(openingOf(pattern)).toBe("run"));

  it.each(["git status|git diff", "^git status|git diff$", "a$|b|^c"])("%s has open ends", (pattern) =>
    expect(openingOf(pattern)).toBe("ends"),
  );

  it.each([
    "git status",
    "^git status$",
    "^git status$|^git diff$",
    "git (status|diff)",
    "sleep [0-9]+",
    "git diff [\\w ./=-]*",
    "git diff[^;&|`$<>]*",
    "npm run [a-z:]+",
    "a=[0-9]{10} b=\\d{10}",
    "x\\.\\*",
    "x.sh",
    "",
    "(",
    "[",
  ])("%s does not", (pattern) => expect(openingOf(pattern)).toBeUndefined());
});

const closed = fc.constantFrom(
  "git",
  " ",
  "-x",
  "\\w+",
  "\\d*",
  "[a-z ./-]*",
  "(status|log)",
  "( --all)?",
  "[^\\W]+",
  "(?:a|b){2,}",
  "\\.",
  "\\s+",
);
const open = fc.constantFrom(
  ".*",
  ".+",
  ".{3,}",
  "[^x]*",
  "(?:.|x)*",
  "[\\s\\S]+",
  "[\\w\\W]*",
  "( .*)?",
  "(?: [^ ]+)+",
);

it("matches no other command where it is not open, and is open where it does", () =>
  fc.assert(
    fc.property(fc.array(closed, { minLength: 1, maxLength: 8 }), fc.nat(8), open, (parts, place, part) => {
      expect(openingOf(parts.join(""))).toBeUndefined();
      const reader = new RegExp(`^${parts.join("")}$`, "s");
      for (const line of ["git | sh", "git $(sh)", "git; sh", "git `sh`", "git <(sh)"])
        expect(reader.test(line)).toBe(false);
      expect(openingOf([...parts.slice(0, place), part, ...parts.slice(place)].join(""))).toBe("run");
    }),
  ));

it("are read to their end, whatever the text", () =>
  fc.assert(fc.property(fc.string({ unit: "binary" }), (pattern) => void openingOf(pattern))));

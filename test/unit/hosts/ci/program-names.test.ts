/** A program is started by whatever a shell makes its name of. */
import { array, assert, asyncProperty, constantFrom, integer, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../../src/generated/hosts.ts";
import { startNames } from "../../../../src/generated/places.ts";
import { flagShapes } from "../../../../src/hosts/_kit/ci/launch.ts";
import { agentFlags, mayRun, plainOf } from "../../../../src/hosts/_kit/ci/names.ts";
import type { Host } from "../../../../src/model/host.ts";
import { expectLinear } from "../../../support/growth.ts";
import { judged } from "../../../support/judging.ts";
import { tables } from "../../../support/launching.ts";
import { runs } from "../../../support/runs.ts";

const path = ".github/workflows/agent.yml";
const workflow = (run: string): string => JSON.stringify({ on: "push", jobs: { agent: { steps: [{ run }] } } });

/** The flags that are reported, and whether the short look sees that the workflow may start a host. */
async function reported(run: string): Promise<{ readonly flags: readonly string[]; readonly isSeen: boolean }> {
  const text = workflow(run);
  const { findings } = await judged({ [path]: text });
  // The name may fit the programs of two hosts.
  const bypasses = findings.filter(({ finding }) => finding.rule === "no-permission-bypass");
  return {
    flags: [...new Set(bypasses.map(({ finding }) => / (--[\w-]+)` is/.exec(finding.message)?.[1] ?? finding.message))],
    isSeen: mayRun({ plain: plainOf(text) }, startNames),
  };
}

const starts = [
  ["claude", "--dangerously-skip-permissions"],
  ["codex", "--dangerously-bypass-approvals-and-sandbox"],
  ["gemini", "--yolo"],
  ["kiro-cli", "--trust-all-tools"],
] as const;

/** What may stand between the letters of a name and is nothing. */
const nothings = [
  '""',
  "''",
  "$NOPE''",
  "${NOPE}",
  "${NOPE:-}",
  "$(true)",
  "`true`",
  "$@",
  "${{ github.event.number }}",
  "${{ inputs.x }}",
  "$''",
  '$""',
];

/** The same letter, written in another way. */
const letters: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => `'${letter}'`,
  (letter) => `"${letter}"`,
  (letter) => `\\${letter}`,
  (letter) => `$'\\x${letter.charCodeAt(0).toString(16)}'`,
  (letter) => `$'\\${letter.charCodeAt(0).toString(8).padStart(3, "0")}'`,
  (letter) => `$'\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}'`,
  (letter) => `{${letter},}`,
  (letter) => `{${letter},x}`,
  (letter) => (/[a-z]/.test(letter) ? `{${letter}..${letter}}` : letter),
];

describe.each(starts)("%s %s", (name, flag) => {
  it("is found with any letters and nothings in its name", () =>
    assert(
      asyncProperty(
        array(integer({ min: 0, max: letters.length - 1 }), { minLength: name.length, maxLength: name.length }),
        tuple(integer({ min: 1, max: name.length - 1 }), constantFrom(...nothings)),
        async (ways, [at, nothing]) => {
          // Only one letter in braces: each further one doubles the words before the flag.
          const isBraced = ways.map((way) => way >= 7);
          const written = [...name].map(
            (letter, i) => letters[isBraced.indexOf(true) < i && isBraced[i] ? 0 : (ways[i] ?? 0)]?.(letter) ?? letter,
          );
          const run = `${written.slice(0, at).join("")}${nothing}${written.slice(at).join("")} ${flag}`;
          expect([run, await reported(run)]).toEqual([run, { flags: [flag], isSeen: true }]);
        },
      ),
      { numRuns: runs(40, 1_000) },
    ));

  it.each(nothings)("is found with %s in it", async (nothing) => {
    for (const at of [1, 2, name.length - 1]) {
      const run = `${name.slice(0, at)}${nothing}${name.slice(at)} -p x ${flag}`;
      expect([run, await reported(run)]).toEqual([run, { flags: [flag], isSeen: true }]);
    }
  });

  it("is found with every way to write a letter", async () => {
    for (const [i, way] of letters.entries()) {
      const at = i % name.length;
      const run = `${name.slice(0, at)}${way(name[at] ?? "")}${name.slice(at + 1)} ${flag}`;
      expect([run, await reported(run)]).toEqual([run, { flags: [flag], isSeen: true }]);
    }
  });

  it.each<[string, (name: string) => string]>([
    ["a pattern of its name", (all) => `${all.slice(0, 2)}*${all.slice(-1)} ${flag}`],
    ["a pattern of a letter", (all) => `/usr/bin/${all.slice(0, 2)}?${all.slice(3)} ${flag}`],
    ["a set of letters", (all) => `${all.slice(0, 2)}[${all[2]}x]${all.slice(3)} ${flag}`],
    ["parts in variables", (all) => `A=${all.slice(0, 2)}; B=${all.slice(2)}; $A$B ${flag}`],
    ["a variable", () => `$AGENT -p x ${flag}`],
    ["a variable after sudo", () => `sudo -E "$AGENT" ${flag}`],
    ["a variable behind a runner", () => `uv run --quiet $AGENT -p x ${flag}`],
    ["a package of a variable", () => `pnpm dlx "$PACKAGE" ${flag}`],
    ["an expression", () => `\${{ inputs.agent }} -p x ${flag}`],
    ["the output of a command", () => `$(cat agent.txt) ${flag}`],
    ["a program in a folder of a variable", () => `$BIN/$AGENT ${flag}=true`],
    ["an escape of PowerShell in", (all) => `${all.slice(0, 1)}\`${all.slice(1)} ${flag}\necho x\`y`],
    ["words in braces", (all) => `{${all},-p,x,${flag}}`],
  ])("is found with %s for its name", async (_, written) => {
    const run = written(name);
    expect([run, await reported(run)]).toEqual([run, { flags: [flag], isSeen: true }]);
  });
});

describe("a flag of an agent", () => {
  it.each([
    `if [ "$1" = "--yolo" ]; then echo x; fi`,
    `$args += "--yolo"`,
    `$x -eq "--yolo"`,
    `echo "$X --yolo"`,
    `echo "$X" --yolo`,
    `case "$1" in --yolo) Y=1;; esac`,
    `ARGS="$ARGS --yolo"`,
    `args+=(--yolo)`,
    `git commit -m "$X" --yolo`,
    `grep -r "$P" -- --yolo`,
    `[[ $* == *--yolo* ]] && exit`,
    `./x*.sh --yolo`,
    `"$CMD" run --allow-all`,
    `"$CMD" --force -y`,
    `my$X-tool --yolo`,
    `p*n --dangerously-skip-permissions`,
    `uv run tool "$X" --yolo`,
    `npm run build -- "$X" --yolo`,
  ])("starts no agent in %s", async (run) => expect((await reported(run)).flags).toEqual([]));

  it("belongs to one host, which it gives a bypass", () => {
    const own = Object.entries<Host>(hosts).flatMap(([id, { launch }]) =>
      (launch?.ownFlags ?? []).map((flag) => [flag, id] as const),
    );
    expect(own.map(([flag]) => flag).sort()).toEqual([...agentFlags].sort());
    for (const [flag, id] of own) {
      expect([flag, mayRun({ plain: plainOf(flag) }, []), mayRun({ plain: plainOf(`${flag}s`) }, [])]).toEqual([
        flag,
        true,
        false,
      ]);
      const use = flagShapes(tables[id]?.flags ?? {}).get(flag)?.use;
      expect([flag, typeof use === "object" && use.some(({ effect }) => effect === "bypasses")]).toEqual([flag, true]);
    }
  });
});

it.each(["$", "${", "${{", "$(", "`", "$'", "{a,", "a{", "a$b.", "a${x}", "{,}", "{a,b}", "x$'\\", "a$(b", "\\"])(
  "takes time in proportion to the text: %j",
  (unit) => expectLinear(3_000, (size) => unit.repeat(size), plainOf),
);

describe("a program by where its package comes from", () => {
  const claude = "--dangerously-skip-permissions";

  it.each([
    ["npx https://github.com/google-gemini/gemini-cli --yolo -p x", "--yolo"],
    ["npx --yes github:google-gemini/gemini-cli#v1.2 --yolo", "--yolo"],
    ["bunx git+https://github.com/google-gemini/gemini-cli.git#main --yolo", "--yolo"],
    ["npx git+ssh://git@github.com/QwenLM/qwen-code.git --yolo", "--yolo"],
    [`deno run -A npm:@anthropic-ai/claude-code@2 ${claude} -p x`, claude],
    [`deno run -A npm:/@anthropic-ai/claude-code ${claude} -p x`, claude],
    [`nix run nixpkgs#claude-code -- ${claude} -p x`, claude],
    [`nix run github:NixOS/nixpkgs#claude-code -- ${claude}`, claude],
    [`docker run --rm ghcr.io/acme/claude-code:1.2 ${claude} -p x`, claude],
    [`docker run --rm ghcr.io/acme/claude-code@sha256:0123 ${claude} -p x`, claude],
  ])("is told: %s", async (command, flag) => expect(await reported(command)).toEqual({ flags: [flag], isSeen: true }));

  it.each([
    "git clone https://github.com/google-gemini/gemini-cli --yolo",
    "curl https://github.com/anthropics/claude-code --dangerously-skip-permissions",
    "npm install github:google-gemini/gemini-cli",
    "npx https://github.com/acme/other --yolo",
    "docker pull ghcr.io/acme/claude-code:1.2",
  ])("is not told where it is not started: %s", async (command) => expect((await reported(command)).flags).toEqual([]));
});

/** Hints print a command line that works where the person is: as the tool was started, and harmless to paste. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { commandOf } from "../../../src/platform/invocation.ts";
import { visible } from "../../../src/sanitize/text.ts";
import { runs } from "../../support/runs.ts";

const name = "agent-profile-check";
const home = mkdtempSync(join(tmpdir(), "invocation-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function put(path: string, text = ""): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

const started = (
  script: string | undefined,
  environment: Record<string, string> = {},
  directory = join(home, "work"),
) => commandOf({ script, directory, environment: { HOME: home, PATH: "/nowhere", ...environment } }, name);

/** The script of a package that npx fetched, with the record that npx keeps. */
function npx(id: string, packages: unknown): string {
  put(`.npm/_npx/${id}/package.json`, JSON.stringify({ dependencies: {}, _npx: { packages } }));
  return put(`.npm/_npx/${id}/node_modules/.bin/${name}`);
}

describe("the command that hints print", () => {
  it("is npx with what npx was asked for", () => {
    expect(started(npx("a", ["github:acme/agent-profile-check"]))).toBe("npx github:acme/agent-profile-check");
    expect(started(npx("b", ["agent-profile-check@1.2.3"]))).toBe("npx agent-profile-check@1.2.3");
    expect(started(npx("c", ["git+file:///srv/mirror.git#3355b81"]))).toBe("npx git+file:///srv/mirror.git#3355b81");
  });

  it.each([
    [["$(touch x)"]],
    [["--yes"]],
    [["a b"]],
    [["a\u001b[31m"]],
    [[7]],
    [[]],
    ["x"],
    [null],
    [["x".repeat(999)]],
  ])("is plain npx where the record is %j", (packages) => expect(started(npx("d", packages))).toBe(`npx ${name}`));

  it("is plain npx where there is no record, and for a package of the project", () => {
    expect(started(join(home, ".npm/_npx/none/node_modules/.bin", name))).toBe(`npx ${name}`);
    expect(started(put(`work/node_modules/.bin/${name}`))).toBe(`npx ${name}`);
  });

  it("is npx for a package of the project, although npm and husky put its folder on the PATH", () => {
    const target = put("project/node_modules/agent-profile-check/dist/cli/index.js");
    const bin = join(home, "project/node_modules/.bin");
    mkdirSync(bin, { recursive: true });
    const script = join(bin, name);
    symlinkSync(target, script);
    const within = (folder: string, start = script) => started(start, { PATH: bin }, join(home, folder));
    expect(within("project")).toBe(`npx ${name}`);
    expect(within("project", target)).toBe(`npx ${name}`);
    expect(within("project/packages/a")).toBe(`npx ${name}`);
    // npx would not find it there, and a person has put the folder on the PATH.
    expect(within("elsewhere")).toBe(name);
  });

  it("is the plain name where the PATH has it, and not where the PATH has another first", () => {
    const script = put("lib/dist/cli/index.js");
    mkdirSync(join(home, "bin"), { recursive: true });
    symlinkSync(script, join(home, "bin", name));
    const other = dirname(put(`other/${name}`));
    const linked = join(home, "bin", name);
    expect(started(linked, { PATH: `/nowhere:${join(home, "bin")}` })).toBe(name);
    expect(started(script, { PATH: join(home, "bin") })).toBe(name);
    expect(started(linked, { PATH: `${other}:${join(home, "bin")}` })).toBe(`~/bin/${name}`);
  });

  it("is the hook's own path in the cache of its runner, although the hook's PATH has the name", () => {
    const script = put(`.cache/pre-commit/repoab12/node_env-system/bin/${name}`);
    const hook = { PRE_COMMIT: "1", PATH: dirname(script) };
    expect(started(script, hook)).toBe(`~/.cache/pre-commit/repoab12/node_env-system/bin/${name}`);
    expect(started(put(".cache/pre-commit/repoab12/dist/cli/index.js"), hook)).toBe(
      "node ~/.cache/pre-commit/repoab12/dist/cli/index.js",
    );
  });

  it("is node with the script in a clone: relative below the working directory, quoted for a shell", () => {
    expect(started(put("work/dist/cli/index.js"))).toBe("node dist/cli/index.js");
    expect(started(put("a clone/dist/cli/index.js"))).toBe("node ~/'a clone/dist/cli/index.js'");
    expect(started("/srv/it's/dist/cli/index.js")).toBe("node '/srv/it'\\''s/dist/cli/index.js'");
  });

  it("is the plain name without a script, and for one that cannot be shown as it is", () => {
    expect(started(undefined)).toBe(name);
    expect(started("/srv/\u001b[31m/dist/cli/index.js")).toBe(name);
    expect(started("/srv/src/cli.ts")).toBe(name);
  });

  it("holds nothing hidden and one word per part for a shell, whatever argv and the environment hold", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("_npx", "node_modules", "$(x)", "a;b", "`x`", "\n"),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), fc.option(text), text, (parts, hook, path) => {
        const script = `/${parts.join("/")}/dist/cli/index.js`;
        const printed = started(script, { PATH: path, ...(hook === null ? {} : { PRE_COMMIT: hook }) });
        expect(visible(printed)).toBe(printed);
        expect(printed).toMatch(/^(?:[\w./:~+@%\\#^-]|'[^']*'|\\'| )+$/);
      }),
      { numRuns: runs(200, 5000) },
    );
  });
});

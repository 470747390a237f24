/** What a server's command line runs: the package and its version, whatever starts it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withVersion } from "../../../src/model/fetched-package.ts";
import { sourceOf } from "../../../src/model/server-source.ts";

const digest = `sha256:${"a".repeat(64)}`;
const sha = "b".repeat(40);

function packageOf(value: string) {
  const source = sourceOf({ kind: "command", value });
  return source?.kind === "command" ? source.package : undefined;
}

describe("the package of a command line", () => {
  it.each<[line: string, name: string, version: string, isPinned: boolean]>([
    ["npx -y @acme/x", "@acme/x", "", false],
    ["npx -y @acme/x@latest", "@acme/x", "latest", false],
    ["npx @acme/x@1", "@acme/x", "1", false],
    ["npx @acme/x@^1.2.3", "@acme/x", "^1.2.3", false],
    ["npx @acme/x@1.2.3", "@acme/x", "1.2.3", true],
    ["npx x@1.2.3-rc.1", "x", "1.2.3-rc.1", true],
    ["npx --package=x@2.0.0 -- serve", "x", "2.0.0", true],
    ["npx -p x serve", "x", "", false],
    ["/usr/local/bin/npx.cmd -y x", "x", "", false],
    ["cmd /c npx -y x", "x", "", false],
    ["bash -c npx -y x@latest", "x", "latest", false],
    ["sh -lc cd /srv && exec npx x", "x", "", false],
    ["env TOKEN=1 npx x", "x", "", false],
    [`npx github:acme/x#${sha}`, "github:acme/x", sha, true],
    ["npx github:acme/x", "github:acme/x", "", false],
    [`npx https://github.com/a/b/archive/${sha}.tar.gz`, `https://github.com/a/b/archive/${sha}.tar.gz`, "", true],
    ["npm exec -y x", "x", "", false],
    ["pnpm dlx x@1.0.0", "x", "1.0.0", true],
    ["bunx x", "x", "", false],
    ["bun x x", "x", "", false],
    ["uvx x", "x", "", false],
    ["uvx x@0.3.1", "x", "0.3.1", true],
    ["uvx --python 3.12 --from x==1.2 cmd", "x", "1.2", true],
    ["uvx --from x>=1.2 cmd", "x>=1.2", "", false],
    ["uv tool run x", "x", "", false],
    [`uvx --from git+https://github.com/a/b@${sha} b`, "git+https://github.com/a/b", sha, true],
    ["uvx --from git+https://github.com/a/b b", "git+https://github.com/a/b", "", false],
    ["pipx run x", "x", "", false],
    ["docker run -i --rm -e TOKEN img", "img", "", false],
    ["docker run -it --rm -v /a:/b --network host img:latest", "img", "latest", false],
    ["docker run --rm reg:5000/a/img", "reg:5000/a/img", "", false],
    ["docker run --rm reg:5000/a/img:2.1", "reg:5000/a/img", "2.1", true],
    [`podman run a/img:latest@${digest}`, "a/img", digest, true],
    ["go run example.com/x@latest", "example.com/x", "latest", false],
    ["go run example.com/x@v1.2.3", "example.com/x", "v1.2.3", true],
    ["deno run -A npm:x", "npm:x", "", false],
    ["deno run https://deno.land/x/y/mod.ts", "https://deno.land/x/y/mod.ts", "", false],
    ["deno run https://deno.land/x/y@1.2.3/mod.ts", "https://deno.land/x/y@1.2.3/mod.ts", "1.2.3", true],
  ])("of `%s`", (line, name, version, isPinned) => expect(packageOf(line)).toMatchObject({ name, version, isPinned }));

  it.each([
    "node server.js",
    "./serve",
    "npx ./tools/x",
    "go run ./cmd/x",
    "go run main.go",
    "deno run main.ts",
    "docker compose up",
    "uv run server.py",
    "npm start",
    "",
    "npx",
  ])("is none of `%s`", (line) => expect(packageOf(line)).toBeUndefined());

  it("is pinned once what the message suggests is written", () =>
    fc.assert(
      fc.property(
        fc.constantFrom("npx -y", "bunx", "pnpm dlx", "yarn dlx", "npm exec", "cmd /c npx"),
        fc.stringMatching(/^(?:@[a-z]{1,8}\/)?[a-z][a-z0-9-]{0,10}$/),
        (program, name) => {
          const found = packageOf(`${program} ${name}`);
          expect(found).toMatchObject({ name, isPinned: false });
          expect(packageOf(`${program} ${found ? withVersion(found) : ""}`)).toMatchObject({ name, isPinned: true });
        },
      ),
    ));

  it("never throws, whatever the line", () =>
    fc.assert(fc.property(fc.string({ unit: "binary" }), (value) => void sourceOf({ kind: "command", value }))));
});

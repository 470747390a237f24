/** The package as npm publishes it: what is in it, and that all of it works from an empty folder without a network. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { hosts, rules } from "../../../src/generated/catalogue.ts";
import { tool } from "../../../src/generated/tool.ts";
import { packed } from "../../support/package.ts";
import { gitEnvironment, makeRepository, posix, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const project = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
const { tarball, installed, size, unpackedSize, files } = packed();
const bin = join(installed, "..", ".bin");
const description = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly repository: { readonly url: string };
  readonly bin: Readonly<Record<string, string>>;
};

const reader =
  "---\nname: reader\ndescription: Reads the code and answers questions about it.\ntools: Read, Grep\n---\nRead.\n";
const bypass = reader.replace("tools:", "permissionMode: bypassPermissions\ntools:");

/** Runs a line of the shell with the installed command first on the `PATH`. */
function shell(cwd: string, line: string): { readonly code: number | null; readonly said: string } {
  const env = { ...gitEnvironment(), PATH: `${bin}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd, encoding: "utf8", env });
  return { code: status, said: stdout + stderr };
}

describe("the packed package", () => {
  it("has the bundle of the command, the schemas and nothing else", () => {
    const command = readdirSync(join(project, "dist/cli"))
      .filter((name) => name !== ".compiled")
      .map((name) => `dist/cli/${name}`);
    const names = ["diff", "fleet", "list", "policy", "predicate", "result"];
    const own = names.map((name) => `${name}.schema.json`);
    const schemas = own.concat(readdirSync(join(project, "schemas")).map((name) => `schemas/${name}`));
    const others = ["LICENSE", "README.md", "package.json", ...schemas];
    expect(files.map(({ path }) => path).sort()).toEqual([...command, ...others].sort());
    for (const { path } of files)
      expect(readFileSync(join(installed, path)).equals(readFileSync(join(project, path))), path).toBe(true);
  });

  it("stays below its size limit", () => {
    expect(size).toBeLessThan(2_500_000);
    expect(unpackedSize).toBeLessThan(10_000_000);
  });

  it("installs nothing beside itself and starts no script", () => {
    const modules = readdirSync(join(installed, "..")).filter((name) => !name.startsWith("."));
    expect(modules).toEqual([tool.name]);
    const { scripts = {}, ...rest } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
      readonly scripts?: object;
    };
    for (const kind of ["dependencies", "optionalDependencies", "peerDependencies", "bundleDependencies"])
      expect(rest).not.toHaveProperty(kind);
    const started = ["prepare", "prepack", "postpack", "preinstall", "install", "postinstall", "prepublishOnly"];
    expect(Object.keys(scripts).filter((name) => started.includes(name) || name === "build")).toEqual([]);
  });

  it("names the repository that npm's provenance must name, in which the links of its README are", () => {
    const [address] = tool.homepage.split("/blob/");
    expect(description.repository.url).toBe(`git+${address}.git`);
  });

  it.runIf(posix)("has a command that can be executed", () => {
    expect(description.bin).toEqual({ [tool.name]: "dist/cli/index.js" });
    expect(statSync(join(installed, "dist/cli/index.js")).mode & 0o111).toBe(0o111);
  });
});

describe.runIf(posix)("the installed command", () => {
  it("prints the version of its package", () => {
    expect(shell(temporaryFolder(), `${tool.name} --version`)).toEqual({ code: 0, said: `${tool.version}\n` });
  });

  it("checks and lists a repository", () => {
    const { directory } = makeRepository({ ".claude/agents/reader.md": reader });
    expect(shell(directory, tool.name)).toMatchObject({ code: 0, said: expect.stringMatching(/^Passed\b/m) as string });
    const { profiles } = JSON.parse(shell(directory, `${tool.name} list --format json`).said) as {
      readonly profiles: readonly { readonly host: string; readonly name: string }[];
    };
    expect(profiles).toContainEqual(expect.objectContaining({ host: "claude", name: "reader" }));
  });

  it("explains every rule and every host", () => {
    const names = [...Object.keys(rules), ...Object.keys(hosts)];
    const lines = names.map((name) => `${tool.name} explain ${name} --full >/dev/null || echo "${name} has no page"`);
    expect(shell(temporaryFolder(), lines.join("\n"))).toEqual({ code: 0, said: "" });
  });

  it("starts with npx from the tarball, in an empty folder, with an empty cache and no network", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "empty"));
    const npx = `npx --yes --offline --cache "${join(folder, "cache")}" --package "${tarball}" ${tool.name} --version`;
    expect(shell(join(folder, "empty"), `${npx} 2>/dev/null`)).toEqual({ code: 0, said: `${tool.version}\n` });
  });

  const entries = parse(readFileSync(".pre-commit-hooks.yaml", "utf8")) as readonly {
    readonly id: string;
    readonly language: string;
    readonly entry: string;
  }[];
  const lineOf = (id: string) => {
    const { language, entry } = entries.find((one) => one.id === id) ?? { language: "", entry: "false" };
    return language === "script" ? join(installed, entry) : entry;
  };
  const path = ".claude/agents/reader.md";

  it.each(["agent-profile-check", "agent-profile-check-script"])("runs as the hook %s", (id) => {
    const repository = makeRepository({ [path]: reader });
    expect(shell(repository.directory, lineOf(id))).toMatchObject({ code: 0 });
    repository.write({ [path]: bypass }).git("add", "--all");
    const { code, said } = shell(repository.directory, lineOf(id));
    expect(said).toContain("no-permission-bypass");
    expect(code).toBe(1);
  });

  it("runs as the hook that fixes", () => {
    const repository = makeRepository({ [path]: reader });
    repository.write({ [path]: reader.replace("Grep", "MultiEdit, Grep") }).git("add", "--all");
    expect(shell(repository.directory, lineOf("agent-profile-check-fix"))).toMatchObject({ code: 0 });
    expect(readFileSync(join(repository.directory, path), "utf8")).toBe(reader);
  });
});

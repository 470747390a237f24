/** `init` in a repository of GitLab: GitLab's job and code owners, and nothing of GitHub's. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runInit } from "../../../src/cli/commands/init/index.ts";
import { serviceOf, stageIn } from "../../../src/cli/commands/init/service.ts";
import { tool } from "../../../src/generated/tool.ts";
import { serverIn } from "../../../src/platform/git/origin-server.ts";
import { gatePlaces } from "../../../src/policy/gate/places.ts";
import { policyOf } from "../../support/judging.ts";
import { type Files, gitEnvironment, makeRepository, removeFolders } from "../../support/repository.ts";

afterAll(removeFolders);

const policyPath = ".github/agent-profile-check.yml";
const pipeline = ".gitlab-ci.yml";
const day = "2026-06-01";

/** Runs `init` twice: what it says at first, and what the two of them write. */
async function started(files: Files, { origin, owner }: { readonly origin?: string; readonly owner?: string } = {}) {
  const { directory, git } = makeRepository({ "README.md": "x\n", ...files });
  if (origin !== undefined) git("remote", "add", "origin", origin);
  const screen = () => ({ color: false, columns: 400, all: false, command: tool.name });
  const environment = { directory, environment: gitEnvironment(), onRead: () => {}, tool, screen, today: day };
  const run = async () => {
    const { code, texts } = await runInit(
      {
        kind: "init",
        root: undefined,
        offline: true,
        owner,
        fromCurrent: false,
        color: "never",
        quiet: false,
        organisation: undefined,
        today: day,
      },
      { ...environment, script: undefined },
    );
    expect(code).toBe(0);
    return texts.map(({ text }) => text).join("");
  };
  const text = await run();
  const written = git("ls-files", "--others", "--modified").split("\n");
  const textOf = (path: string) =>
    existsSync(join(directory, path)) ? readFileSync(join(directory, path), "utf8") : "";
  expect(await run()).toContain("nothing changed");
  return { text, written, textOf };
}

const gitlab = "git@gitlab.com:acme/app.git";
const jobs = "stages: [build, test]\nbuild: { stage: build, script: [make] }\n";

describe("the service", () => {
  it.each<[url: string, server: string | undefined]>([
    ["https://gitlab.com/acme/app.git", "gitlab.com"],
    ["https://user:gitlab@git.acme.dev:8443/acme/app.git", "git.acme.dev"],
    ["ssh://git@gitlab.acme.dev:22/acme/app", "gitlab.acme.dev"],
    ["git@github.com:gitlab/app.git", "github.com"],
    ["gitlab-work:acme/app", "gitlab-work"],
    ["file:///srv/gitlab/app.git", undefined],
    ["/srv/gitlab/app.git", undefined],
    ["../gitlab/app", undefined],
    ["C:\\gitlab\\app", undefined],
    ["", undefined],
  ])("has of %j the server %s", (url, server) => expect(serverIn(url)).toBe(server));

  it.each<[server: string | undefined, paths: readonly string[], service: string]>([
    ["gitlab.com", [], "gitlab"],
    ["GitLab.acme.dev", [".github", ".github/workflows"], "gitlab"],
    ["github.com", [pipeline], "github"],
    ["github.acme.dev", [pipeline], "github"],
    ["git.acme.dev", [], "github"],
    ["git.acme.dev", [pipeline], "gitlab"],
    ["git.acme.dev", [pipeline, ".github", ".github/workflows"], "github"],
    [undefined, [pipeline, ".github"], "gitlab"],
    [undefined, [], "github"],
  ])("of %s with %j is %s", (server, paths, service) =>
    expect(serviceOf(server, { exists: (path) => paths.includes(path) })).toBe(service),
  );
});

it.each<[name: string, files: Files, origin?: string]>([
  ["gitlab.com", {}, gitlab],
  ["a server of its own", {}, "https://gitlab.acme.dev/acme/app.git"],
  ["no origin, with a pipeline", { [pipeline]: jobs }],
])("writes nothing of GitHub's but the policy: %s", async (_, files, origin) => {
  const { written, text } = await started(files, { owner: "@acme/dx", ...(origin === undefined ? {} : { origin }) });
  expect(written.filter((path) => path.startsWith(".github/"))).toEqual([policyPath]);
  expect(written).toContain(".gitlab/CODEOWNERS");
  expect(text).not.toMatch(/GitHub|pull request|status check|workflow/);
});

it("writes the job of the page", async () => {
  const { textOf, written } = await started({}, { origin: gitlab });
  expect(written).toContain(pipeline);
  const [, page = ""] =
    /^```yaml\n# \.gitlab-ci\.yml\n([\s\S]*?)^```$/m.exec(readFileSync("docs/recipes.md", "utf8")) ?? [];
  const text = textOf(pipeline).replaceAll(/(npx --prefix=\/ --yes github:[\w/-]+)#\w+/g, "$1");
  expect(parse(text)).toEqual(parse(page));
  expect(await gatePlaces([{ path: pipeline, text: textOf(pipeline) }])).toHaveLength(1);
});

it("prints the job where there is a pipeline, in a stage that it has", async () => {
  const { text, textOf } = await started({ [pipeline]: jobs }, { origin: gitlab });
  expect(textOf(pipeline)).toBe(jobs);
  expect(text).toMatch(/^agent profiles:\n {2}image: /m);
  const other = await started({ [pipeline]: jobs.replace(", test", "") }, { origin: gitlab });
  expect(other.text).toMatch(/^agent profiles:\n {2}stage: "build"\n/m);
  const checked = await started({ [pipeline]: "a:\n  script: [npx agent-profile-check check --staged]\n" });
  expect(checked.text).not.toMatch(/^agent profiles:/m);
});

it.each<[text: string, stage: string | undefined]>([
  ["stages: [.pre, build]\n", "build"],
  ["stages: [build, test]\n", undefined],
  ["stages: []\n", undefined],
  ["a: {}\n", undefined],
  ["- a\n", undefined],
  ["{\n", undefined],
])("takes of %j the stage %s", async (text, stage) => {
  expect(await stageIn("gitlab", text)).toBe(stage);
  expect(await stageIn("github", text)).toBeUndefined();
});

describe("code owners", () => {
  it.each(["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"])("are those of %s", async (path) => {
    const { text, written } = await started({ [path]: "/.github/ @acme/security\n" }, { origin: gitlab });
    expect(written.filter((one) => one.endsWith("CODEOWNERS"))).toEqual([]);
    expect(text).toContain("@acme/security");
    expect(text).not.toContain("no owner is known");
  });

  it("may be groups within groups", async () => {
    const group = "@acme/platform/agents";
    const { textOf } = await started({}, { origin: gitlab, owner: group });
    expect(textOf(".gitlab/CODEOWNERS")).toContain(`/.github/ ${group}`);
    const { text } = await started({ CODEOWNERS: `/.github/ ${group}\n` }, { origin: gitlab });
    expect(text).toContain(`let GitLab ask ${group}`);
    const onGitHub = await started({ CODEOWNERS: `/.github/ ${group}\n` }, { origin: "git@github.com:acme/app.git" });
    expect(onGitHub.text).toContain("no owner is known");
    await expect(started({}, { origin: "git@github.com:acme/app.git", owner: group })).rejects.toThrow("--owner");
    expect(
      await policyOf(`grants: [{ profiles: [a], may: [write], reason: fixes typos, owner: "${group}" }]`),
    ).toBeDefined();
    await expect(policyOf(`approvals: { policy: { by: ["${group}"] } }`)).rejects.toThrow();
    for (const owner of ["@a/../b", "@a/.", "@a//b", "@a/", "@/a"])
      await expect(
        policyOf(`grants: [{ profiles: [a], may: [write], reason: fixes typos, owner: "${owner}" }]`),
      ).rejects.toThrow();
  });

  it("of GitHub's own place are none", async () => {
    const { text } = await started({ ".github/CODEOWNERS": "/.github/ @acme/security\n" }, { origin: gitlab });
    expect(text).toContain("no owner is known");
  });

  it("are added to the file that counts, in a section of their own", async () => {
    const { text, written } = await started(
      { CODEOWNERS: "docs/ @acme/docs\n" },
      { origin: gitlab, owner: "@acme/dx" },
    );
    expect(written.filter((one) => one.endsWith("CODEOWNERS"))).toEqual([]);
    expect(text).toMatch(
      /^\[Agent policy\]\n\/\.github\/ @acme\/dx\n\/\.gitlab\/ @acme\/dx\n\/\.gitlab-ci\.yml @acme\/dx$/m,
    );
  });

  it("approve nothing by the policy, since no command reads GitLab's approvals", async () => {
    const { textOf } = await started({}, { origin: gitlab, owner: "@acme/dx" });
    expect(textOf(policyPath)).not.toContain("approvals");
  });
});

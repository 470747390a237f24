/** What events and clones may do to the action, and what it may not do to them: through the bundle, with real commits. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { bypass, file, ofRule, policy, reader, run, startChecked } from "../../support/action.ts";
import { checkoutOf, cloneOf, mergeOf, onMain, pullRequest, push, type Scene } from "../../support/events.ts";
import type { GitHub } from "../../support/github/index.ts";
import {
  gitEnvironment,
  makeRepository,
  posix,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";

const lax =
  "ceiling: [read, write, execute, network, delegate, external]\nrules: { no-permission-bypass: off, max-capability: off }\n";
const slug = "octo-org/octo-repo";
const unreachable = "file:///nonexistent/private.git";

async function serving(origin: Workshop): Promise<GitHub> {
  const github = await startChecked();
  github.served.set(slug, origin);
  return github;
}

/** The same request, as an event that runs for the base branch. */
function targeted(scene: Scene): Scene {
  const { base = "" } = scene.commits;
  return {
    ...scene,
    workspace: cloneOf(scene.origin, base, 1),
    event: { ...scene.event, name: "pull_request_target" },
    sha: base,
  };
}

const errorsOf = (step: Awaited<ReturnType<typeof run>>) =>
  step.annotations
    .filter(({ name }) => name === "error")
    .map(({ message }) => message)
    .join("\n");

describe("pull_request_target", () => {
  it("reads what the request brings as data: nothing of it reaches the clone or the disk", async () => {
    const scene = targeted(
      pullRequest({ base: { [file]: reader }, head: { [file]: bypass, "run.sh": "exit 1\n" }, fork: true }),
    );
    const step = await run(scene, { github: await serving(scene.origin) });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", changed: "1", widened: "1" } });
    expect(existsSync(join(scene.workspace.directory, "run.sh"))).toBe(false);
    for (const part of ["head", "merge"])
      expect(() => scene.workspace.git("cat-file", "-e", scene.commits[part] ?? "")).toThrow();
  });

  it("judges by the policy of the base, whatever the request brings", async () => {
    const scene = targeted(
      pullRequest({ base: { [file]: reader, [policy]: "ceiling: [read]\n" }, head: { [file]: bypass, [policy]: lax } }),
    );
    const step = await run(scene, { github: await serving(scene.origin) });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(ofRule(step, "no-loosened-policy").length).toBeGreaterThan(0);
  });

  it("believes no merge that is not of this head", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    const { origin, commits } = scene;
    // GitHub has not merged the newest head yet: its ref still holds the merge of an older, harmless one.
    const older = origin.git("commit-tree", `${commits["base"]}^{tree}`, "-p", commits["base"] ?? "", "-m", "older");
    origin.git("update-ref", "refs/pull/7/merge", mergeOf(origin, commits["base"] ?? "", older));
    const step = await run(targeted(scene), { github: await serving(origin) });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
    expect(step.summary).toContain("no merge of this pull request");
  });

  it("is compared with the merge that GitHub makes once it is asked", async () => {
    const scene = pullRequest({
      base: { [file]: reader },
      head: { [file]: bypass },
      later: { ".claude/agents/other.md": bypass.replaceAll("reviewer", "other") },
    });
    const { origin, commits } = scene;
    const { head = "", base = "", opened = "", merge = "" } = commits;
    origin.git("update-ref", "-d", "refs/pull/7/merge");
    const github = await serving(origin);
    github.pulls.push({
      number: 7,
      state: "open",
      author: { login: "alice", type: "User" },
      head: { sha: head, ref: "feature", repository: slug },
      base: { sha: opened, ref: "main" },
      mergedAs: merge,
      commits: [head],
    });
    const step = await run(targeted(scene), { github, inputs: { json: "result.json", comment: "never" } });
    expect(step).toMatchObject({ exitCode: 1, outputs: { profiles: "2", changed: "1", added: "0", widened: "1" } });
    expect(step.summary).toContain(base.slice(0, 12));
    expect(github.requests.slice(0, 2)).toEqual(["git/get-ref", "pulls/get"]);
  });

  it.each([
    ["git/get-ref", 500],
    ["git/get-commit", 403],
    ["git/get-tree", 502],
    ["git/get-tree", 404],
    ["git/get-blob", 404],
    ["git/get-blob", 500],
  ])("is not decided where %s answers %i", async (operation, answer) => {
    const scene = targeted(pullRequest({ base: { [file]: reader }, head: { [file]: bypass } }));
    const github = await serving(scene.origin);
    github.faults = [
      { operation, answer },
      { operation: "graphql", answer: 502 },
    ];
    const step = await run(scene, { github, inputs: { comment: "never" } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    if (operation === "git/get-blob") expect(errorsOf(step)).toContain(`\`${file}\` cannot be read`);
  });

  it("is not decided by bytes that are not what git's name for them says", async () => {
    const scene = targeted(pullRequest({ base: { [file]: reader }, head: { [file]: bypass } }));
    const github = await serving(scene.origin);
    github.forged.set(scene.origin.git("rev-parse", `${scene.commits["head"]}:${file}`), reader);
    const step = await run(scene, { github, inputs: { comment: "never" } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(errorsOf(step)).toContain(`\`${file}\` cannot be read: GitHub's content of the object`);
  });

  it("fails without a token", async () => {
    const scene = targeted(pullRequest({ base: { [file]: reader }, head: {} }));
    const step = await run(scene, { token: "" });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(errorsOf(step)).toContain("set the input `token`");
  });
});

describe("without a clone", () => {
  const away = (scene: Scene): Scene => ({ ...scene, workspace: workshopIn(temporaryFolder()) });

  it("a head that looks like a merge fakes no base", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: {} });
    const { origin, commits } = scene;
    const evil = origin.gitWith(
      `100644 blob ${origin.gitWith(bypass, "hash-object", "-w", "--stdin")}\treviewer.md\0`,
      "mktree",
      "-z",
    );
    const agents = origin.gitWith(`040000 tree ${evil}\tagents\0`, "mktree", "-z");
    const tree = origin.gitWith(`040000 tree ${agents}\t.claude\0`, "mktree", "-z");
    const first = origin.git("commit-tree", tree, "-p", commits["base"] ?? "", "-m", "evil");
    const fake = origin.git("commit-tree", tree, "-p", first, "-p", commits["base"] ?? "", "-m", "Merge");
    const payload = structuredClone(scene.event.payload) as { pull_request: { head: { sha: string } } };
    payload.pull_request.head.sha = fake;
    for (const sha of [mergeOf(origin, commits["base"] ?? "", fake), fake]) {
      const step = await run(away({ ...scene, sha, event: { name: "pull_request", payload } }), {
        github: await serving(origin),
      });
      expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
    }
  });

  it("everything is said to come from the API, and nothing is decided where that is silent", async () => {
    const scene = away(pullRequest({ base: { [file]: reader }, head: { [file]: bypass } }));
    const github = await serving(scene.origin);
    expect((await run(scene, { github })).summary).toContain("no clone in the workspace");
    github.faults = [{ operation: "git/get-commit", answer: "hang-up" }];
    const step = await run(scene, { github, inputs: { comment: "never" } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(errorsOf(step)).toContain("actions/checkout");
  });

  it("a clone of another repository is no help, and no harm", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    const stranger = makeRepository({ "README.md": "words\n" });
    const step = await run(
      { ...scene, workspace: cloneOf(stranger, stranger.git("rev-parse", "HEAD"), 1) },
      { github: await serving(scene.origin) },
    );
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
  });
});

describe("a clone that lacks something", () => {
  it.runIf(posix)("is filled with the token in no list of processes, no log and no file", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    scene.workspace.git("remote", "set-url", "origin", unreachable);
    const folder = temporaryFolder();
    const { PATH = "" } = gitEnvironment();
    const real =
      PATH.split(delimiter)
        .map((place) => join(place, "git"))
        .find((path) => existsSync(path)) ?? "";
    writeFileSync(
      join(folder, "git"),
      `#!/bin/sh\nprintf '%s\\n' "$*" >> ${join(folder, "words")}\nexec ${real} "$@"\n`,
    );
    chmodSync(join(folder, "git"), 0o755);
    const step = await run(scene, {
      github: await serving(scene.origin),
      environment: { PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    expect(step).toMatchObject({ exitCode: 1, outputs: { widened: "1" } });
    const words = readFileSync(join(folder, "words"), "utf8");
    expect(words.split("\n").filter((line) => line.includes(" fetch "))).not.toEqual([]);
    const secrets = ["ghs_0123456789", Buffer.from("x-access-token:ghs_0123456789").toString("base64")];
    for (const place of [
      words,
      step.log,
      step.summary ?? "",
      readFileSync(join(scene.workspace.directory, ".git", "config"), "utf8"),
    ]) {
      for (const secret of secrets) expect(place).not.toContain(secret);
    }
  });

  it("keeps credentials of its remote's address to itself", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    scene.workspace.git("remote", "set-url", "origin", "http://someone:hunter2@127.0.0.1:9/private.git");
    const step = await run(scene, { token: "" });
    expect(step.exitCode).toBe(3);
    expect(`${step.log}${step.summary}`).not.toContain("hunter2");
  });

  it.each([{ depth: 1 }, { depth: 1, filter: "blob:none", sparse: ["docs"] }])(
    "serves the steps after this one as before: %o",
    async (options) => {
      const scene = pullRequest({
        base: { [file]: reader, "docs/a.md": "a\n", "large.bin": "x".repeat(100_000) },
        head: { [file]: bypass, "large.bin": "y".repeat(100_000) },
        later: { "docs/b.md": "b\n" },
      });
      const { origin, sha } = scene;
      const workspace = checkoutOf(origin, sha, options);
      const settings = workspace.git("config", "--local", "--list");
      expect(await run({ ...scene, workspace }, { github: await serving(origin) })).toMatchObject({
        exitCode: 1,
        outputs: { widened: "1" },
      });
      expect(workspace.git("config", "--local", "--list")).toBe(settings);
      expect(workspace.git("status", "--porcelain")).toBe("");
      workspace.git("fetch", "--quiet", "origin", "main:refs/remotes/origin/main");
      workspace.git("fetch", "--quiet", "--unshallow", "origin");
      expect(workspace.git("fsck", "--connectivity-only", "--no-dangling")).toBe("");
      workspace.git("checkout", "--quiet", "--force", "origin/main");
      expect(workspace.git("show", "origin/main:large.bin")).toHaveLength(100_000);
    },
  );

  it("is given the trees of the base and no file that nobody reads", async () => {
    const scene = pullRequest({
      base: { [file]: reader, "large.bin": "x".repeat(100_000) },
      head: { [file]: bypass, "large.bin": "y".repeat(100_000) },
    });
    const { origin, sha, commits } = scene;
    const workspace = checkoutOf(origin, sha, { depth: 1 });
    expect(await run({ ...scene, workspace }, { github: await serving(origin) })).toMatchObject({
      exitCode: 1,
      outputs: { widened: "1" },
    });
    const lacking = workspace
      .git(
        "-c",
        "remote.origin.promisor=true",
        "rev-list",
        "--objects",
        "--no-object-names",
        "--no-walk",
        "--missing=print",
        commits["base"] ?? "",
      )
      .split("\n")
      .filter((line) => line.startsWith("?"));
    expect(lacking).toEqual([`?${origin.git("rev-parse", `${commits["base"]}:large.bin`)}`]);
  });

  it("by a filter is filled with many profiles at once", async () => {
    const agents = Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [`.claude/agents/a${at}.md`, reader.replaceAll("reviewer", `a${at}`)]),
    );
    const scene = pullRequest({
      base: { ...agents, "docs/a.md": "a\n" },
      head: { ".claude/agents/a7.md": bypass.replaceAll("reviewer", "a7") },
    });
    const workspace = checkoutOf(scene.origin, scene.sha, { depth: 1, filter: "blob:none", sparse: ["docs"] });
    const packs = () =>
      workspace
        .git("count-objects", "-v")
        .split("\n")
        .find((line) => line.startsWith("packs:"));
    const before = Number(packs()?.slice(7));
    expect(await run({ ...scene, workspace }, { github: await serving(scene.origin) })).toMatchObject({
      exitCode: 1,
      outputs: { profiles: "150", widened: "1" },
    });
    expect(Number(packs()?.slice(7)) - before, "the profiles, the base, and what differs there").toBe(3);
  });
});

describe("a repository without profiles", () => {
  const scene = (comments: number): Scene => {
    const request = pullRequest({ base: { "README.md": "words\n" }, head: { "README.md": "other words\n" }, depth: 2 });
    const payload = structuredClone(request.event.payload) as { pull_request: { comments: number } };
    payload.pull_request.comments = comments;
    return { ...request, event: { name: "pull_request", payload } };
  };

  it("costs no question to anybody", async () => {
    const github = await startChecked();
    const request = scene(0);
    request.workspace.git("remote", "set-url", "origin", unreachable);
    expect(await run(request, { github })).toMatchObject({
      exitCode: 0,
      outputs: { conclusion: "clean", profiles: "0" },
    });
    expect(github.requests).toEqual([]);
  });

  it("may have a comment of ours from before, where there are comments, or on a run that was re-run", async () => {
    const github = await startChecked();
    await run(scene(1), { github });
    expect(github.requests).toEqual(["issues/list-comments"]);
    await run(scene(0), { github, environment: { GITHUB_RUN_ATTEMPT: "2" } });
    expect(github.requests).toHaveLength(2);
  });
});

describe("a push", () => {
  const branch = (scene: Scene, ref: string): Scene => ({
    ...scene,
    event: { name: "push", payload: { ...(scene.event.payload as object), ref } },
  });

  it("to a branch that is not the default one is judged by the default branch's policy", async () => {
    const scene = push({
      before: { [file]: reader, [policy]: "ceiling: [read]\n" },
      after: { [file]: bypass, [policy]: lax },
    });
    expect((await run(scene)).exitCode, "where that is the default branch").toBe(0);
    const { origin } = scene;
    const [before = "", after = ""] = [scene.commits["before"], scene.commits["after"]];
    origin.git("branch", "attack", after);
    origin.git("reset", "--quiet", "--hard", before);
    const step = await run(branch(scene, "refs/heads/attack"));
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(ofRule(step, "no-permission-bypass")).toHaveLength(1);
    const alone = branch({ ...scene, workspace: cloneOf(origin, after, 1) }, "refs/heads/attack");
    alone.workspace.git("remote", "set-url", "origin", unreachable);
    expect(await run(alone, { github: await serving(origin) }), "also where only the API knows it").toMatchObject({
      exitCode: 1,
    });
    const silent = await startChecked();
    expect(await run(alone, { github: silent }), "and is not decided where nobody does").toMatchObject({
      exitCode: 2,
      outputs: { conclusion: "error" },
    });
  });

  /** Two requests, merged one after the other, and pushed at once. */
  function queue(): {
    readonly scene: Scene;
    readonly pulls: readonly { readonly number: number; readonly merge: string; readonly head: string }[];
  } {
    const origin = makeRepository({ [file]: reader });
    const before = origin.git("rev-parse", "HEAD");
    const pulls = [12, 13].map((number) => {
      origin.git("checkout", "--quiet", "-b", `topic-${number}`, "main");
      const head = origin.commit(
        { [`.claude/agents/n${number}.md`]: bypass.replaceAll("reviewer", `n${number}`) },
        `change ${number}`,
      );
      origin.git("checkout", "--quiet", "main");
      origin.git("merge", "--quiet", "--no-ff", "-m", `Merge #${number}`, `topic-${number}`);
      return { number, head, merge: origin.git("rev-parse", "HEAD") };
    });
    const after = origin.git("rev-parse", "HEAD");
    const commits = pulls.flatMap(({ head, merge }) => [{ id: head }, { id: merge }]);
    const event = {
      name: "push",
      payload: { ...onMain("push"), ref: "refs/heads/main", before, after, deleted: false, commits },
    };
    return { scene: { origin, workspace: cloneOf(origin, after, 1), event, sha: after, commits: {} }, pulls };
  }

  it("to the default branch names the request that brought each finding", async () => {
    const { scene, pulls } = queue();
    const github = await serving(scene.origin);
    for (const { number, head, merge } of pulls) {
      github.pulls.push({
        number,
        state: "closed",
        author: { login: "alice", type: "User" },
        head: { sha: head, ref: `topic-${number}`, repository: slug },
        base: { sha: merge, ref: "main" },
        mergedAs: merge,
        commits: [head],
      });
    }
    const step = await run(scene, { github });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", added: "2" } });
    for (const { number } of pulls)
      expect(step.summary).toContain(
        `pull request ${number} introduced the new findings in \`.claude/agents/n${number}.md\``,
      );
    expect(github.requests.filter((id) => id.startsWith("repos/"))).toHaveLength(4);
  });

  it.each([{ answer: 403 }, { answer: 500 }, { answer: "hang-up" }] as const)(
    "is judged no less where nobody says so (%o)",
    async ({ answer }) => {
      const { scene } = queue();
      const github = await serving(scene.origin);
      github.faults = [{ operation: "repos/list-commits", answer }];
      const step = await run(scene, { github });
      expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", added: "2" } });
      expect(step.summary).not.toContain("introduced the new findings");
    },
  );

  it("without findings asks GitHub nothing", async () => {
    const scene = push({ before: { [file]: reader }, after: { "README.md": "words\n" } });
    const github = await serving(scene.origin);
    expect(await run(scene, { github })).toMatchObject({ exitCode: 0 });
    expect(github.requests).toEqual([]);
  });
});

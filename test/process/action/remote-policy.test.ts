/** Policies of other repositories, through both bundled doors and a GitHub that finds fault with no request. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bypass, file, ofRule, policy, reader, run, startChecked } from "../../support/action.ts";
import { run as runCommand } from "../../support/command.ts";
import { pullRequest, push } from "../../support/events.ts";
import type { GitHub } from "../../support/github/index.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const [first, second] = ["a".repeat(40), "b".repeat(40)];
const organisation = "ceiling: [read]\nrules:\n  no-permission-bypass: error\n";
const named = "acme/policy//agents/base.yml@v1";
const lax = "ceiling: [read, write, execute, network, delegate, external]\nrules:\n  no-permission-bypass: off\n";

async function withPolicy(text = organisation): Promise<GitHub> {
  const github = await startChecked();
  github.repositories.set("acme/policy", {
    refs: { v1: first, "teams/x": first },
    commits: { [first]: { "agents/base.yml": text } },
  });
  return github;
}

function words({ annotations }: Awaited<ReturnType<typeof run>>): string {
  return annotations.map(({ message }) => message).join("\n");
}

const request = () => pullRequest({ base: { [file]: reader, [policy]: lax }, head: { [file]: bypass } });

describe("an organisation's policy", () => {
  it("is a ceiling over the repository's own, and what would widen it is told at its line", async () => {
    const github = await withPolicy();
    expect((await run(request(), { github })).exitCode, "without it").toBe(0);
    const step = await run(request(), { github, inputs: { policy: named, "policy-token": "ghs_policies" } });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(ofRule(step, "no-permission-bypass").map(({ name }) => name)).toEqual(["error"]);
    const brought = pullRequest({ base: { [file]: reader, [policy]: "ceiling: [read]\n" }, head: { [policy]: lax } });
    const told = await run(brought, { github: await withPolicy(), inputs: { policy: named } });
    expect(told.exitCode).toBe(1);
    expect(ofRule(told, "no-loosened-policy")).toMatchObject([
      { name: "error", properties: { file: policy, line: "1" } },
      { name: "error", properties: { file: policy, line: "3" } },
    ]);
    expect(step.summary).toContain(`agents/base.yml`);
    expect(step.summary).toContain(first.slice(0, 12));
    expect(github.requests.filter((id) => id.startsWith("repos/"))).toEqual(["repos/get-commit", "repos/get-content"]);
    expect([...github.tokens]).toContain("ghs_policies");
  });

  it("is read with the job's token where there is no other, and counts alone where the repository has none", async () => {
    const github = await withPolicy();
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    expect((await run(scene, { github, inputs: { policy: named } })).exitCode).toBe(1);
    expect([...github.tokens]).toEqual(["ghs_0123456789"]);
  });

  it("may extend another file of its repository, and a branch's name may hold a slash", async () => {
    const github = await startChecked();
    github.repositories.set("acme/policy", {
      refs: { "teams/x": first },
      commits: { [first]: { "team.yml": "extends: common/base.yml\n", "common/base.yml": organisation } },
    });
    const step = await run(request(), { github, inputs: { policy: "acme/policy//team.yml@teams/x" } });
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain("common/base.yml");
  });

  it("is asked for anew in every run where its ref moves", async () => {
    const github = await withPolicy();
    const temporary = temporaryFolder();
    const again = () =>
      run(request(), {
        github,
        inputs: { policy: named, "policy-token": "ghs_policies" },
        environment: { RUNNER_TEMP: temporary },
      });
    expect((await again()).exitCode).toBe(1);
    github.repositories.set("acme/policy", {
      refs: { v1: second },
      commits: { [first]: {}, [second]: { "agents/base.yml": lax } },
    });
    expect((await again()).exitCode).toBe(0);
  });

  it("is read once at a commit, and again where somebody else wrote into the cache", async () => {
    const github = await withPolicy();
    const temporary = temporaryFolder();
    const pinned = () =>
      run(request(), {
        github,
        inputs: { policy: named.replace("v1", first), "policy-token": "ghs_policies" },
        environment: { RUNNER_TEMP: temporary },
      });
    const asked = () => github.requests.filter((id) => id.startsWith("repos/")).length;
    expect((await pinned()).exitCode).toBe(1);
    expect((await pinned()).exitCode).toBe(1);
    expect(asked()).toBe(1);
    const cache = join(temporary, "agent-profile-check");
    const [entry = ""] = readdirSync(cache);
    const forged = Buffer.from(lax).toString("base64");
    writeFileSync(join(cache, entry), `${createHash("sha256").update(forged).digest("hex")}\n${forged}`);
    expect((await pinned()).exitCode).toBe(1);
    expect(asked()).toBe(2);
  });

  it("is not kept with the job's own token, which earlier steps may know", async () => {
    const temporary = temporaryFolder();
    await run(request(), {
      github: await withPolicy(),
      inputs: { policy: named },
      environment: { RUNNER_TEMP: temporary },
    });
    expect(existsSync(join(temporary, "agent-profile-check"))).toBe(false);
  });

  const digest = createHash("sha256").update(organisation).digest("hex");
  it("has the digest that is asked for, or nothing is decided", async () => {
    expect(
      (await run(request(), { github: await withPolicy(), inputs: { policy: `${named}#sha256:${digest}` } })).exitCode,
    ).toBe(1);
    const step = await run(request(), {
      github: await withPolicy(`${organisation}# changed\n`),
      inputs: { policy: `${named}#sha256:${digest}` },
    });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(words(step)).toContain(`not the required sha256:${digest}`);
  });

  it.each<readonly [string, (github: GitHub) => void, string]>([
    [
      "its ref is gone",
      (github) => github.repositories.set("acme/policy", { refs: {}, commits: {} }),
      "with the ref `v1`, or the token cannot see it; give `policy-token`",
    ],
    [
      "its file is gone",
      (github) => github.repositories.set("acme/policy", { refs: { v1: first }, commits: { [first]: {} } }),
      "there is no file `agents/base.yml`",
    ],
    [
      "its repository is not to be seen",
      (github) => github.repositories.clear(),
      "or the token cannot see it; give `policy-token`",
    ],
    [
      "its repository has moved",
      (github) => void (github.faults = [{ operation: "repos/get-commit", answer: 301 }]),
      "has moved",
    ],
    [
      "the connection is cut",
      (github) => void (github.faults = [{ operation: "repos/get-content", answer: "hang-up" }]),
      "cannot be reached",
    ],
    [
      "GitHub breaks",
      (github) => void (github.faults = [{ operation: "repos/get-content", answer: 503 }]),
      "answers with 503",
    ],
    [
      "the token is refused",
      (github) => void (github.faults = [{ operation: "repos/get-commit", answer: 401 }]),
      "answers with 401; give `policy-token`",
    ],
    [
      "it is too large",
      (github) =>
        github.repositories.set("acme/policy", {
          refs: { v1: first },
          commits: { [first]: { "agents/base.yml": `# ${"x".repeat(300_000)}\n` } },
        }),
      "the limit is 256 KiB",
    ],
    [
      "it cannot be used",
      (github) =>
        github.repositories.set("acme/policy", {
          refs: { v1: first },
          commits: { [first]: { "agents/base.yml": "cieling: [read]\n" } },
        }),
      "there is no key `cieling`",
    ],
  ])("decides nothing where %s, or what the workflow wants instead", async (_, spoil, word) => {
    const github = await withPolicy();
    spoil(github);
    const scene = request();
    const step = await run(scene, { github, inputs: { policy: named } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(words(step)).toContain(word);
    const instead = await run(scene, { github, inputs: { policy: named, "policy-fallback": "preset:strict" } });
    expect(instead).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(words(instead)).toContain("preset:strict is the ceiling");
  });

  it("tells a request from a fork, which has no secrets, what to do", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass }, fork: true });
    const payload = structuredClone(scene.event.payload) as { pull_request: { head: { repo: { full_name: string } } } };
    payload.pull_request.head.repo.full_name = "somebody/octo-repo";
    const step = await run(
      { ...scene, event: { name: "pull_request", payload } },
      { github: await startChecked(), inputs: { policy: named, "policy-token": "" } },
    );
    expect(step.exitCode).toBe(2);
    expect(words(step)).toContain("fork gets no secrets");
  });

  it("is not asked of a server in the clear", async () => {
    const step = await run(request(), {
      inputs: { policy: named },
      environment: { GITHUB_API_URL: "http://example.invalid" },
    });
    expect(step.exitCode).toBe(2);
    expect(words(step)).toContain("does not use https");
  });

  it("applies to a push too", async () => {
    const scene = push({ before: { [file]: reader }, after: { [file]: bypass, [policy]: lax } });
    expect((await run(scene, { github: await withPolicy(), inputs: { policy: named } })).exitCode).toBe(1);
  });
});

describe("a repository's policy that extends one of another repository", () => {
  const own = `extends:\n  - ${named}\n`;

  it("has the settings of the extended one", async () => {
    const scene = pullRequest({ base: { [file]: reader, [policy]: own }, head: { [file]: bypass } });
    expect(
      (await run(scene, { github: await withPolicy("rules: { no-permission-bypass: off, max-capability: off }\n") }))
        .exitCode,
    ).toBe(0);
    expect((await run(scene, { github: await withPolicy() })).exitCode).toBe(1);
  });

  it("is read with more rights only where a policy that stands names its repository already", async () => {
    const github = await startChecked();
    github.repositories.set("acme/policy", {
      refs: { v1: first },
      commits: { [first]: { "agents/base.yml": organisation, "secret.yml": "password: hunter2\n" } },
    });
    const scene = (base: string, head: string) =>
      pullRequest({ base: { [file]: reader, [policy]: base }, head: { [policy]: head } });
    const inputs = { "policy-token": "ghs_policies" };
    github.repositories.set("acme/secret", {
      refs: { v1: first },
      commits: { [first]: { "secret.yml": "password: hunter2\n" } },
    });
    github.hidden.add("acme/secret");
    const thief = await run(scene("ceiling: [read]\n", "extends: acme/secret//secret.yml@v1\n"), { github, inputs });
    expect(thief.exitCode).toBe(0);
    expect(thief.log + String(thief.summary)).not.toContain("password");
    expect(ofRule(thief, "no-loosened-policy")).toMatchObject([{ properties: { file: policy, line: "1" } }]);
    const known = await run(scene(own, `${own}  - acme/policy//secret.yml@v1\n`), { github, inputs });
    expect(known.exitCode).toBe(2);
  });

  it("is refused at its line where that cannot be had, and never judges more laxly", async () => {
    const scene = pullRequest({ base: { [file]: reader, [policy]: own }, head: { [file]: bypass } });
    const step = await run(scene, { github: await startChecked() });
    expect(step.exitCode).toBe(2);
    expect(step.annotations).toContainEqual(
      expect.objectContaining({
        name: "error",
        properties: expect.objectContaining({ file: policy, line: "2" }) as unknown,
      }),
    );
    const instead = await run(scene, { github: await startChecked(), inputs: { "policy-fallback": "preset:strict" } });
    expect(instead.exitCode).toBe(1);
    expect(words(instead)).toContain("so preset:strict applies");
  });
});

describe("the command line", () => {
  const own = (ref: string) => `extends: acme/policy//agents/base.yml@${ref}\n`;
  const setting = (github: GitHub | undefined, cache: string) => ({
    GITHUB_API_URL: github?.url ?? "http://127.0.0.1:9",
    GH_TOKEN: "ghp_mine",
    XDG_CACHE_HOME: cache,
  });

  it("keeps what it read, and does without the network then", async () => {
    const github = await withPolicy();
    const cache = temporaryFolder();
    const repository = makeRepository({ [file]: bypass, [policy]: own("v1") });
    const check = (...flags: readonly string[]) =>
      runCommand(["check", ...flags], { cwd: repository.directory, env: setting(github, cache) });
    expect(await check("--offline")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("is not cached, and `--offline` forbids") as unknown,
    });
    expect(await check()).toMatchObject({ code: 1 });
    const { length } = github.requests;
    expect(await check("--offline")).toMatchObject({ code: 1 });
    expect(github.requests).toHaveLength(length);
    const kept = join(cache, "agent-profile-check");
    for (const entry of readdirSync(kept))
      writeFileSync(join(kept, entry), readFileSync(join(kept, entry), "utf8").replace(/.$/, "A"));
    expect(await check("--offline")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("the cached copy was changed") as unknown,
    });
    expect(await check()).toMatchObject({ code: 1 });
    expect(await check("--offline")).toMatchObject({ code: 1 });
  });

  it("takes an organisation's policy as the action does", async () => {
    const repository = makeRepository({ [file]: bypass, [policy]: lax });
    const environment = setting(await withPolicy(), temporaryFolder());
    expect(await runCommand(["check"], { cwd: repository.directory, env: environment })).toMatchObject({ code: 0 });
    expect(
      await runCommand(["check", "--policy", named], { cwd: repository.directory, env: environment }),
    ).toMatchObject({ code: 1 });
    expect(
      await runCommand(["check", "--policy", named], {
        cwd: repository.directory,
        env: setting(undefined, temporaryFolder()),
      }),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining("could not be fetched") as unknown });
  });
});

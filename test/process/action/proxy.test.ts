/** Behind a proxy, with a private certificate authority: every request of the command and of both actions takes that way. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { bypass, file, reader, run, startChecked } from "../../support/action.ts";
import { run as runCommand } from "../../support/command.ts";
import { follow, leave, startAfter } from "../../support/ended.ts";
import { pullRequest } from "../../support/events.ts";
import type { GitHub } from "../../support/github/index.ts";
import { host, type ProxiedNetwork, proxyTo } from "../../support/proxied.ts";
import { makeRepository, removeFolders, temporaryFolder } from "../../support/repository.ts";

const commit = "a".repeat(40);
const named = "acme/policy//agents.yml@v1";
let github: GitHub;
let network: ProxiedNetwork;

beforeEach(async () => {
  github = await startChecked();
  github.repositories.set("acme/policy", {
    refs: { v1: commit },
    commits: { [commit]: { "agents.yml": "ceiling: [read]\n" } },
  });
  network = await proxyTo(github.url);
});
afterEach(() => network.close());
afterAll(removeFolders);

const inCommand = (environment: Readonly<Record<string, string>>) => {
  const { directory } = makeRepository({
    [file]: bypass,
    ".github/agent-profile-check.yml": `extends: ${named}\n`,
  });
  return runCommand(["check"], {
    cwd: directory,
    env: { XDG_CACHE_HOME: temporaryFolder(), GH_TOKEN: "ghs_0", ...environment },
  });
};

/** Nothing but the API was asked for, and it was. */
function expectAllByProxy(): void {
  expect(new Set(network.asked)).toEqual(new Set([`${host}:443`]));
  expect([...network.passwords]).toEqual([`Basic ${Buffer.from("user:secret").toString("base64")}`]);
}

describe("by a proxy", () => {
  it("the command fetches a policy", async () => {
    const { code, stderr, stdout } = await inCommand(network.environment);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).not.toContain("secret");
    expect(github.requests).toEqual(["repos/get-commit", "repos/get-content"]);
    expectAllByProxy();
  });

  it.each(["https_proxy", "HTTPS_PROXY"])("that %s names", async (name) => {
    const { HTTPS_PROXY: proxy = "", ...environment } = network.environment;
    expect((await inCommand({ ...environment, [name]: proxy })).code).toBe(1);
    expectAllByProxy();
  });

  it("the action fetches a policy and writes its comment", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    const step = await run(scene, { environment: network.environment, inputs: { policy: named } });
    expect(step.exitCode).toBe(1);
    expect(step.log).not.toContain("secret");
    expect(github.requests).toEqual(expect.arrayContaining(["repos/get-content", "issues/create-comment"]));
    expectAllByProxy();
  });

  it("the comment's action reads the request and writes", async () => {
    const left = await leave({ base: { [file]: reader }, head: { [file]: bypass } });
    const after = await startAfter(left);
    const own = await proxyTo(after.url);
    const step = await follow(left, { environment: own.environment });
    expect(step.exitCode).toBe(0);
    expect(after.comments).toHaveLength(1);
    expect(new Set(own.asked)).toEqual(new Set([`${host}:443`]));
    await own.close();
  });
});

describe("not by the proxy", () => {
  it.each([host, ".test", "*", `elsewhere, ${host}:443`])("where NO_PROXY is %s", async (excepted) => {
    const { code, stderr } = await inCommand({ ...network.environment, NO_PROXY: excepted });
    // The name exists only behind the proxy.
    expect(code).toBe(2);
    expect(stderr).toMatch(/api\.github\.test cannot be reached/);
    expect(network.asked).toEqual([]);
  });

  it("without the private authority: the certificate is refused", async () => {
    const { NODE_EXTRA_CA_CERTS: _, ...environment } = network.environment;
    const { code, stderr } = await inCommand(environment);
    expect(code).toBe(2);
    expect(stderr).toMatch(/api\.github\.test cannot be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
    expect(github.requests).toEqual([]);
  });

  it("where its address is none", async () => {
    const { code, stderr } = await inCommand({ ...network.environment, HTTPS_PROXY: "http://user:secret@" });
    expect(code).toBe(2);
    expect(stderr).toMatch(/HTTPS_PROXY or HTTP_PROXY is not the address of a proxy/);
    expect(stderr).not.toContain("secret");
  });
});

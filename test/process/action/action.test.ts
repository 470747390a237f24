/** The bundled action, run as GitHub's runner would run it, against real commits and a GitHub that checks every request. */
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bypass, file, ofRule, policy, reader, run, startChecked } from "../../support/action.ts";
import { cloneOf, exampleOf, mergeOf, onMain, pullRequest, push, type Scene } from "../../support/events.ts";
import { temporaryFolder } from "../../support/repository.ts";

describe("a pull request", () => {
  it.each([{ depth: 1 }, { depth: 2 }, { depth: 0 }])(
    "is compared with the base that GitHub merged it into, at depth $depth",
    async ({ depth }) => {
      const scene = pullRequest({
        base: { [file]: reader },
        head: { [file]: bypass },
        later: { ".claude/agents/other.md": bypass.replaceAll("reviewer", "other") },
        depth,
      });
      const github = await startChecked();
      const step = await run(scene, { github });
      expect(step.exitCode).toBe(1);
      expect(step.outputs).toMatchObject({
        conclusion: "findings",
        profiles: "2",
        added: "0",
        changed: "1",
        removed: "0",
        widened: "1",
      });
      expect(ofRule(step, "no-permission-bypass")).toMatchObject([
        { name: "error", properties: { file, line: "6", endLine: "6" } },
      ]);
      expect(step.summary).toContain("❌ Failed");
      expect(step.summary).toContain(`--base ${scene.commits["base"]?.slice(0, 12)}`);
      expect(step.outputs["comment-url"]).toBe("https://github.com/octo-org/octo-repo/pull/7#issuecomment-1");
      expect(github.comments[0]?.body).toContain("`sonnet` → `opus`");
    },
  );

  it("passes where it leaves what was wrong as it was", async () => {
    const scene = pullRequest({ base: { [file]: bypass }, head: { "README.md": "words\n" } });
    const github = await startChecked();
    const step = await run(scene, { github });
    expect(step).toMatchObject({ exitCode: 0, outputs: { conclusion: "clean", changed: "0", added: "0" } });
    expect(step.annotations.filter(({ name }) => name === "error")).toEqual([]);
    expect(github.comments).toEqual([]);
    expect((await run(scene, { github, inputs: { gate: "all" } })).exitCode).toBe(1);
    expect((await run(scene, { github, inputs: { gate: "all", "fail-on": "never" } })).exitCode).toBe(0);
  });

  it("is no less judged where its head looks like a merge", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: {} });
    const { origin } = scene;
    const evil = origin.git(
      "commit-tree",
      writeTree(origin, { [file]: bypass }),
      "-p",
      scene.commits["base"] ?? "",
      "-m",
      "evil",
    );
    const fake = origin.git(
      "commit-tree",
      `${evil}^{tree}`,
      "-p",
      evil,
      "-p",
      scene.commits["base"] ?? "",
      "-m",
      "Merge",
    );
    const merge = mergeOf(origin, scene.commits["base"] ?? "", fake);
    for (const [checkedOut, sha] of [
      [merge, merge],
      [fake, merge],
    ] as const) {
      const payload = structuredClone(scene.event.payload) as { pull_request: { head: { sha: string } } };
      payload.pull_request.head.sha = fake;
      const step = await run(
        { ...scene, sha, event: { name: "pull_request", payload }, workspace: cloneOf(origin, checkedOut, 1) },
        { github: await startChecked() },
      );
      expect(step.exitCode).toBe(1);
      expect(step.outputs).toMatchObject({ conclusion: "findings", widened: "1" });
    }
  });

  it("is judged by its commits, whatever an earlier step did to the disk", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    scene.workspace.write({ [file]: reader, [policy]: "rules: { no-permission-bypass: off }\n" });
    scene.workspace.git("add", "--all");
    expect(await run(scene, { github: await startChecked() })).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings", widened: "1" },
    });
    const clean = pullRequest({ base: { [file]: reader }, head: { "README.md": "words\n" } });
    clean.workspace.write({ [file]: bypass });
    expect(await run(clean, { github: await startChecked() })).toMatchObject({ exitCode: 0 });
  });

  it("is judged as the event has it, whatever an earlier step checked out", async () => {
    const scene = pullRequest({
      base: { [file]: reader },
      head: { [file]: bypass },
      later: { ".claude/agents/other.md": bypass.replaceAll("reviewer", "other") },
    });
    scene.workspace.git("checkout", "--quiet", "--orphan", "elsewhere");
    scene.workspace.commit({ [file]: reader });
    expect(await run(scene, { github: await startChecked() })).toMatchObject({
      exitCode: 1,
      outputs: { profiles: "2", added: "0", changed: "1", widened: "1" },
    });
  });

  it("judges the head where only that is checked out", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass }, checkout: "head", depth: 1 });
    expect(await run(scene, { github: await startChecked() })).toMatchObject({
      exitCode: 1,
      outputs: { widened: "1" },
    });
  });

  it("cannot be judged where its base cannot be had", async () => {
    const scene = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    scene.workspace.git("remote", "set-url", "origin", "file:///nonexistent");
    const step = await run(scene, { github: await startChecked() });
    expect(step.exitCode).toBe(2);
    expect(step.outputs["conclusion"]).toBe("error");
    expect(step.summary).toContain("Not decided: ");
  });

  it("is judged by the policy of its base", async () => {
    const lax = "rules:\n  no-permission-bypass: off\n  max-capability: off\n";
    const loosened = pullRequest({
      base: { [file]: reader, [policy]: "ceiling: [read]\n" },
      head: { [file]: bypass, [policy]: lax },
    });
    const step = await run(loosened, { github: await startChecked() });
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(step.summary).toContain(`\`${policy}\` at \`${loosened.commits["base"]?.slice(0, 12)}\``);
    const allowed = pullRequest({ base: { [file]: reader, [policy]: lax }, head: { [file]: bypass } });
    expect(await run(allowed, { github: await startChecked() })).toMatchObject({ exitCode: 0 });
    const first = pullRequest({ base: { [file]: reader }, head: { [file]: bypass, [policy]: lax } });
    const judged = await run(first, { github: await startChecked() });
    expect(judged.exitCode).toBe(1);
    expect(judged.summary).toContain("preset:recommended");
    expect(judged.summary).toContain("the base has no policy");
  });

  it("is judged by the policy that an input names, as the base has it", async () => {
    const [inputs, named] = [{ policy: "./config/agents.yml" }, "config/agents.yml"];
    const lax = "rules: { no-permission-bypass: off, max-capability: off }\n";
    const kept = pullRequest({
      base: { [file]: reader, [named]: "ceiling: [read]\n", [policy]: lax },
      head: { [file]: bypass, [named]: lax },
    });
    expect(await run(kept, { github: await startChecked(), inputs })).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings" },
    });
    const brought = pullRequest({ base: { [file]: reader }, head: { [file]: bypass, [named]: lax } });
    const step = await run(brought, { github: await startChecked(), inputs });
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain("`preset:recommended`");
    const nowhere = pullRequest({ base: { [file]: reader }, head: { [file]: bypass } });
    expect(await run(nowhere, { github: await startChecked(), inputs })).toMatchObject({
      exitCode: 2,
      outputs: { conclusion: "error" },
    });
    const dropped = pullRequest({
      base: { [file]: reader, [named]: "ceiling: [read]\n" },
      head: { [file]: bypass },
      removed: [named],
    });
    expect(await run(dropped, { github: await startChecked(), inputs })).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: "findings" },
    });
  });

  it("is refused where it brings a second policy, or one that cannot be used", async () => {
    const second = pullRequest({
      base: { [policy]: "ceiling: [read]\n" },
      head: { ".agent-profile-check.yml": "ceiling: [read, write]\n" },
    });
    const step = await run(second, { github: await startChecked() });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    const broken = pullRequest({
      base: { [policy]: "ceiling: [read]\n" },
      head: { [policy]: "ceiling: [read]\ncieling: [write]\n" },
    });
    const refused = await run(broken, { github: await startChecked() });
    expect(refused.exitCode).toBe(2);
    expect(refused.annotations).toContainEqual(
      expect.objectContaining({
        name: "error",
        properties: expect.objectContaining({ file: policy, line: "2" }) as unknown,
      }),
    );
  });

  it("may repair a policy that cannot be used, judged strictly meanwhile", async () => {
    const broken = "ceiling: [raed]\n";
    const repair = pullRequest({ base: { [policy]: broken }, head: { [policy]: "ceiling: [read]\n" } });
    const step = await run(repair, { github: await startChecked() });
    expect(step.exitCode).toBe(0);
    expect(step.summary).toContain("`preset:strict`");
    expect(
      step.annotations
        .filter(({ name }) => name === "notice")
        .map(({ message }) => message)
        .join(),
    ).toContain("the policy of the base is invalid");
    const sneaky = pullRequest({
      base: { [policy]: broken, [file]: reader },
      head: { [policy]: "rules: { no-permission-bypass: off, max-capability: off }\n", [file]: bypass },
    });
    expect((await run(sneaky, { github: await startChecked() })).exitCode).toBe(1);
  });

  it("is reported below a root, and judged as a whole", async () => {
    const scene = pullRequest({
      base: { "a/x": "", "b/x": "" },
      head: { [`a/${file}`]: bypass, [`b/${file}`]: reader },
    });
    const [a, b] = [
      await run(scene, { github: await startChecked(), inputs: { root: "a" } }),
      await run(scene, { github: await startChecked(), inputs: { root: "./b/" } }),
    ];
    expect(a).toMatchObject({ exitCode: 1, outputs: { profiles: "1", added: "1" } });
    expect(b).toMatchObject({ exitCode: 0, outputs: { profiles: "1", added: "1" } });
    for (const root of ["c", "../x", "/etc"])
      expect(await run(scene, { inputs: { root } })).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
  });

  it.skipIf(process.platform === "win32")(
    "writes the findings as JSON where it is asked to, and not through a link of the repository",
    async () => {
      const scene = pullRequest({ base: { "README.md": "" }, head: { [file]: bypass } });
      const outside = join(temporaryFolder(), "outside");
      writeFileSync(outside, "untouched");
      symlinkSync(outside, join(scene.workspace.directory, "report.json"));
      const step = await run(scene, { github: await startChecked(), inputs: { json: "report.json" } });
      expect(readFileSync(outside, "utf8")).toBe("untouched");
      expect(step.outputs["json"]).toBe(join(scene.workspace.directory, "report.json"));
      expect(JSON.parse(readFileSync(step.outputs["json"] ?? "", "utf8"))).toMatchObject({
        version: 1,
        repository: "octo-org/octo-repo",
        commit: scene.sha,
        base: scene.commits["base"],
        summary: { profiles: 1 },
      });
    },
  );

  it.each(["../report.json", "no/such/report.json", ".claude", ".claude/agents/report.md"])(
    "shows no verdict in a run that fails because its result cannot be written to %s",
    async (place) => {
      const scene = push({ before: { [file]: reader }, after: { [file]: `${reader}And again.\n` } });
      for (const input of ["json", "sarif"]) {
        const step = await run(scene, { inputs: { [input]: place } });
        expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
        expect(step.summary).toContain("Not decided: ");
        expect(step.summary).not.toContain("Passed");
      }
    },
  );
});

describe("other events", () => {
  it("judge a push as a whole, beside what was there before", async () => {
    const scene = push({ before: { [file]: reader }, after: { [file]: bypass } });
    const step = await run(scene);
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", changed: "1", widened: "1" } });
    const unchanged = push({ before: { [file]: bypass }, after: { "README.md": "words\n" } });
    expect(await run(unchanged)).toMatchObject({ exitCode: 1, outputs: { changed: "0" } });
    expect(await run(unchanged, { inputs: { gate: "new" } })).toMatchObject({ exitCode: 0 });
  });

  it("judge a push by the policy it brings", async () => {
    expect(
      (
        await run(
          push({
            before: { [file]: reader },
            after: { [file]: bypass, [policy]: "rules: { no-permission-bypass: off, max-capability: off }\n" },
          }),
        )
      ).exitCode,
    ).toBe(0);
  });

  it("judge a new branch, and one whose past is gone, without a base", async () => {
    for (const before of ["0".repeat(40), "1".repeat(40)]) {
      const scene = push({
        before: { [file]: reader },
        after: { [file]: bypass },
        event: (_, after) => ({ name: "push", payload: { ...onMain("push"), ref: "refs/heads/main", before, after } }),
      });
      expect(await run(scene)).toMatchObject({
        exitCode: 1,
        outputs: { conclusion: "findings", added: "0", changed: "0" },
      });
    }
  });

  it("judge a merge group beside its base, by the policy of that", async () => {
    const group = exampleOf("merge_group") as { readonly merge_group: object };
    const event = (base_sha: string, head_sha: string) => ({
      name: "merge_group",
      payload: { ...group, merge_group: { ...group.merge_group, base_sha, head_sha } },
    });
    const scene = push({
      before: { [file]: reader, [policy]: "ceiling: [read]\n" },
      after: { [file]: bypass, [policy]: "rules: { no-permission-bypass: off, max-capability: off }\n" },
      event,
    });
    expect(await run(scene)).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
    const old = push({ before: { [file]: bypass }, after: { "README.md": "words\n" }, event });
    expect((await run(old)).exitCode).toBe(0);
  });

  it("judge everything where there is nothing to compare with", async () => {
    for (const event of [
      { name: "workflow_dispatch", payload: exampleOf("workflow_dispatch") },
      { name: "schedule", payload: { schedule: "0 0 * * *" } },
    ]) {
      const step = await run(
        push({ before: { [file]: bypass }, after: { "README.md": "words\n" }, event: () => event }),
      );
      expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", profiles: "1" } });
    }
  });
});

describe("mistakes in the workflow", () => {
  const scene = push({ before: { [file]: reader }, after: { "README.md": "words\n" } });
  it.each([
    [{ "fail-on": "errors" }, "error"],
    [{ gate: "none" }, "gate"],
    [{ comment: "yes" }, "comment"],
    [{ policy: "acme/policies//strict.yml@v1" }, "cannot be reached"],
    [{ "policy-fallback": "preset:lax" }, "policy-fallback"],
    [{ policy: "preset:strict" }, "extends"],
    [{ policy: "../policy.yml" }, "policy"],
    [{ policy: "nowhere.yml" }, "policy"],
  ])("%o are told, and nothing is decided", async (inputs, word) => {
    const step = await run(scene, { inputs });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(step.annotations.map(({ message }) => message).join("\n")).toContain(word);
  });

  it("without a checkout are told", async () => {
    const step = await run({ ...scene, workspace: { ...scene.workspace, directory: temporaryFolder() } });
    expect(step).toMatchObject({ exitCode: 2, outputs: { conclusion: "error" } });
    expect(step.annotations[0]?.message).toContain("actions/checkout");
  });
});

function writeTree(origin: Scene["origin"], files: Readonly<Record<string, string>>): string {
  origin.git("checkout", "--quiet", "-b", "other");
  const commit = origin.commit(files);
  origin.git("checkout", "--quiet", "main");
  return `${commit}^{tree}`;
}

/** What a request does around its profiles: another base, the workflow itself, company in the queue, a review that shows nothing, other servers. */
import { describe, expect, it } from "vitest";
import { bypass, file, ofRule, policy, reader, run, startChecked } from "../../support/action.ts";
import { cloneOf, exampleOf, mergeOf, onMain, pullRequest, type Scene } from "../../support/events.ts";
import { makeRepository } from "../../support/repository.ts";

const profile = (name: string) => reader.replaceAll("reviewer", name);

/** The same request, to another base. */
function to({ origin, event, commits, ...scene }: Scene, ref: string, action: string): Scene {
  const { head = "" } = commits;
  const base = origin.git("rev-parse", ref);
  const sha = mergeOf(origin, base, head);
  origin.git("update-ref", "refs/pull/7/merge", sha);
  const { pull_request: pull, ...payload } = event.payload as { readonly pull_request: { readonly base: object } };
  return {
    ...scene,
    origin,
    commits,
    sha,
    workspace: cloneOf(origin, sha, 1),
    event: {
      ...event,
      payload: { ...payload, action, pull_request: { ...pull, base: { ...pull.base, ref, sha: base } } },
    },
  };
}

describe("a base that is lax", () => {
  it("excuses nothing: the default branch's policy counts beside it, and by itself once the request goes there", async () => {
    const made = pullRequest({ base: { [file]: reader, [policy]: "ceiling: [read]\n" }, head: { [file]: bypass } });
    const { origin } = made;
    origin.git("checkout", "--quiet", "-b", "lax", "main");
    origin.commit({ [policy]: "rules: { no-permission-bypass: off, max-capability: off }\n" });
    origin.git("checkout", "--quiet", "main");
    for (const scene of [to(made, "lax", "opened"), to(made, "main", "edited")]) {
      const step = await run(scene, { github: await startChecked(), inputs: { comment: "never" } });
      expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings", widened: "1" } });
      expect(ofRule(step, "no-permission-bypass")).toHaveLength(1);
    }
  });
});

describe("the workflow", () => {
  const workflow = ".github/workflows/agents.yml";
  const text = (job = "", step = "") =>
    `on: pull_request\njobs:\n  check:\n    runs-on: ubuntu-latest\n${job}    steps:\n      - uses: actions/checkout@v5\n      - uses: acme/agent-profile-check@v1\n${step}`;

  it.each([
    [
      "whose check is skipped",
      text("    needs: [lint]\n").concat("  lint:\n    runs-on: ubuntu-latest\n    steps: [{ run: make lint }]\n"),
      5,
    ],
    ["whose check runs other code", text("", "        env: { NODE_OPTIONS: --require ./x.js }\n"), 8],
    ["whose check never fails", text("", "        with: { FAIL-ON: never }\n"), 8],
    ["whose check starts no more", text().replace("on: pull_request", "on: workflow_dispatch"), 1],
  ])("%s is told at its line", async (_, now, line) => {
    const step = await run(
      pullRequest({ base: { [workflow]: text(), [policy]: "extends: preset:strict\n" }, head: { [workflow]: now } }),
      { github: await startChecked(), inputs: { comment: "never" } },
    );
    expect(step.exitCode).toBe(1);
    expect(ofRule(step, "no-weakened-gate")).toMatchObject([
      { name: "error", properties: { file: workflow, line: String(line) } },
    ]);
  });
});

describe("two requests that are well by themselves", () => {
  it("are told where they come together, in the merge queue", async () => {
    const origin = makeRepository({ "README.md": "words\n" });
    const main = origin.git("rev-parse", "HEAD");
    const [one, two] = ["one", "two"].map((name) => {
      origin.git("checkout", "--quiet", "-b", name, main);
      return origin.commit({ [`.claude/agents/${name}.md`]: profile("twin") });
    });
    const group = exampleOf("merge_group") as { readonly merge_group: object };
    const judged = async (base: string, head: string) => {
      const sha = mergeOf(origin, base, head);
      origin.git("update-ref", `refs/heads/gh-readonly-queue/main/pr-${sha}`, sha);
      const payload = {
        ...onMain("merge_group"),
        merge_group: { ...group.merge_group, base_sha: base, base_ref: "refs/heads/main", head_sha: sha },
      };
      return {
        sha,
        step: await run({
          origin,
          workspace: cloneOf(origin, sha, 1),
          event: { name: "merge_group", payload },
          sha,
          commits: {},
        }),
      };
    };
    const first = await judged(main, one ?? "");
    expect(first.step.exitCode).toBe(0);
    expect((await judged(main, two ?? "")).step.exitCode).toBe(0);
    const { step } = await judged(first.sha, two ?? "");
    expect(step).toMatchObject({ exitCode: 1, outputs: { conclusion: "findings" } });
    expect(ofRule(step, "unique-name").length).toBeGreaterThan(0);
  });
});

describe("a change that the review folds", () => {
  it.each([
    ["by an attribute", file, { ".gitattributes": "*.md linguist-generated\n" }],
    ["by its path", "x/Cargo.lock/.claude/agents/reviewer.md", {}],
  ])("%s is marked in the summary and the comment", async (_, path, more) => {
    const github = await startChecked();
    const step = await run(pullRequest({ base: { [path]: reader }, head: { [path]: bypass, ...more } }), { github });
    expect(step.exitCode).toBe(1);
    for (const page of [step.summary, github.comments[0]?.body ?? ""]) {
      expect(page).toContain("**1 changed profile** that GitHub folds");
      expect(page).toContain("⚠️ **GitHub folds this change in the review**");
    }
  });
});

describe("what runs beside every profile", () => {
  const servers = (command: string) => ({
    ".mcp.json": JSON.stringify({ mcpServers: { docs: { command, env: { TOKEN: "hunter2" } } } }),
  });

  it("is told where it is another one than before, and its secrets are not", async () => {
    const github = await startChecked();
    const step = await run(pullRequest({ base: { [file]: reader, ...servers("docs") }, head: servers("evil") }), {
      github,
    });
    expect(step.outputs).toMatchObject({ changed: "0", widened: "0", "settings-widened": "1" });
    for (const page of [step.summary, github.comments[0]?.body ?? "", step.log]) {
      expect(page).not.toContain("hunter2");
      if (page !== step.log) expect(page).toContain("`mcpServers.docs.command`: `docs` → `evil`");
    }
  });
});

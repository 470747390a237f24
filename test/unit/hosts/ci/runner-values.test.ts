/** What GitHub's runner writes into a step and nobody can choose is a part of a value; everything else stays open. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../../src/generated/catalogue.ts";
import { defaultEditionOf, type Host } from "../../../../src/model/host.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { flagsOf, sampleOf, start, tables } from "../../../support/launching.ts";
import { treeOf } from "../../../support/memory.ts";

const github = ".github/workflows/agent.yml";

interface Written {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a step decides, as `effect setting value`, and what it leaves open. */
async function told(id: string, step: Written, files: Readonly<Record<string, string>> = {}) {
  const workflow = JSON.stringify({ on: "push", jobs: { a: { steps: [step] } } });
  return toldIn(id, { [github]: workflow, ...files });
}

async function toldIn(id: string, files: Readonly<Record<string, string>>) {
  const host = (hosts as Readonly<Record<string, Host>>)[id] as Host;
  const where = { starts: [""], repositoryRoots: [""], dirs: [] };
  const { layers, unjudged } = await host.load(await RepoIndex.of(treeOf(files)), where, defaultEditionOf(host));
  return {
    authority: layers.flatMap(({ authority }) =>
      authority.map(({ effect, setting, value }) => `${effect} ${setting} ${value}`),
    ),
    open: unjudged.flatMap(({ message, kind }) => (kind === undefined ? [message] : [])),
  };
}

const claude = (tools: string): Written => ({
  uses: "anthropics/claude-code-action@v1",
  with: { claude_args: `--allowedTools "${tools}"` },
});

const everywhere = [
  ...["repository", "repository_owner", "repository_id", "sha", "run_id", "run_number", "server_url"].map(
    (name) => `github.${name}`,
  ),
  "runner.temp",
  "runner.os",
];
const ofEvents = [
  "number",
  "after",
  "pull_request.number",
  "pull_request.head.sha",
  "issue.number",
  "comment.id",
  "workflow_run.head_sha",
];
const chosen = [
  "github.head_ref",
  "github.ref_name",
  "github.base_ref",
  "github.actor",
  "github.event.pull_request.title",
  "github.event.pull_request.head.ref",
  "github.event.pull_request.user.login",
  "github.event.inputs.number",
  "github.event.client_payload.number",
  "github.event.label.name",
  "github.token",
  "github.action_path",
  "github.workspace_id",
  "runner.name",
  "env.REPOSITORY",
  "inputs.repository",
  "steps.x.outputs.sha",
  "github.repository || 'x'",
  "format('{0}', github.repository)",
  "github.repository_visibility",
  "secrets.REPOSITORY",
];

describe("a value of the runner", () => {
  it.each([...everywhere, ...ofEvents.map((name) => `github.event.${name}`)])(
    "is a part of an entry: %s",
    async (name) => {
      for (const expression of [`\${{ ${name} }}`, `\${{${name.toUpperCase()}}}`])
        for (const step of [
          claude(`Bash(gh api repos/${expression}/comments:*),Write`),
          { run: `claude -p x --allowedTools "Bash(gh api repos/${expression}/comments:*),Write"` },
          {
            run: 'claude -p x --allowedTools "Bash(gh api repos/$WHERE/comments:*),Write"',
            env: { WHERE: `x${expression}` },
          },
        ]) {
          const { authority, open } = await told("claude", step);
          expect(open).toEqual([]);
          expect(authority).toEqual([
            expect.stringMatching(/ Bash\(gh api repos\/x?\/?…\/comments:\*\)$/),
            expect.stringMatching(/ Write$/),
          ]);
        }
    },
  );

  it.each(chosen)("is not what people choose: %s", async (name) => {
    const { open } = await told("claude", claude(`Bash(gh api repos/\${{ ${name} }}/comments:*)`));
    expect(open).toEqual([expect.stringContaining(`takes \`\${{ ${name} }}\``)]);
  });

  it("takes the word with it where the event has none of it, so it counts only as a part of one", async () => {
    const mode = (text: string): Written => ({ run: `claude -p x --permission-mode ${text} bypassPermissions` });
    const alone = ["${{ github.event.issue.number }}", "${{ github.event.number }}${{ github.event.issue.number }}"];
    for (const text of alone) expect((await told("claude", mode(text))).open).not.toEqual([]);
    expect((await told("claude", mode("${{ github.sha }}"))).open).toEqual([]);
    expect((await told("claude", mode("'${{ github.event.issue.number }}'"))).open).toEqual([]);
  });

  it("is also in a variable that no workflow can set, on GitHub alone", async () => {
    const script = 'claude -p x --allowedTools "Bash(gh api repos/$GITHUB_REPOSITORY/comments:*)"';
    expect((await told("claude", { run: script })).open).toEqual([]);
    expect((await told("claude", { run: script.replace("REPOSITORY", "HEAD_REF") })).open).not.toEqual([]);
    const gitlab = JSON.stringify({ a: { script: [script] } });
    expect((await toldIn("claude", { ".gitlab-ci.yml": gitlab })).open).not.toEqual([]);
  });

  it("leads to a file of the repository where it is the folder of the checkout", async () => {
    const servers = JSON.stringify({ mcpServers: { docs: { command: "npx" } } });
    for (const place of ["${{ github.workspace }}", "$GITHUB_WORKSPACE", "."]) {
      const step = { run: `claude -p x --mcp-config "${place}/ci/servers.json"` };
      const { authority, open } = await told("claude", step, { "ci/servers.json": servers });
      expect(open).toEqual([]);
      expect(authority).toEqual([expect.stringMatching(/^widens claude --mcp-config: server docs/)]);
    }
  });

  it("leads to a file beside an action where it is the folder of the action", async () => {
    const servers = JSON.stringify({ mcpServers: { docs: { command: "npx" } } });
    for (const [folder, action] of [
      [".github/actions/review/", ".github/actions/review/action.yml"],
      ["", "action.yaml"],
    ] as const) {
      const steps = [{ shell: "bash", run: 'claude -p x --mcp-config "${{ github.action_path }}/servers.json"' }];
      const { authority, open } = await toldIn("claude", {
        [action]: JSON.stringify({ runs: { using: "composite", steps } }),
        [`${folder}servers.json`]: servers,
      });
      expect(open).toEqual([]);
      expect(authority).toEqual([expect.stringMatching(/^widens claude --mcp-config: server docs/)]);
    }
  });

  it("names a file that is not in the repository where it is a folder of the runner", async () => {
    const { authority, open } = await told("claude", { run: "claude -p x --settings ${{ runner.temp }}/s.json" });
    expect(open).toEqual([]);
    expect(authority).toEqual(["widens claude --settings /…/s.json"]);
  });

  it("keeps a path open that may be one of the repository", async () => {
    const files = { "acme/tools": '{"permissions":{"defaultMode":"bypassPermissions"}}' };
    for (const flag of ["--settings", "--mcp-config"]) {
      const { open } = await told("claude", { run: `claude -p x ${flag} \${{ github.repository }}` }, files);
      expect(open).toEqual([expect.stringContaining(`takes \`…\`, whose file depends on what GitHub's runner writes`)]);
    }
  });

  it.each(Object.entries(tables))("changes nothing else in what starts %s", async (id, launch) => {
    for (const [name, { use, takes }] of flagsOf(launch)) {
      const sample = takes === "nothing" ? undefined : sampleOf(use, launch);
      if (sample === undefined || /[{"]/.test(sample)) continue;
      const step = (text: string): Written => ({
        run: `${launch.program}${start(id)} ${name} '${sample}-${text}' ${name} '${sample}'`,
      });
      expect(await told(id, step("${{ github.sha }}")), name).toEqual(await told(id, step("…")));
    }
  });
});

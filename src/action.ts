/** The door for GitHub Actions: an event in; annotations, a summary, outputs and a comment out. */
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { type GitHubEvent, readEvent } from "./action/event.ts";
import { governingPolicy } from "./action/policy.ts";
import { openCommitSource } from "./action/commits.ts";
import { type Inputs, inputsOf } from "./action/inputs.ts";
import { defaultBranchTree, evaluationInput } from "./action/input.ts";
import { changesUnder } from "./action/policy-changes.ts";
import { filterByRoot } from "./action/root-filter.ts";
import { type Core, markerOf, notice, output, quote, runOf, summarise, writeInside } from "./action/output.ts";
import type { ApprovalCheck } from "./approvals/status.ts";
import { sha256 } from "./platform/hash.ts";
import type { Problem } from "./model/load.ts";
import type { PolicyProblem } from "./model/policy-facts.ts";
import { evaluate } from "./evaluate/index.ts";
import { isWithin } from "./repo/path.ts";
import { visible } from "./sanitize/text.ts";
import type { PolicyLibrary } from "./policy/file/index.ts";
import type { Decisions, PolicyProblems } from "./policy/model.ts";
import { annotations } from "./reports/annotations.ts";
import { json } from "./reports/json.ts";
import { nothingLeft, commentOf, markdown, reportModelOf, undecided } from "./reports/markdown/index.ts";
import { pretty } from "./reports/pretty/index.ts";
import { conclusionOf, fails, type Result, summaryOf } from "./evaluate/result.ts";
import type { RepoIndex } from "./repo/repo-index.ts";
import { positionAt } from "./repo/text.ts";
import { tool } from "./generated/tool.ts";
import { UserError } from "./repo/tree.ts";

const { env } = process;
const server = (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, "");
const api = env.GITHUB_API_URL ?? "https://api.github.com";

/** Whatever ends this process early, it has decided nothing. */
process.exitCode = 3;
let ended = false;
let stopped = false;
process.on("uncaughtException", (error) => void stop(error));
process.on("unhandledRejection", (error) => void stop(error));
process.on("exit", () => {
  if (!ended) writeSync(1, "::error::the run came to an end before its answer; nothing was decided\n");
});

act().then(end, stop);

async function act(): Promise<number> {
  const inputs = inputsOf(env);
  const payload: unknown = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : {};
  const happening = readEvent(payload, env);
  if (happening.context.kind === "review") return again(inputs, happening.repository, happening.context, payload);
  const result = await resultOf(inputs, happening);
  const core = await import("@actions/core");
  if ("kind" in result) return refuse(core, result);
  return deliver(core, result, inputs, happening);
}

/** A review is judged by nobody here: the check of its request is, once more. */
async function again(
  { token, workflow }: Inputs,
  repository: string | null,
  { number, head }: { readonly number: number; readonly head: string },
  payload: unknown,
): Promise<number> {
  const [core, { opinionIn, startAgain }] = await Promise.all([import("@actions/core"), import("./action/rerun.ts")]);
  const opinion = opinionIn(payload);
  const { kind, message } = await startAgain({ api, token, repository, number, head, opinion, workflow });
  // Where an approval helps nothing the check stays red; one that is taken back must not leave it green unsaid.
  if (kind !== "failed" || opinion === "approved") {
    notice(core, message);
    return 0;
  }
  core.setFailed(visible(`${message}; the check still counts an approval that may be taken back`));
  return 2;
}

async function resultOf(inputs: Inputs, happening: GitHubEvent): Promise<Result | PolicyProblems> {
  const { context: beside, repository: name } = happening;
  const ground = openCommitSource({ environment: env, server, token: inputs.token, repository: name });
  try {
    const { head, base, notes } = await evaluationInput(happening, ground);
    const paths =
      inputs.root === "" ? [""] : [head, ...(base ? [base] : [])].flatMap(({ repo }) => [...repo.entries.keys()]);
    if (!paths.some((path) => isWithin(path, inputs.root)))
      throw new UserError(`the input \`root\` names \`${inputs.root}\`, and there is no such directory`);
    const governed = beside.kind === "request" || beside.kind === "group";
    const { policy, fallback } = inputs;
    const [remote, openRemote] = await remotesFor(inputs, happening);
    const main = await defaultBranchTree(happening, ground);
    const today = new Date().toISOString().slice(0, 10);
    const governing = await governingPolicy({
      head,
      base: governed ? base : undefined,
      main,
      policy,
      fallback,
      remote,
      openRemote,
      today,
    });
    if (governing.kind === "problems") return governing;
    const { decisions, baseline, proposed, shift } = governing;
    const approve =
      governed && base && asksForApproval(decisions) ? await approverOf(inputs, happening, base.repo) : undefined;
    const { problems, notes: approvals } = approve
      ? await (await import("./approvals/missing.ts")).applyApprovals(governing.policyProblems, decisions, approve)
      : { problems: governing.policyProblems, notes: [] };
    const result = await evaluate({
      tool,
      repo: head.repo,
      base,
      options: { decisions },
      repository: name,
      commit: head.commit,
      policyCommit: governing.commit,
      notes: [...notes, ...governing.notes, ...approvals],
      failOn: inputs.failOn,
      gate: inputs.gate ?? (governed ? "new" : "all"),
      policyProblems: [
        ...problems,
        ...(proposed && shift ? await unownedOf(inputs, decisions, proposed.decisions) : []),
      ],
      ...(approve ? { approve } : {}),
      ...(baseline ? { baseline } : {}),
      ...(proposed ? { proposed } : {}),
    });
    const brought =
      beside.kind === "push" && inputs.token !== undefined
        ? await (await import("./action/introduced-by.ts")).introducedBy(result, happening, {
            api,
            token: inputs.token,
          })
        : [];
    const changes =
      shift && proposed ? { policyChanges: await changesUnder(result, proposed.decisions, head.repo, shift) } : {};
    return filterByRoot({ ...result, ...changes, notes: [...brought, ...result.notes] }, inputs.root);
  } finally {
    await ground.close();
  }
}

function asksForApproval({ policies: standings }: Decisions): boolean {
  return standings.some(({ approvals }) => approvals.widening !== undefined || approvals.policy !== undefined);
}

/** A merge queue takes what was approved, so only a request's own run reads its reviews. */
async function approverOf(
  { token, policyToken }: Inputs,
  { context: beside, repository }: GitHubEvent,
  base: RepoIndex,
): Promise<ApprovalCheck> {
  if (beside.kind !== "request") return async () => ({ kind: "elsewhere" });
  const { approverFor } = await import("./action/reviews.ts");
  return approverFor({ api, token, policyToken, repository, number: beside.number, head: beside.head, base });
}

/** New grants and waivers name somebody who answers for them; is there such a one? */
async function unownedOf({ token }: Inputs, before: Decisions, after: Decisions): Promise<readonly PolicyProblem[]> {
  if (token === undefined) return [];
  const [{ unownedIn }, { accountsOf }] = await Promise.all([
    import("./approvals/unowned.ts"),
    import("./action/accounts.ts"),
  ]);
  return unownedIn(before, after, accountsOf({ api, token }));
}

/** Files of other repositories, with a token of their own, or the job's; and with the job's alone, where there are two. */
async function remotesFor(
  { token, policyToken }: Inputs,
  { isForeign }: GitHubEvent,
): Promise<readonly [PolicyLibrary["remote"], PolicyLibrary["remote"] | undefined]> {
  const temporary = env.RUNNER_TEMP;
  const { remoteFiles } = await import("./platform/github/remote-files.ts");
  const advice = isForeign
    ? "; a request from a fork gets no secrets: let everybody read that repository, or name `policy-fallback` in the workflow"
    : "; give `policy-token` a token that may, or name `policy-fallback` in the workflow";
  // Earlier steps of the job may know its own token and write there, so that only another one can seal what is kept.
  const cache = temporary && policyToken ? join(temporary, tool.name) : undefined;
  const remote = remoteFiles({
    api,
    token: policyToken ?? token,
    cache,
    seal: policyToken ?? "",
    offline: false,
    advice,
  });
  return [
    remote,
    policyToken === undefined
      ? undefined
      : remoteFiles({ api, token, cache: undefined, seal: "", offline: false, advice: "" }),
  ];
}

async function deliver(core: Core, result: Result, inputs: Inputs, happening: GitHubEvent): Promise<number> {
  quote(pretty(result, { color: false, columns: 120 }));
  const { shown, left } = annotations(result);
  for (const { level, message, properties } of shown) core[level](message, properties);
  for (const note of result.notes.slice(0, 2)) notice(core, note);
  const links = { server, run: runOf(env, server) };
  await summarise(core, markdown(result, links), env);
  if (inputs.json !== undefined) output(core, { json: writeInside(inputs.json, json(result, sha256), env) });
  const address = await discuss(core, result, inputs, happening);

  const changes = result.changes ?? [];
  const summary = summaryOf(result);
  const conclusion = conclusionOf(result);
  output(core, {
    conclusion,
    errors: summary.errors,
    warnings: summary.warnings,
    notes: summary.notes,
    profiles: summary.profiles,
    added: changes.filter(({ kind }) => kind === "added").length,
    changed: changes.filter(({ kind }) => kind !== "added" && kind !== "removed").length,
    removed: changes.filter(({ kind }) => kind === "removed").length,
    widened: changes.filter(({ widened }) => widened).length,
    ...(address === undefined ? {} : { "comment-url": address }),
  });
  const unmarked = left.error + left.warning + left.notice;
  if (conclusion === "clean" && unmarked > 0)
    notice(core, `${unmarked} more findings stand in the summary: GitHub has no room for more marks`);
  if (conclusion === "clean") return 0;
  const failing = result.findings.filter((judged) => fails(judged, result)).length;
  core.setFailed(
    `${failing} ${failing === 1 ? "finding fails" : "findings fail"} this check; the summary has ${unmarked > 0 ? `them all, ${unmarked} of them without a mark on a line` : "them all"}`,
  );
  return 1;
}

/** The comment is a courtesy: whatever keeps it from being written is said, and changes nothing else. */
async function discuss(
  core: Core,
  result: Result,
  { comment: when, token, root }: Inputs,
  { context: beside, repository }: GitHubEvent,
): Promise<string | undefined> {
  if (beside.kind !== "request" || when === "never" || repository === null) return undefined;
  if (token === undefined) {
    notice(core, "no comment is written without the input `token`");
    return undefined;
  }
  const news = (result.changes?.length ?? 0) > 0 || result.findings.some(({ state }) => state === "new");
  // A repository without profiles has nothing to say, and where nobody has said anything there is nothing to take back.
  if (!news && when !== "always" && beside.isSilent && result.inspection.subjects.length === 0) return undefined;
  const marker = markerOf(env, root);
  const [telling, links] = [reportModelOf(result), { server, run: runOf(env, server) }];
  const body =
    news || conclusionOf(result) !== "clean" ? commentOf(telling, links, marker) : nothingLeft(telling, links, marker);
  const [{ withRetries, writeComment }, { faultOf, reasonOf }] = await Promise.all([
    import("./action/comment/index.ts"),
    import("./action/comment/failure.ts"),
  ]);
  const reason = (error: unknown) => {
    const fault = faultOf(error);
    return fault ? reasonOf(fault) : messageOf(error);
  };
  try {
    const { address, trouble } = await writeComment(
      { token, repository, number: beside.number, marker, body, create: when === "always" || news },
      withRetries(),
    );
    if (trouble !== undefined)
      notice(core, `a second comment of the same check could not be taken away (${reason(trouble)})`);
    return address;
  } catch (error) {
    const needed =
      faultOf(error)?.kind === "forbidden"
        ? ": it needs `pull-requests: write`, which a request from a fork does not get"
        : "";
    notice(core, `the comment could not be written (${reason(error)})${needed}; everything else stands`);
    return undefined;
  }
}

/** A policy that cannot be used: every fault on its line. */
async function refuse(core: Core, { problems }: PolicyProblems): Promise<number> {
  for (const { message, at } of problems.slice(0, 9)) {
    const { line, column } = positionAt(at.source, at.span.start);
    core.error(visible(message), {
      title: "policy",
      file: visible(at.source.path),
      startLine: line,
      startColumn: column,
      endLine: line,
    });
  }
  await say(core, "the policy cannot be used", problems.map(whereOf));
  return 2;
}

function whereOf({ message, at }: Problem): string {
  return `\`${at.source.path}:${positionAt(at.source, at.span.start).line}\` ${message}`;
}

/** Says that nothing was decided, in every place that can still be written. */
async function say(core: Core, message: string, places: readonly string[] = []): Promise<void> {
  core.setFailed([message, ...places].map(visible).join("\n"));
  for (const attempt of [
    () => output(core, { conclusion: "error" }),
    () => summarise(core, undecided(message, places), env),
  ]) {
    try {
      await attempt();
    } catch (error) {
      process.stdout.write(`${visible(messageOf(error))}\n`);
    }
  }
}

function end(code: number): void {
  if (stopped) return;
  ended = true;
  process.exitCode = code;
}

/** The user's mistake ends with 2, a fault of the tool with 3; neither is a verdict, and either takes one back. */
async function stop(error: unknown): Promise<void> {
  if (stopped) return;
  stopped = true;
  const message = messageOf(error);
  const report = `${message}; nothing was decided; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
  await say(await import("@actions/core"), error instanceof UserError ? message : report);
  if (!(error instanceof UserError) && error instanceof Error)
    quote((error.stack ?? "").split("\n").map(visible).join("\n"));
  ended = true;
  // What is still under way must not go on to say something else.
  process.stdout.write("", () => process.exit(error instanceof UserError ? 2 : 3));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

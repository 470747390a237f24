/** Reports a result to the runner: log, annotations, summary, outputs, comment, and the exit code. */
import { conclusionOf, type Result, sizeOf, summaryOf } from "../evaluate/result.ts";
import type { Problem } from "../model/load.ts";
import { sha256 } from "../platform/hash.ts";
import { ensureMemoryForReport } from "../platform/memory.ts";
import type { PolicyProblems } from "../policy/model.ts";
import { widenedBySettings } from "../compare/settings/json.ts";
import { annotations } from "../reports/annotations.ts";
import { json } from "../reports/json.ts";
import { reportModelOf, summaryOf as summaryPage, undecided } from "../reports/markdown/index.ts";
import { pretty } from "../reports/pretty/index.ts";
import { firstLine, stateOf } from "../reports/state.ts";
import { invalidFile, undecidedLine } from "../reports/undecided.ts";
import { positionAt } from "../repo/text.ts";
import { visible } from "../sanitize/text.ts";
import type { Runner } from "./check.ts";
import { commentOnResult } from "./comment/on-result.ts";
import type { GitHubEvent } from "./event.ts";
import type { Environment } from "../platform/environment.ts";
import type { Inputs } from "./inputs.ts";
import { linksOf } from "./links.ts";
import { type Core, messageOf, notice, output, quote, summarise } from "./output.ts";
import { writeInside } from "./result-file.ts";

/** Resolves to the exit code: 0, or 1 where findings fail the check. */
export async function deliver(
  core: Core,
  result: Result,
  inputs: Inputs,
  event: GitHubEvent,
  runner: Runner,
): Promise<0 | 1> {
  const { environment } = runner;
  const size = sizeOf(result);
  ensureMemoryForReport(size);
  quote(pretty(result, { color: false, columns: 120 }));
  const { shown, left } = annotations(result);
  for (const { level, message, properties } of shown) core[level](message, properties);
  for (const note of result.notes.slice(0, 2)) notice(core, note);
  const rest = restSentence(inputs);
  const links = { ...linksOf(result, event, runner), rest };
  ensureMemoryForReport(size);
  const summary = summaryPage(reportModelOf(result), links);
  await summarise(core, summary.page, environment);
  ensureMemoryForReport(size);
  if (inputs.json !== undefined) output(core, { json: writeInside(inputs.json, json(result, sha256), environment) });
  if (inputs.sarif !== undefined) {
    const { sarif } = await import("../reports/sarif/index.ts");
    output(core, { sarif: writeInside(inputs.sarif, sarif(result), environment) });
  }
  const address = await commentOnResult(core, result, inputs, event, { environment, links });
  output(core, { ...outputsOf(result), ...(address === undefined ? {} : { "comment-url": address }) });

  const where = whereFindingsAre(left.error + left.warning + left.notice, summary.hasAllFindings, rest);
  if (conclusionOf(result) !== "clean") {
    core.setFailed(visible(`${firstLine(stateOf(result))}. ${where.sentence}`));
    return 1;
  }
  if (where.isNews) notice(core, where.sentence);
  return 0;
}

/** Where everything is that the summary has no room for. The log has groups of findings, and not each of them. */
function restSentence({ json: file }: Inputs): string {
  return file === undefined ? "The input `json` writes the rest to a file." : `The file \`${file}\` has the rest.`;
}

/** `unmarked`: how many findings have no annotation. `isNews`: some are not where a reader looks first. */
function whereFindingsAre(
  unmarked: number,
  hasAllFindings: boolean,
  rest: string,
): { readonly sentence: string; readonly isNews: boolean } {
  const without = unmarked > 0 ? `${unmarked} of them without an annotation` : "";
  if (!hasAllFindings)
    return { sentence: `The summary has no room for all findings${without && `, ${without}`}. ${rest}`, isNews: true };
  return { sentence: `The summary has all findings${without && `, ${without}`}.`, isNews: unmarked > 0 };
}

function outputsOf(result: Result): { readonly [name: string]: string | number } {
  const changes = result.changes ?? [];
  const { errors, warnings, notes, profiles } = summaryOf(result);
  return {
    conclusion: conclusionOf(result),
    errors,
    warnings,
    notes,
    profiles,
    added: changes.filter(({ kind }) => kind === "added").length,
    changed: changes.filter(({ kind }) => kind !== "added" && kind !== "removed").length,
    removed: changes.filter(({ kind }) => kind === "removed").length,
    power: result.power ?? "undecided",
    widened: changes.filter(({ widened }) => widened).length,
    "settings-widened": widenedBySettings(result.settings ?? []),
    "new-errors": result.findings.filter(({ finding, state }) => finding.severity === "error" && state === "new")
      .length,
  };
}

/** Reports a policy that cannot be used: every problem on its line. Resolves to the exit code. */
export async function deliverProblems(core: Core, { problems }: PolicyProblems, environment: Environment): Promise<2> {
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
  await deliverError(core, invalidFile(problems), environment, problems.map(lineOf));
  return 2;
}

function lineOf({ message, at }: Problem): string {
  return `\`${at.source.path}:${positionAt(at.source, at.span.start).line}\` ${message}`;
}

/** Reports that nothing was decided, in every place that can still be written. */
export async function deliverError(
  core: Core,
  message: string,
  environment: Environment,
  places: readonly string[] = [],
): Promise<void> {
  core.setFailed([undecidedLine(message), ...places].map(visible).join("\n"));
  for (const attempt of [
    () => output(core, { conclusion: "error", power: "undecided" }),
    () => summarise(core, undecided(message, places), environment),
  ]) {
    try {
      await attempt();
    } catch (error) {
      process.stdout.write(`${visible(messageOf(error))}\n`);
    }
  }
}

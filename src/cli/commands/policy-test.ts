/** `policy test`: cases beside a policy, so that whoever writes it can test it. */
import { type CommandResult, refused, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { readFile } from "../../platform/disk/bytes.ts";
import { absolutePath, pathBelow } from "../../platform/native-path.ts";
import { governingPolicy } from "../policy.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { Decisions, PolicyProblems } from "../../policy/model.ts";
import { type PolicyCaseFile, readCases } from "../../policy/file/test-cases.ts";
import { findPolicy } from "../../policy/find.ts";
import { policyTestJson } from "../../reports/policy-test/json.ts";
import { isPassed, policyTestPretty, type PolicyTestRun } from "../../reports/policy-test/pretty.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { decodeText, type Source } from "../../repo/text.ts";
import { UserError, UnreadableFile } from "../../repo/tree.ts";
import { runPolicyTest } from "../../evaluate/policy-test.ts";

export async function runPolicyTestCommand(
  requested: Extract<Arguments, { kind: "policy test" }>,
  environment: Environment,
): Promise<CommandResult> {
  // Files of cases are named, and so the tree is not one without anything to look at.
  const input = await evaluationInput(
    { ...requested, base: undefined, staged: false, user: false, places: ["**/*"] },
    environment,
  );
  try {
    const today = requested.today ?? environment.today;
    const files: PolicyTestRun[] = [];
    for (const file of requested.files) {
      const source = sourceOf(file, input, environment);
      const read = await readCases(source);
      if ("kind" in read) return refused(read, environment);
      const decisions = await decisionsFor(read, source, input, today, requested.policy);
      if ("kind" in decisions) return refused(decisions, environment);
      const results = [];
      for (const test of read.cases) {
        const result = await runPolicyTest(test, decisions);
        if ("kind" in result) return refused(result, environment);
        results.push(result);
      }
      files.push({ path: source.path, results });
    }
    const screen = environment.screen();
    const failed = files.some(({ results }) => results.some((result) => !isPassed(result)));
    return {
      code: failed ? 1 : 0,
      texts: requested.outputs.map(({ format, file }) => ({
        file,
        text:
          format === "json"
            ? policyTestJson(files)
            : policyTestPretty(files, file === undefined ? screen : { ...screen, color: false }),
      })),
      notes: input.notes,
    };
  } finally {
    await input.close();
  }
}

/** `--policy` wins over what the file names, and that over the repository's own. */
async function decisionsFor(
  { policy }: PolicyCaseFile,
  source: Source,
  input: EvaluationInput,
  today: string,
  given: string | undefined,
): Promise<Decisions | PolicyProblems> {
  const evaluated = { ...input, baseline: undefined };
  if (policy === undefined || given !== undefined) {
    const governing = await governingPolicy(evaluated, today);
    return "kind" in governing ? governing : governing.decisions;
  }
  const route = plain(join(directoryOf(source.path), policy.value));
  if (route === undefined || route.startsWith("/") || !input.repo.entries.has(route))
    return {
      kind: "problems",
      problems: [
        { message: `there is no policy \`${policy.value}\` next to this file in the repository`, at: policy.at },
      ],
    };
  const governing = await governingPolicy(
    { ...evaluated, policy: await findPolicy(input.repo, route), upper: undefined },
    today,
  );
  return "kind" in governing
    ? {
        kind: "problems",
        problems: governing.problems.map((problem) => ({
          ...problem,
          related: [...(problem.related ?? []), { message: "named here", at: policy.at }],
        })),
      }
    : governing.decisions;
}

/** A file that somebody names on the command line, by its path in the repository where it lies in it. */
function sourceOf(file: string, { root }: EvaluationInput, { directory }: Environment): Source {
  const path = pathBelow(root, absolutePath(directory, file)) ?? file;
  try {
    const text = decodeText(readFile(absolutePath(directory, file)));
    if (text === undefined) throw new UserError(`the file \`${file}\` is not UTF-8 text`);
    return { path, text };
  } catch (error) {
    throw error instanceof UnreadableFile
      ? new UserError(`the file \`${file}\` ${error.message.replace("is gone since it was listed", "does not exist")}`)
      : error;
  }
}

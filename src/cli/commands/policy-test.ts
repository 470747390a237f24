/** `policy test`: cases beside a policy, so that whoever writes it can test it. */
import { type CommandResult, refused, type Environment } from "../run.ts";
import type { Arguments } from "../arguments.ts";
import { readFile } from "../../platform/disk/bytes.ts";
import { absolute, below } from "../../platform/native-path.ts";
import { governingPolicy } from "../policy.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { Decisions, PolicyProblems } from "../../policy/model.ts";
import { type PolicyCaseFile, readCases } from "../../policy/file/test-cases.ts";
import { findPolicy } from "../../policy/find.ts";
import { policyTestJson } from "../../reports/policy-test/json.ts";
import { holds, policyTestPretty, type PolicyTestRun } from "../../reports/policy-test/pretty.ts";
import { evaluationInput } from "../input.ts";
import type { EvaluationInput } from "../input-types.ts";
import { decodeText, type Source } from "../../repo/text.ts";
import { UserError, UnreadableFile } from "../../repo/tree.ts";
import { runPolicyTest } from "../../evaluate/policy-test.ts";

export async function runPolicyTestCommand(
  asked: Extract<Arguments, { kind: "policy test" }>,
  surroundings: Environment,
): Promise<CommandResult> {
  // Files of cases are named, and so the tree is not one without anything to look at.
  const matter = await evaluationInput(
    { ...asked, base: undefined, staged: false, user: false, places: ["**/*"] },
    surroundings,
  );
  try {
    const today = asked.today ?? surroundings.today;
    const files: PolicyTestRun[] = [];
    for (const file of asked.files) {
      const source = sourceOf(file, matter, surroundings);
      const read = await readCases(source);
      if ("kind" in read) return refused(read, surroundings);
      const decisions = await decisionsFor(read, source, matter, today, asked.policy);
      if ("kind" in decisions) return refused(decisions, surroundings);
      const trials = [];
      for (const test of read.cases) trials.push(await runPolicyTest(test, decisions));
      files.push({ path: source.path, trials });
    }
    const screen = surroundings.screen();
    const failed = files.some(({ trials }) => trials.some((trial) => !holds(trial)));
    return {
      code: failed ? 1 : 0,
      texts: asked.outputs.map(({ format, file }) => ({
        file,
        text:
          format === "json"
            ? policyTestJson(files)
            : policyTestPretty(files, file === undefined ? screen : { ...screen, color: false }),
      })),
      notes: matter.notes,
    };
  } finally {
    await matter.close();
  }
}

/** `--policy` wins over what the file names, and that over the repository's own. */
async function decisionsFor(
  { policy }: PolicyCaseFile,
  source: Source,
  matter: EvaluationInput,
  today: string,
  given: string | undefined,
): Promise<Decisions | PolicyProblems> {
  const judged = { ...matter, baseline: undefined };
  if (policy === undefined || given !== undefined) {
    const governing = await governingPolicy(judged, today);
    return "kind" in governing ? governing : governing.decisions;
  }
  const way = plain(join(directoryOf(source.path), policy.value));
  if (way === undefined || way.startsWith("/") || !matter.repo.entries.has(way))
    return {
      kind: "problems",
      problems: [
        { message: `there is no policy \`${policy.value}\` beside this file, inside the repository`, at: policy.at },
      ],
    };
  const governing = await governingPolicy(
    { ...judged, policy: await findPolicy(matter.repo, way), upper: undefined },
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
  const path = below(root, absolute(directory, file)) ?? file;
  try {
    const text = decodeText(readFile(absolute(directory, file)));
    if (text === undefined) throw new UserError(`the file \`${file}\` is not UTF-8 text`);
    return { path, text };
  } catch (error) {
    throw error instanceof UnreadableFile
      ? new UserError(`the file \`${file}\` ${error.message.replace("is gone since it was listed", "does not exist")}`)
      : error;
  }
}

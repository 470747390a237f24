/** What `init` says: what it wrote, what was there already, and the steps that are left. */
import type { Tool } from "../../../evaluate/result.ts";
import type { Problem } from "../../../model/load.ts";
import { positionAt } from "../../../repo/text.ts";
import { wrap } from "../../../sanitize/colors.ts";
import { visible } from "../../../sanitize/text.ts";
import { baselinePath, policyPaths } from "../../../policy/model.ts";
import { homeOf, originDoubt, placeholder, short } from "./pin.ts";
import { filesFor, type Plan } from "./plan.ts";
import { rewriteSteps } from "./rewrite.ts";
import { commitCommand, shellWord, type Step, stepList } from "./steps.ts";
import { actionLines, checkName, gitlabJob, teamLines, teamSecret } from "./templates.ts";
import { listed } from "../../../sanitize/listed.ts";

interface Outcome {
  readonly plan: Plan;
  /** The files that were written, and those that were there already. */
  readonly written: readonly string[];
  /** Those of the written that existed, with what changed in them. */
  readonly changed: ReadonlyMap<string, string>;
  readonly kept: readonly string[];
  /** Kept files that git does not know: an earlier run wrote them. */
  readonly uncommitted: readonly string[];
  /** How the tool was started. */
  readonly command: string;
  readonly columns: number;
  readonly tool: Tool;
}

export function summaryOf(outcome: Outcome): string {
  const { plan, written, changed, kept, columns } = outcome;
  const lines = [
    ...written.map((path) => {
      const what = changed.get(path);
      return what === undefined ? `wrote ${path}${detailOf(path, plan)}` : `changed ${path}: ${what}`;
    }),
    ...kept.map((path) => `kept (already exists): ${path}`),
    ...remarksOn(plan, written),
  ].flatMap((line) =>
    wrap(visible(line), columns - 2, (text) => text.length).map((part, i) => (i === 0 ? part : `  ${part}`)),
  );
  return `${lines.join("\n")}\n\nnext\n${stepList(stepsFor(outcome), columns)}`;
}

function detailOf(path: string, { service, checkPath, current, pin, branch, hook }: Plan): string {
  const details: { readonly [path: string]: string | undefined } = {
    ...(current ? { [policyPaths[0]]: current.granted, [baselinePath]: current.kept } : {}),
    [checkPath]: `runs on ${service === "github" ? `pull requests and pushes to ${branch.name}` : "merge requests"}${pin.isKnown ? `, pinned to ${short(pin)}` : ""}`,
    [hook.path]: `the hook for ${hook.manager}`,
  };
  const detail = details[path];
  return detail === undefined ? "" : `: ${detail}`;
}

function remarksOn(
  { checkPath, options, current, policy, hook, own, pin }: Plan,
  written: readonly string[],
): readonly string[] {
  return [
    ...(own?.isDirty && written.includes(checkPath)
      ? [`the clone that runs this has uncommitted changes; ${short(pin)} is its last commit, without them`]
      : []),
    ...(options.fromCurrent && !current && policy !== undefined
      ? ["the existing policy was kept, so --from-current granted nothing"]
      : []),
    ...(written.length === 0 ? ["nothing changed: every file is there already"] : []),
    ...(hook.others.length > 0 && written.includes(hook.path)
      ? [`this repository also configures ${hook.others.join(" and ")}; one hook is enough`]
      : []),
  ];
}

/** Everything in the order in which a person can do it: what to edit, what runs here, what to set on the server. */
function stepsFor(outcome: Outcome): readonly Step[] {
  return [
    ...before(outcome),
    ...rewriteSteps(outcome),
    ...edits(outcome),
    ...local(outcome),
    ...(outcome.plan.service === "github" ? onGitHub(outcome) : onGitLab(outcome)),
    ...later(outcome),
  ];
}

function before({ plan: { away, location, branch } }: Outcome): readonly Step[] {
  return [
    ...(away === undefined ? [] : [{ say: "go to the repository", paste: [`cd ${shellWord(away)}`] }]),
    ...(location
      ? []
      : [{ say: "make this a repository", paste: [`git init --initial-branch=${shellWord(branch.name)}`] }]),
  ];
}

function edits(outcome: Outcome): readonly Step[] {
  const { plan, written } = outcome;
  const isNew = (path: string) => written.includes(path);
  const { current, hook, branch } = plan;
  return [
    ...(plan.policyProblem ? [problemStep(plan.policyProblem)] : []),
    ...pinSteps(outcome),
    ...(plan.isCheckIdle ? [idleStep(plan)] : []),
    ...(plan.freshPolicy !== undefined
      ? [
          {
            say: current?.hasGrants
              ? `read ${policyPaths[0]}: each grant has an owner, who decides before its last day`
              : `decide in ${policyPaths[0]} what profiles can do`,
          },
        ]
      : []),
    ...ownerSteps(outcome),
    ...(branch.isKnown || plan.service === "gitlab" || !isNew(plan.checkPath)
      ? []
      : [
          { say: `no branch was found: in ${plan.checkPath}, write the default branch in place of \`${branch.name}\`` },
        ]),
    ...(hook.paste && !isNew(hook.path)
      ? [{ say: `for the hook, add ${hook.paste.where}`, lines: hook.paste.lines }]
      : []),
    ...(current?.baseline !== undefined && !isNew(baselinePath)
      ? [{ say: "the existing baseline was kept; write a new one", paste: [`${outcome.command} baseline`] }]
      : []),
  ];
}

/** The file that runs the check was kept, and does not run it. */
function idleStep(plan: Plan): Step {
  const { service, checkPath, pin, stage } = plan;
  const [change, place] =
    service === "github"
      ? ["pull request", "add this to the steps of a job that runs on pull requests, after the checkout"]
      : ["merge request", "add this job"];
  return {
    say: `${checkPath} was kept, and nothing in it runs the check, so no ${change} is checked; ${place}`,
    lines: service === "github" ? actionLines(pin, teamIn(plan)) : gitlabJob(pin, stage),
  };
}

/** The policy was kept although no check can use it. */
function problemStep({ message, at }: Problem): Step {
  const { line, column } = positionAt(at.source, at.span.start);
  return {
    say: `fix the policy, which was kept: it is invalid, so every check ends with exit code 2. ${at.source.path}:${line}:${column} ${message}`,
  };
}

/** What to do about a commit that is not known, or that GitHub may not have. */
function pinSteps({ plan, written, tool }: Outcome): readonly Step[] {
  const { pin, own, hook } = plan;
  const files = filesFor(plan).flatMap(({ path, text }) =>
    text.includes(pin.commit) && written.includes(path) ? [path] : [],
  );
  const isUsed =
    files.length > 0 ||
    plan.isCheckIdle ||
    hook.dependency !== undefined ||
    hook.paste?.lines.some((line) => line.includes(pin.commit));
  if (!isUsed) return [];
  const places = [...files, ...(hook.dependency === undefined ? [] : ["the command that installs the package"])];
  const where = listed(places);
  if (!pin.isKnown)
    return [
      {
        say: `replace \`${placeholder}\`${where === "" ? "" : ` in ${where}`} by the 40 digits of a commit of ${pin.repository}; this prints the newest`,
        paste: [`git ls-remote https://github.com/${pin.repository} refs/heads/${homeOf(tool.homepage).branch}`],
      },
    ];
  const doubt = originDoubt(own);
  if (doubt === undefined) return [];
  return [{ say: `make sure that https://github.com/${pin.repository} has the commit ${pin.commit}: ${doubt}` }];
}

/** Who approves changes of the policy. */
function ownerSteps({ plan, written }: Outcome): readonly Step[] {
  const { owners, policy, service, checkPath } = plan;
  if (policy !== undefined || !owners) return [];
  const { entry } = owners;
  const team = teamIn(plan);
  const [single, ...others] = owners.owners;
  return [
    ...(service === "github" && others.length === 0 && team === undefined
      ? [
          {
            say: `nobody can approve their own change: for changes of the policy by ${single}, add a second owner to the line \`${entry?.lines[0] ?? `… ${single}`}\` of CODEOWNERS`,
          },
        ]
      : []),
    ...(entry && !written.includes(entry.path)
      ? [
          {
            say: `let ${owners.owners.join(", ")} approve changes of the policy: add at the end of ${entry.path}`,
            lines: entry.lines,
          },
        ]
      : []),
    ...(team !== undefined && !written.includes(checkPath) && !plan.isCheckIdle
      ? [{ say: `below the step with this action in ${checkPath}, add`, lines: teamLines(team) }]
      : []),
  ];
}

function local(outcome: Outcome): readonly Step[] {
  const { plan, command, columns } = outcome;
  const { dependency, install, isDetected, manager, obstacle } = plan.hook;
  const needs = isDetected
    ? ""
    : "; no hook manager was found here, and this one needs pre-commit (pipx install pre-commit)";
  const folder =
    obstacle === undefined
      ? ""
      : `; git takes its hooks from ${obstacle}, and ${manager} installs none while \`core.hooksPath\` is set`;
  const changed = changedFiles(outcome);
  return [
    { say: "see what it finds today", paste: [`${command} check`] },
    ...(dependency === undefined ? [] : [{ say: "install the tool for the hook", paste: [dependency] }]),
    ...(install === undefined ? [] : [{ say: `install the hook in this clone${needs}${folder}`, paste: [install] }]),
    ...(changed.length > 0 ? [{ say: "commit", paste: commitCommand(changed, columns) }] : []),
  ];
}

/** The files that are new, and those that the steps before change. */
function changedFiles({ plan, written, uncommitted }: Outcome): readonly string[] {
  const { hook, owners, policy } = plan;
  const { lockFile } = hook;
  return [
    ...new Set([
      ...written,
      ...uncommitted,
      ...(plan.policyProblem && policy !== undefined ? [policy] : []),
      ...(hook.paste === undefined || hook.text === undefined ? [] : [hook.path]),
      ...(policy === undefined && owners?.entry ? [owners.entry.path] : []),
      ...(teamIn(plan) === undefined && !plan.isCheckIdle ? [] : [plan.checkPath]),
      ...(hook.dependency === undefined ? [] : ["package.json", ...(lockFile === undefined ? [] : [lockFile])]),
    ]),
  ];
}

function onGitHub({ plan, written }: Outcome): readonly Step[] {
  const { hasOrigin, branch, checkPath } = plan;
  const team = teamIn(plan);
  return [
    ...(team === undefined
      ? []
      : [
          {
            say: `reviews by ${team} count once the check can read who is in it, which the job's own token cannot: store a token with the organisation's permission *Members: read* as a secret`,
            paste: [`gh secret set ${teamSecret}`],
          },
        ]),
    ...(written.includes(checkPath)
      ? [
          {
            say: `${hasOrigin ? "push" : "create the repository on GitHub, push"}, and require the status check \`${checkName}\` for ${branch.name} (Settings, Rules)`,
          },
        ]
      : []),
  ];
}

function onGitLab({ plan, written }: Outcome): readonly Step[] {
  const { hasOrigin, branch, checkPath, isCheckIdle, owners, policy } = plan;
  return [
    ...(written.includes(checkPath) || isCheckIdle
      ? [
          {
            say: `${hasOrigin ? "push" : "create the project on GitLab, push"}, and turn on \`Pipelines must succeed\` (Settings, Merge requests)`,
          },
        ]
      : []),
    ...(policy === undefined && owners
      ? [
          {
            say: `let GitLab ask ${listed(owners.owners)} before the policy changes: protect ${branch.name} with \`Require approval from code owners\` (Settings, Repository, Protected branches; GitLab Premium)`,
          },
        ]
      : []),
  ];
}

/** A team that approves changes of a new policy, and whose members GitHub's check has to know. */
function teamIn({ service, policy, owners }: Plan): string | undefined {
  return policy === undefined && service === "github" ? owners?.owners.find((owner) => owner.includes("/")) : undefined;
}

function later({ written, command }: Outcome): readonly Step[] {
  return written.includes(baselinePath)
    ? [{ say: `in your own time, fix what ${baselinePath} lists; then`, paste: [`${command} baseline --prune`] }]
    : [];
}

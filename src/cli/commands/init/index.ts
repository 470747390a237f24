/** `init`: writes the policy, the workflow and the hook of a repository. Existing files are kept. */
import { type CommandResult, type Environment, refused } from "../../run.ts";
import type { Arguments } from "../../arguments.ts";
import { standsAt, writeInside } from "../../../platform/disk/write.ts";
import { locate, trunkOf } from "../../../platform/git/location.ts";
import type { Host } from "../../../model/host.ts";
import { visible } from "../../../sanitize/text.ts";
import { baselinePath, policyPaths } from "../../../policy/model.ts";
import { hosts } from "../../../generated/hosts.ts";
import { type CurrentState, currentState, headFor } from "./from-current.ts";
import { type OrganisationChange, organisationChange, writeIfChanged } from "./organisation.ts";
import { hookEntry, hooks, plainPolicy, plainPurpose, workflow } from "./templates.ts";
import { evaluationInput } from "../../input.ts";
import { UserError } from "../../../repo/tree.ts";

const workflowPath = ".github/workflows/agent-profiles.yml";
const hooksPath = ".pre-commit-config.yaml";

export async function runInit(
  options: Extract<Arguments, { kind: "init" }>,
  environment: Environment,
): Promise<CommandResult> {
  const { tool } = environment;
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const input = await evaluationInput(
    { ...options, policy: undefined, base: undefined, staged: false, user: false, places },
    environment,
  );
  try {
    const { root } = input;
    const location = locate(root);
    if (input.below !== "")
      throw new UserError(
        `\`${input.below}\` is inside the repository ${root}, and these files belong in its top directory`,
      );
    const existing = policyPaths.find((path) => standsAt(root, path) === "file");
    const today = options.today ?? environment.today;
    const current = options.fromCurrent && existing === undefined ? await currentState(input, today, tool) : undefined;
    const fresh = existing === undefined ? (current?.policy ?? (await plainPolicyFor(input, today, tool))) : undefined;
    const own = fresh === undefined ? input.policy : { path: policyPaths[0], text: fresh };
    const named = await organisationChange(options.organisation, own, environment);
    if ("kind" in named) return refused(named, environment);
    const files: readonly TextFile[] = [
      ...policyFile(fresh, named),
      [workflowPath, workflow(tool, (location && trunkOf(location)) ?? "main")],
      [hooksPath, hooks(tool)],
      ...(current?.baseline === undefined ? [] : [[baselinePath, current.baseline] as const]),
    ];
    const { written, kept } = writeAll(root, existing, files, named.renewed);
    return {
      code: 0,
      texts: [{ file: undefined, text: summaryOf(written, kept, current, options.fromCurrent, tool) }],
      notes: input.notes,
    };
  } finally {
    await input.close();
  }
}

async function plainPolicyFor(
  input: Parameters<typeof headFor>[0],
  today: string,
  tool: Environment["tool"],
): Promise<string> {
  return plainPolicy(await headFor(input, today, tool, plainPurpose));
}

/** The new policy, if there is to be one. */
function policyFile(fresh: string | undefined, { policy }: OrganisationChange): readonly TextFile[] {
  return fresh === undefined ? [] : [[policyPaths[0], policy?.text ?? fresh]];
}

type TextFile = readonly [path: string, text: string];

/** `files` are written where nothing is, and `renewed` where another text is. */
function writeAll(
  root: string,
  existing: string | undefined,
  files: readonly TextFile[],
  renewed: readonly TextFile[],
): { readonly written: readonly string[]; readonly kept: readonly string[] } {
  const all = [...files, ...renewed].map(([path]) => path);
  // A path that cannot be written is reported before the first file is written.
  for (const path of all) standsAt(root, path);
  const written = [
    ...files.filter(([path, text]) => writeInside(root, path, text, { replace: false })),
    ...renewed.filter(([path, text]) => writeIfChanged(root, path, text)),
  ].map(([path]) => path);
  const paths = new Set([...(existing === undefined ? [] : [existing]), ...all]);
  return { written, kept: [...paths].filter((path) => !written.includes(path)) };
}

function summaryOf(
  written: readonly string[],
  kept: readonly string[],
  current: CurrentState | undefined,
  fromCurrent: boolean,
  tool: Environment["tool"],
): string {
  const isNew = (path: string) => written.includes(path);
  const details: { readonly [path: string]: string | undefined } = current
    ? { [policyPaths[0]]: current.granted, [baselinePath]: current.kept }
    : {};
  const lines = [
    ...written.map((path) => `wrote ${path}${details[path] ? `: ${visible(details[path])}` : ""}`),
    ...kept.map((path) => `kept (already exists): ${path}`),
    ...(kept.includes(hooksPath)
      ? [
          "",
          `for the hook, add what is missing to \`repos\` in ${hooksPath}:`,
          "",
          ...hookEntry(tool).trimEnd().split("\n"),
        ]
      : []),
    ...(fromCurrent && !current ? ["", "the existing policy was kept, so --from-current granted nothing"] : []),
    ...(kept.includes(baselinePath)
      ? ["", `the existing baseline was kept; \`${tool.name} baseline\` writes a new one`]
      : []),
  ];
  const next = [
    ...(isNew(policyPaths[0])
      ? [
          current
            ? `read ${policyPaths[0]}: each grant has an owner who decides before its last day`
            : `decide in ${policyPaths[0]} what profiles may do`,
        ]
      : []),
    ...(isNew(baselinePath) ? [`fix what ${baselinePath} lists, then \`${tool.name} baseline --prune\``] : []),
    `${tool.name} check`,
    ...(isNew(hooksPath) || kept.includes(hooksPath) ? ["pre-commit install"] : []),
    ...(isNew(workflowPath) ? ["commit everything, and make the check required on the default branch"] : []),
  ];
  return `${lines.join("\n")}\n\nnext\n${next.map((step, i) => `  ${i + 1}. ${step}\n`).join("")}`;
}

/** `init`: writes what a repository needs to be judged, and never over a file that is there. */
import type { CommandResult, Environment } from "../../run.ts";
import type { Arguments } from "../../arguments.ts";
import { standsAt, writeInside } from "../../../platform/disk/write.ts";
import { locate, trunkOf } from "../../../platform/git/location.ts";
import type { Host } from "../../../model/host.ts";
import { visible } from "../../../sanitize/text.ts";
import { baselinePath, policyPaths } from "../../../policy/model.ts";
import { hosts } from "../../../generated/hosts.ts";
import { type CurrentState, currentState } from "./from-current.ts";
import { hookEntry, hooks, plainPolicy, workflow } from "./templates.ts";
import { evaluationInput } from "../../input.ts";
import { UserError } from "../../../repo/tree.ts";

const workflowPath = ".github/workflows/agent-profiles.yml";
const hooksPath = ".pre-commit-config.yaml";

export async function runInit(
  asked: Extract<Arguments, { kind: "init" }>,
  surroundings: Environment,
): Promise<CommandResult> {
  const { tool } = surroundings;
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const matter = await evaluationInput(
    { ...asked, policy: undefined, base: undefined, staged: false, user: false, places },
    surroundings,
  );
  try {
    const { root } = matter;
    const location = locate(root);
    if (location && location.prefix !== "")
      throw new UserError(`${root} lies inside the repository ${location.top}, and these files belong to its top`);
    const standing = policyPaths.find((path) => standsAt(root, path) === "file");
    const today = asked.today ?? surroundings.today;
    const current = asked.fromCurrent && standing === undefined ? await currentState(matter, today, tool) : undefined;
    const files: readonly (readonly [path: string, text: string])[] = [
      ...(standing === undefined ? [[policyPaths[0], current?.policy ?? plainPolicy(tool)] as const] : []),
      [workflowPath, workflow(tool, (location && trunkOf(location)) ?? "main")],
      [hooksPath, hooks(tool)],
      ...(current?.baseline === undefined ? [] : [[baselinePath, current.baseline] as const]),
    ];
    // Whatever is in the way of one of them is said before the first is written.
    for (const [path] of files) standsAt(root, path);
    const written = files
      .filter(([path, text]) => writeInside(root, path, text, { replace: false }))
      .map(([path]) => path);
    const left = [
      ...(standing === undefined ? [] : [standing]),
      ...files.map(([path]) => path).filter((path) => !written.includes(path)),
    ];
    return {
      code: 0,
      texts: [{ file: undefined, text: said(written, left, current, asked.fromCurrent, tool) }],
      notes: matter.notes,
    };
  } finally {
    await matter.close();
  }
}

function said(
  written: readonly string[],
  left: readonly string[],
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
    ...left.map((path) => `left alone, since it is there: ${path}`),
    ...(left.includes(hooksPath)
      ? [
          "",
          `for the hook, add to the \`repos\` of ${hooksPath} what is not there yet:`,
          "",
          ...hookEntry(tool).trimEnd().split("\n"),
        ]
      : []),
    ...(fromCurrent && !current
      ? ["", "the policy that is there was not touched, so --from-current granted nothing"]
      : []),
    ...(left.includes(baselinePath)
      ? ["", `the baseline that is there was not touched; \`${tool.name} baseline\` writes today's`]
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
    ...(isNew(baselinePath) ? [`mend what ${baselinePath} lists, then \`${tool.name} baseline --prune\``] : []),
    `${tool.name} check`,
    ...(isNew(hooksPath) || left.includes(hooksPath) ? ["pre-commit install"] : []),
    ...(isNew(workflowPath) ? ["commit it all, and make the check required on the default branch"] : []),
  ];
  return `${lines.join("\n")}\n\nnext\n${next.map((step, i) => `  ${i + 1}. ${step}\n`).join("")}`;
}

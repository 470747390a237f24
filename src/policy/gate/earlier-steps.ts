/** What earlier steps of a job do to a later one, as far as their text shows it. */
import { type Node, valueOf } from "../../parsers/node.ts";
import { parseShell, type ShellCommand } from "./shell.ts";
import { type PlaceOfNode, propertiesOf, type PropertyEntry, inlineText } from "./usage.ts";

/** `isCommand`: the later step runs the command on the disk, where the action takes commits of the event. */
export function earlierProperties(
  steps: readonly Node[],
  isCommand: boolean,
  at: PlaceOfNode,
): readonly PropertyEntry[] {
  const scripts = steps.flatMap((step) => {
    const run = valueOf(step, "run");
    return run ? [run] : [];
  });
  const commands = scripts.flatMap((run) =>
    (run.kind === "scalar" ? parseShell(run.text).commands : []).flatMap((command): readonly PropertyEntry[] =>
      steersRunner(command) || (isCommand && changesTools(command))
        ? [[`earlier ${command.text}`, { text: command.text, at: at(run) }]]
        : [],
    ),
  );
  return [...commands, ...(isCommand ? checkoutOf(steps, at) : [])];
}

/** Writes the environment or the search path of later steps. */
function steersRunner({ words, files }: ShellCommand): boolean {
  return [...words, ...files].some((word) => /GITHUB_(?:ENV|PATH)|BASH_ENV/.test(word));
}

/** Programs that the command needs, and its own name. */
const programs = /(?:^|\/)(?:npx|npm|node|git|pnpm|pnpx|yarn|bunx?|bash|sh|agent-profile-check[\w.-]*)(?:\.\w+)?$/;
const writers = /^(?:cp|mv|ln|install|chmod|tee|curl|wget|rm|sed|dd|rsync|truncate|touch|alias)$/;

/** Puts another program or another tree in place of the one that the command finds. */
function changesTools({ words, files }: ShellCommand): boolean {
  const [first = "", second = "", ...rest] = words;
  if (files.some((file) => programs.test(file))) return true;
  if (writers.test(first)) return words.slice(1).some((word) => programs.test(word.replace(/=.*/, "")));
  if (first === "git")
    return /^(?:checkout|switch|reset|restore|replace|update-ref|symbolic-ref|rm|stash|clean|merge|rebase|cherry-pick|revert|am|apply|pull|update-index)$/.test(
      second,
    );
  if (/^(?:npm|pnpm|yarn)$/.test(first))
    return (
      /^(?:link|config|set|global)$/.test(second) || rest.some((word) => /^(?:-g|--global|--location.*)$/.test(word))
    );
  return false;
}

/** Inputs of `actions/checkout` that decide which tree is on the disk. */
const checkoutInputs = ["ref", "repository", "sparse-checkout", "sparse-checkout-cone-mode", "github-server-url"];

/** The last checkout into the workspace itself is the one that counts. */
function checkoutOf(steps: readonly Node[], at: PlaceOfNode): readonly PropertyEntry[] {
  const checkout = steps.findLast((step) => {
    const uses = valueOf(step, "uses");
    const path = valueOf(valueOf(step, "with"), "path");
    return uses && /^actions\/checkout@/i.test(inlineText(uses)) && (!path || /^(?:\.\/?)?$/.test(inlineText(path)));
  });
  const uses = valueOf(checkout, "uses");
  return uses
    ? [
        ["checkout", { text: "actions/checkout", at: at(uses) }],
        ...propertiesOf(valueOf(checkout, "with"), checkoutInputs, "checkout ", at),
      ]
    : [];
}

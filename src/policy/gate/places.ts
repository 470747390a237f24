/** Where a repository uses this tool: the steps, commands and hooks that check it. */
import { positionAt, type Source } from "../../repo/text.ts";
import { isChecking, usesOf } from "./index.ts";
import { worseFor } from "./properties.ts";
import { gatingEvents } from "./triggers.ts";
import { commandFiles, type GateUse, isHooksFile } from "./usage.ts";

/** One use, at its line. */
export interface GatePlace {
  readonly kind: "workflow" | "hook";
  /** Relative to the root. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** The pin of the action or of the hooks, as it is written; `null`: a command has none. */
  readonly version: string | null;
  /**
   * What may keep it from running or from failing, next to the defaults, as sentences; absent: nothing that is known.
   */
  readonly weakened?: readonly string[];
}

/** In the order of the files. A command that fails for no finding, such as `list`, is none. */
export async function gatePlaces(sources: readonly Source[]): Promise<readonly GatePlace[]> {
  const found = await usesOf(sources, new Set());
  return found
    .flatMap(({ uses }) => uses)
    .filter(isChecking)
    .map((use) => {
      const { kind, at, properties } = use;
      const weakened = weaknessesOf(use);
      return {
        kind: kind === "hook" || isHookFile(at.source.path) ? "hook" : "workflow",
        path: at.source.path,
        line: positionAt(at.source, at.span.start).line,
        version: properties.get("version")?.text ?? null,
        ...(weakened.length > 0 ? { weakened } : {}),
      };
    });
}

/**
 * Properties that weaken a use by themselves, whatever it was before. Most workflows name the branches that they are
 * for, so these are none.
 */
const weakening =
  /^(?:(?:job )?(?:if|continue-on-error)|refused|mask|script|stages|default_install_hook_types|ci skip|fail-on|--fail-on|on pull_request(?:_target)? (?:paths|paths-ignore|types))$/;

function weaknessesOf({ kind, properties }: GateUse): readonly string[] {
  const found = [...properties].flatMap(([name, property]) =>
    weakening.test(name) ? (worseFor(name, undefined, property, kind) ?? []) : [],
  );
  const isStarted = !properties.has("on") || gatingEvents.some((event) => properties.has(`on ${event}`));
  return [...new Set(isStarted ? found : ["no pull request and no push starts the workflow", ...found])];
}

function isHookFile(path: string): boolean {
  return commandFiles.husky.test(path) || commandFiles.lefthook.test(path) || isHooksFile(path);
}

/** Where a repository uses this tool: the steps, commands and hooks that check it. */
import { positionAt, type Source } from "../../repo/text.ts";
import { isChecking, usesOf } from "./index.ts";
import { commandFiles } from "./usage.ts";

/** One use, at its line. */
export interface GatePlace {
  readonly kind: "workflow" | "hook";
  readonly path: string;
  readonly line: number;
  /** The pin of the action or of the hooks, as it is written; `null`: a command has none. */
  readonly version: string | null;
}

/** In the order of the files. A command that fails for no finding, such as `list`, is none. */
export async function gatePlaces(sources: readonly Source[]): Promise<readonly GatePlace[]> {
  const found = await usesOf(sources, new Set());
  return found
    .flatMap(({ uses }) => uses)
    .filter(isChecking)
    .map(({ kind, at, properties }) => ({
      kind: kind === "hook" || isHookFile(at.source.path) ? "hook" : "workflow",
      path: at.source.path,
      line: positionAt(at.source, at.span.start).line,
      version: properties.get("version")?.text ?? null,
    }));
}

function isHookFile(path: string): boolean {
  return commandFiles.husky.test(path) || commandFiles.lefthook.test(path);
}

/** A command line in this process, without a process of its own: what it prints, and its exit code. */
import { type Arguments, readArguments } from "../../src/cli/arguments.ts";
import { dispatch } from "../../src/cli/dispatch.ts";
import { explain } from "../../src/cli/explain.ts";
import { helpForFleet } from "../../src/cli/fleet-help.ts";
import { helpFor } from "../../src/cli/help.ts";
import { idList } from "../../src/cli/ids.ts";
import { UserError } from "../../src/repo/tree.ts";
import { gitEnvironment } from "./repository.ts";

const tool = { name: "agent-profile-check", version: "0", homepage: "https://example.com" };
const screen = { color: false, columns: 80, all: false, command: tool.name };

export interface Given {
  readonly code: number;
  /** What goes to stdout and to files, or the message of the mistake. */
  readonly text: string;
  readonly notes: readonly string[];
}

/** `columns`: the width of the terminal. */
export async function given(words: readonly string[], cwd: string, columns = 80): Promise<Given> {
  try {
    return await answerTo(readArguments(words), cwd, columns);
  } catch (error) {
    if (error instanceof UserError) return { code: 2, text: error.message, notes: [] };
    throw error;
  }
}

async function answerTo(args: Arguments, cwd: string, columns: number): Promise<Given> {
  const said = (text: string, code = 0): Given => ({ code, text, notes: [] });
  switch (args.kind) {
    case "mistake":
      return said(args.message, 2);
    case "help":
      return said(args.task ? helpForFleet(args.task, tool, columns) : helpFor(args.command, tool, columns));
    case "version":
      return said(tool.version);
    case "explain":
      return said(explain(args.what, args.full, { ...screen, columns }));
    case "ids":
      return said(idList(args.of, { ...screen, columns }));
    default: {
      const { code, texts, complaint, notes } = await dispatch(args, {
        tool,
        directory: cwd,
        environment: gitEnvironment(),
        today: "2026-11-20",
        script: undefined,
        screen: () => ({ ...screen, columns, all: "all" in args && args.all }),
        onRead: () => undefined,
      });
      return { code, text: texts.map(({ text }) => text).join("") + (complaint ?? ""), notes };
    }
  }
}

/** The tasks that commands call, in the files where a command may look them up. */
import type { Place } from "../../../../repo/text.ts";
import { append } from "../../../../repo/many.ts";
import { nameOf } from "../../../../repo/path.ts";
import { scriptStep } from "../pipelines/steps.ts";
import type { Step } from "../step.ts";
import type { Word } from "../word.ts";
import type { Workflow } from "../workflows.ts";
import { isOfKind, type TaskKind, taskKindOf } from "./index.ts";
import { everyTask, type TaskCommand, type Tasks } from "./task.ts";

/** The most that the commands of all tasks may come to, in characters; those beyond are unjudged. */
const mostCharacters = 2_000_000;

/** A file with the commands of the tasks that are called. */
interface Called {
  readonly file: Workflow;
  readonly steps: Map<string, Step>;
  excess: Place | undefined;
}

/** Collects them. */
export class CalledTasks {
  readonly #files: readonly Called[];
  readonly #isFile: (path: string) => boolean;
  readonly #parsed = new Map<Workflow, Map<TaskKind, Promise<Tasks | undefined>>>();
  readonly #known = new Set<string>();
  #left = mostCharacters;

  /** `files`: all that a command may look in. */
  constructor(files: readonly Workflow[], isFile: (path: string) => boolean) {
    this.#files = files.map((file) => ({ file, steps: new Map(), excess: undefined }));
    this.#isFile = isFile;
  }

  /** The files of the tasks that were called. */
  found(): readonly Workflow[] {
    return this.#files
      .filter(({ steps, excess }) => steps.size > 0 || excess)
      .map(({ file, steps, excess }) => ({
        ...file,
        read: async () => ({
          steps: [...steps.values()],
          problem: excess && { message: "has more commands that are called than are checked; call fewer", at: excess },
        }),
      }));
  }

  /** The commands that a command calls, as far as no other has called them. Its first word is the program. */
  async textsFor([program, ...others]: readonly Word[]): Promise<readonly string[]> {
    const words = others.filter(({ isRedirection }) => !isRedirection).map(({ text }) => text);
    const kind = taskKindOf(nameOf(program?.text ?? ""), words);
    if (!kind) return [];
    const key = JSON.stringify([[...kind.programs], words]);
    if (this.#known.has(key)) return [];
    this.#known.add(key);
    const files = this.#files.filter(({ file }) => isOfKind(file.path, kind));
    const tasks = await Promise.all(files.map(({ file }) => this.#tasksOf(file, kind)));
    const requested = tasks.some((each) => each?.isOpen) ? everyTask : words;
    const texts: string[] = [];
    for (const [i, called] of files.entries())
      append(texts, this.#added(called, tasks[i]?.commandsFor(requested) ?? []));
    return texts;
  }

  /** Adds what is new among these commands, as far as there is room. */
  #added(called: Called, commands: readonly TaskCommand[]): readonly string[] {
    const { source } = called.file;
    const texts: string[] = [];
    for (const { text, span, variables } of source ? commands : []) {
      const key = `${span.start} ${text}`;
      if (!source || called.steps.has(key)) continue;
      this.#left -= text.length + 1;
      if (this.#left < 0) {
        called.excess ??= { source, span };
        break;
      }
      called.steps.set(key, scriptStep({}, source, span, text, variables));
      texts.push(text);
    }
    return texts;
  }

  #tasksOf(file: Workflow, kind: TaskKind): Promise<Tasks | undefined> {
    const ofFile = this.#parsed.get(file) ?? new Map<TaskKind, Promise<Tasks | undefined>>();
    this.#parsed.set(file, ofFile);
    const known = ofFile.get(kind);
    if (known) return known;
    const parsed = file.source ? kind.parse(file.source, this.#isFile) : Promise.resolve(undefined);
    ofFile.set(kind, parsed);
    return parsed;
  }
}

/** Reads the files that are started for what they start in turn, each once however many commands start it. */
import { languageOf } from "./text/modules.ts";
import { aliasTargets } from "./projects/aliases.ts";
import { isMakefile, MakeRules, Work } from "./runners/make-targets.ts";
import type { NamedFile, NamedFiles, Text, Use } from "./named.ts";
import { namedFile } from "./named.ts";
import type { FileFinder } from "./text/file-finder.ts";
import { NodePackages } from "./projects/node-packages.ts";
import { directoryOf, nameOf } from "../path.ts";
import { modulesNeeded } from "./projects/python-packages.ts";
import { ProjectTexts } from "./projects/project-texts.ts";
import { buildOf } from "./projects/projects.ts";
import type { RepoIndex } from "../repo-index.ts";
import { requestedTasks, decidingWords, isManifest, namesGivenIn, tasksOf, testWords } from "./runners/tasks.ts";
import { startsInWorkspaces, workspacesIn } from "./runners/workspaces.ts";

/** How much of each file is read, how much of all files together beyond `usual`, and for how many lists of places. */
const limits = { characters: 1_000_000, usual: 64_000, all: 8_000_000, places: 8 };

/** Files that only a shell runs: other files of its language are read by other programs too. */
const shellScript = /^(?:[^.]+|.*\.(?:sh|bash))$/;
const shellLine =
  /^(?!#!)|^#! *(?:\/usr\/bin\/env +(?:-S +)?)?(?:\/(?:usr\/(?:local\/)?)?bin\/)?(?:ba|da)?sh(?: +-[eux]+)?[ \t]*(?:\n|$)/;

/** What is read of one file. */
interface Opened {
  readonly text: string;
  /** Whether a shell runs it if it is started as a shell starts scripts, and all of it was read. */
  readonly isShell: boolean;
  /** For a manifest in JSON. */
  readonly tasks: ReadonlyMap<string, string> | undefined;
  /** For a manifest in another format: what it gives a name. */
  readonly given: ReadonlySet<string>;
  /** The places where it may run, as far as they are told apart. */
  readonly places: Set<string>;
  /** What its tasks name, by task and places. */
  readonly named: Map<string, NamedFiles>;
  /** Of a Makefile, once it is asked for. */
  rules?: { readonly known: MakeRules | undefined };
  /** Whether it is longer than what is read, or cannot be read. */
  readonly isCut: boolean;
}

/** What a file starts. */
export interface StartedBy {
  readonly named: readonly NamedFile[];
  /** Whether it may start more, which was not looked for. */
  readonly isCut: boolean;
  /** Whether it runs tests, which are not followed. */
  readonly runsTests?: boolean;
  /** Whether these count as they are: sources of a project, which name nothing that is started. */
  readonly isWhole?: true;
}

/** What a file starts, once that is needed. */
export interface Question {
  /** Equal for equal answers, however a command asks for them. */
  readonly key: string;
  readonly answer: () => Promise<StartedBy>;
}

const nothing: StartedBy = { named: [], isCut: false };

/** Reads files and keeps the answers for its tree. How much it reads of all files together is limited. */
export class StartedFileReader {
  readonly #repo: RepoIndex;
  readonly #named: FileFinder;
  readonly #texts: ProjectTexts;
  #left = limits.all;
  readonly #makeWork = new Work();
  readonly #questions = new WeakMap<NamedFile, Promise<Question>>();
  readonly #known = new Map<string, Promise<StartedBy>>();
  #packages: Promise<NodePackages> | undefined;
  readonly #opened = new Map<string, Promise<Opened | undefined>>();

  constructor(repo: RepoIndex, named: FileFinder) {
    this.#repo = repo;
    this.#texts = new ProjectTexts(repo);
    this.#named = named;
  }

  /** What a file starts, once for each mention of it. Of a manifest in JSON only the tasks count that are asked for. */
  question(one: NamedFile): Promise<Question> {
    let found = this.#questions.get(one);
    if (!found) this.#questions.set(one, (found = this.#questionOf(one)));
    return found;
  }

  async #questionOf(one: NamedFile): Promise<Question> {
    const { path, taskWords, use } = one;
    if (use?.kind === "project") {
      const project = { program: use.program, project: path, words: use.words, places: one.places };
      const { key, files } = await buildOf(project, this.#repo, this.#texts);
      return this.#question(key, async () => {
        const built = await files();
        const named = built.files.map((file) => namedFile(file, one));
        return { named, isCut: built.isCut || this.#texts.isCut, isWhole: true };
      });
    }
    if (use?.kind === "packages") return this.#inPackages(use);
    if (use?.kind === "python") return this.#ofPython(one, use.modules);
    const file = one.language || isRead(one) ? await this.#open(path) : undefined;
    if (!file) return this.#question("", async () => nothing);
    const places = use ? one.places : this.#placesIn(file, one.places);
    const isWhole = use !== undefined || startsInWorkspaces(taskWords);
    const words = isWhole
      ? taskWords
      : file.tasks
        ? decidingWords(taskWords, file.tasks)
        : (this.#goals(one, file) ?? testWords(path, taskWords));
    return this.#question(JSON.stringify([path, words, one.mayGetMore, places, one.output, use, one.language]), () =>
      this.#by({ ...one, taskWords: words, places }, file),
    );
  }

  #question(key: string, make: () => Promise<StartedBy>): Question {
    const answer = (): Promise<StartedBy> => {
      let found = this.#known.get(key);
      if (!found) this.#known.set(key, (found = make()));
      return found;
    };
    return { key, answer };
  }

  /** The places as far as they are told apart. */
  #placesIn({ places: known }: Opened, places: readonly string[]): readonly string[] {
    const key = JSON.stringify(places);
    if (!known.has(key) && known.size >= limits.places) return [];
    known.add(key);
    return places;
  }

  async #by(one: NamedFile, file: Opened): Promise<StartedBy> {
    const { path, places, output, use } = one;
    if (use?.kind === "aliases") return this.#meant(one, use.modules, file);
    if (file.tasks) return this.#byTasks(one, file, file.tasks);
    const language = isManifest(path) ? "manifest" : (languageOf(path, file.text) ?? one.language);
    if (language === undefined) return nothing;
    const goals = this.#goals(one, file);
    const reached = goals && file.rules?.known?.textFor(goals, this.#makeWork);
    const found = this.#named.namedIn({
      text: reached ?? file.text,
      language,
      directory: directoryOf(path),
      places,
      output: file.isShell ? output : "unknown",
      name: nameOf(path),
    });
    // Targets that a Makefile names of itself are in the text already.
    const isOther = (inside: NamedFile): boolean =>
      inside.path !== path ||
      !isMakefile(nameOf(path)) ||
      (reached !== undefined && (inside.mayGetMore || file.rules?.known?.goals(inside.taskWords).length === 0));
    return {
      named: found.named.filter(isOther),
      isCut: file.isCut || found.isCut,
      runsTests: found.runsTests && (language !== "manifest" || one.taskWords.length > 0),
    };
  }

  /** The targets of a Makefile that are asked for; `undefined`: all of the file counts. */
  #goals({ path, taskWords, mayGetMore, language }: NamedFile, file: Opened): readonly string[] | undefined {
    if (!isMakefile(nameOf(path)) || mayGetMore || language || file.isCut) return undefined;
    const rules = (file.rules ??= { known: MakeRules.of(file.text) }).known;
    const goals = rules?.goals(taskWords) ?? [];
    return goals.length > 0 && rules?.textFor(goals, this.#makeWork) !== undefined ? goals : undefined;
  }

  async #byTasks(one: NamedFile, file: Opened, tasks: ReadonlyMap<string, string>): Promise<StartedBy> {
    const { path, taskWords, places } = one;
    const found = (taskWords.length === 0 ? [""] : requestedTasks(taskWords, tasks)).map((task) =>
      this.#taskIn(file, task, {
        text: tasks.get(task) ?? "",
        language: "command",
        directory: directoryOf(path),
        places,
        output: "unknown",
        name: null,
      }),
    );
    const elsewhere = startsInWorkspaces(taskWords) ? await this.#workspaces(one) : nothing;
    return {
      named: [...found.flatMap(({ named }) => named), ...elsewhere.named],
      isCut: file.isCut || elsewhere.isCut || found.some(({ isCut }) => isCut),
      runsTests: found.some(({ runsTests }) => runsTests),
    };
  }

  /** The manifests of the workspaces that are asked for by their name or folder, or of all of them. */
  async #workspaces({ path, taskWords, installs }: NamedFile): Promise<StartedBy> {
    const { isAll, names } = workspacesIn(taskWords);
    const { members, isCut } = await this.#packagesOf();
    const named = members
      .filter(({ manifest, name, folder }) => manifest !== path && (isAll || names.has(name) || names.has(folder)))
      .map(
        ({ manifest, folder }): NamedFile => ({
          ...namedFile(manifest, { places: [folder] }),
          taskWords,
          isSure: false,
          installs,
        }),
      );
    return { named, isCut };
  }

  #packagesOf(): Promise<NodePackages> {
    return (this.#packages ??= NodePackages.of(this.#repo, async (path) => (await this.#open(path))?.text ?? ""));
  }

  /** The programs and modules of packages of the repository that names mean. Most names mean none. */
  async #inPackages({ names: all, as }: Extract<Use, { kind: "packages" }>): Promise<Question> {
    const packages = await this.#packagesOf();
    const names = [...new Set(all)].filter((name) => packages.has(name, as)).sort();
    if (names.length === 0) return this.#question("", async () => nothing);
    return this.#question(JSON.stringify(["packages", as, names]), async () => {
      const meanings = names.map((name) => packages.meaning(name, as));
      const named = meanings.flatMap(({ meant }) =>
        meant.flatMap(({ manifest, folder, files }) => [
          { ...namedFile(manifest, { places: [folder] }), taskWords: ["-"] },
          ...files
            .filter((path) => this.#repo.resolve(path).kind === "file")
            .map((path) => namedFile(path, { places: [folder] })),
        ]),
      );
      return { named, isCut: meanings.some(({ isCut }) => isCut) };
    });
  }

  async #ofPython(one: NamedFile, modules: readonly string[]): Promise<Question> {
    const files = await modulesNeeded(one.path, modules, this.#repo, this.#texts);
    if (files.length === 0) return this.#question("", async () => nothing);
    const named = files.map((file) => namedFile(file, one));
    return this.#question(JSON.stringify(["python", files]), async () => ({ named, isCut: this.#texts.isCut }));
  }

  /** The files that names of modules mean by the text of a file such as `tsconfig.json`. */
  #meant(one: NamedFile, modules: readonly string[], file: Opened): StartedBy {
    const { files, extended, isCut } = aliasTargets(one.path, file.text, modules);
    const isFile = (path: string): boolean => this.#repo.resolve(path).kind === "file";
    const named = [
      ...files.filter(isFile).map((path) => namedFile(path, one)),
      ...extended.filter(isFile).map((path): NamedFile => ({ ...one, path })),
    ];
    return { named, isCut: isCut || file.isCut };
  }

  /** Whether a named file counts: a manifest if it has a task that is asked for, any other by its first line. */
  async counts(one: NamedFile): Promise<boolean> {
    const { path, taskWords, isSure, use } = one;
    if (isSure) return true;
    if (use && use.kind !== "project") return (await (await this.question(one)).answer()).named.length > 0;
    const file = isRead(one) ? await this.#open(path) : undefined;
    if (!file) return false;
    if (!isManifest(path)) return file.text.startsWith("#!") && languageOf(path, file.text) !== undefined;
    return file.tasks
      ? requestedTasks(taskWords, file.tasks).length > 0
      : taskWords.some((name) => file.given.has(name));
  }

  /** What a task names: once, however many words ask for it among others. */
  #taskIn({ named }: Opened, task: string, text: Text): NamedFiles {
    const key = JSON.stringify([task, text.places]);
    let found = named.get(key);
    if (!found) named.set(key, (found = this.#named.namedIn(text)));
    return found;
  }

  #open(path: string): Promise<Opened | undefined> {
    let file = this.#opened.get(path);
    if (!file) this.#opened.set(path, (file = this.#read(path)));
    return file;
  }

  async #read(path: string): Promise<Opened | undefined> {
    const content = await this.#repo.read(path);
    if (content.kind === "absent") return undefined;
    // Shells and make take bytes as they are, so what is no UTF-8 is read as well as it can be.
    const { text: whole } = content.kind === "not-utf8" ? content.decoded : content.source;
    const text = whole.slice(0, Math.min(limits.characters, limits.usual + this.#left));
    this.#left -= Math.max(0, text.length - limits.usual);
    const tasks = isManifest(path) ? tasksOf(path, text) : undefined;
    const given = isManifest(path) && !tasks ? namesGivenIn(text) : new Set<string>();
    const isCut = text.length < whole.length || content.kind === "unjudged";
    const isShell = !isCut && content.kind === "text" && shellScript.test(nameOf(path)) && shellLine.test(text);
    return { text, isShell, tasks, given, named: new Map(), places: new Set(), isCut };
  }
}

/** A package manager that is committed whole names no files of the repository. */
const release = /(?:^|\/)\.yarn\/releases\//;

function isRead({ path, isDirect }: NamedFile): boolean {
  if (release.test(path)) return false;
  if (isManifest(path) || /(?:^|\/)[jt]sconfig[^/]*\.json$/.test(path)) return true;
  // The system reads its first line.
  return languageOf(path, isDirect ? "#!" : "") !== undefined;
}

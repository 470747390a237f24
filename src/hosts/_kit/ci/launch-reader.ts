/** Reads the steps of workflows for what they start a host with. */
import type { Authority, Problem } from "../../../model/load.ts";
import { parseJsonc } from "../../../parsers/json.ts";
import { lastOf, type Node, placedAt } from "../../../parsers/node.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { serverAuthority } from "../settings/authority.ts";
import { readOne } from "../loading/collect.ts";
import {
  type ArgumentsRead,
  type FlagFound,
  jsonOfKey,
  jsonOfPair,
  splitList,
  readArguments,
  wordsOf,
} from "./arguments.ts";
import { isDirect } from "./direct-start.ts";
import { startsCode } from "./effects.ts";
import { effectsOfVariable, variablesSet } from "./environment.ts";
import { adviceOn, expressionIn, variableOf, withoutExpressions } from "./expressions.ts";
import type { Launch, LaunchAction, LaunchEffect, LaunchUse, UnpromptedStart } from "./launch.ts";
import type { Start } from "./programs.ts";
import { isOpenPath } from "./runner-values.ts";
import { ScriptResults } from "./script-results.ts";
import { type Around, unpromptedBy } from "./unprompted.ts";
import type { Variables, Word } from "./word.ts";
import type { Step, StepText } from "./step.ts";
import { eachOnce, relatedTo, timesBefore } from "./start-places.ts";
import { placeWithin } from "./workflows.ts";

/** The starts of a host in each script. */
export type StartsByScript = ScriptResults<readonly Start[]>;

/** Collects what the steps that it is given start a host with. */
export class LaunchReader {
  readonly authority: Authority[] = [];
  readonly unjudged: Problem[] = [];
  readonly #reported = new Set<string>();
  readonly #repo: RepoIndex;
  readonly #launch: Launch;
  readonly #rootSettings: readonly string[];
  readonly #set = new ScriptResults((script, known) => variablesSet(script, known));
  readonly #mentions: Around["mentions"] = new Map();
  /** What starts the host in the step that is being read. */
  #command: string | undefined;

  /** `settings`: those of the repository's root, as `permissions.mode = standard`. */
  constructor(repo: RepoIndex, launch: Launch, settings: readonly string[]) {
    this.#repo = repo;
    this.#launch = launch;
    this.#rootSettings = settings;
  }

  /** `run`: the step as the runner starts it. */
  async add(step: Step, run: Step, starts: StartsByScript): Promise<void> {
    const { program, actions } = this.#launch;
    let isStarted = false;
    for (const { text, at } of run.scripts)
      for (const start of eachOnce(starts.of(text, run.env))) {
        const { words, isOpen } = start;
        this.#command = words.map((word) => word.text).join(" ");
        if (isOpen) await this.#openStart(words, start.program, at, text);
        else {
          await this.#arguments(words, program, at, text);
          this.#unprompted(start, run, at, text);
        }
        isStarted ||= !isOpen;
      }
    const action = actions.find(({ uses }) => step.uses !== undefined && uses.includes(step.uses));
    this.#command = action && JSON.stringify([...step.inputs].map(([name, input]) => [name, input.text]));
    if (action) await this.#action(run, action);
    if (action || isStarted) this.#variables(step);
  }

  async #action(step: Step, action: LaunchAction): Promise<void> {
    const { name, inputs, always = [] } = action;
    for (const effect of always) this.#effects([effect], name, "used", step.at);
    this.#unpromptedAction(step, action);
    for (const [input, text] of step.inputs) {
      const use = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
      if (use === undefined)
        this.#leave({
          kind: "unknown-key",
          message: `\`${name}\` has the unknown input \`${input}\`, whose effect is not checked`,
          at: text.at,
        });
      else
        for (const value of text.values ?? [text.text])
          await this.#input(`${name} ${input}`, use, { text: value, at: text.at }, step);
    }
  }

  async #input(setting: string, use: LaunchUse, { text, at }: StepText, { env }: Step): Promise<void> {
    if (use === "harmless" || text.trim() === "") return;
    if (use === "arguments") return this.#arguments(wordsOf(text, env), this.#launch.program, at);
    const open = expressionIn(text);
    const name = open === text.trim() ? variableOf(open) : undefined;
    const known = name === undefined ? undefined : env.get(name);
    if (open !== undefined && (known === undefined || expressionIn(known) !== undefined))
      return this.#open(setting, open, use, text, at);
    const values = typeof use === "string" && use.startsWith("key: ") ? splitList(known ?? text) : [known ?? text];
    for (const value of values) await this.#use(setting, use, value, at);
  }

  /** A value that is not written here. A structure is read as far as it is written. */
  async #open(setting: string, open: string, use: LaunchUse, text: string, at: Place): Promise<void> {
    const message = `\`${setting}\` takes \`${open}\`, ${adviceOn(open)}`;
    const written = ["…", '"…"'].map((instead) => withoutExpressions(text, instead));
    const structure = written.find((one) => /^\s*\{/.test(one) && parseJsonc(one).kind !== "problem");
    if ((use === "settings" || use === "servers") && structure !== undefined) {
      this.#leave({ kind: "unknown-key", message, at });
      return this.#use(setting, use, structure, at);
    }
    if (typeof use === "object" && use.every(({ when }) => when === undefined))
      return this.#use(setting, use, written[0] ?? "", at);
    this.#leave({ message, at, scope: "part" });
  }

  /** `script`: the text that these words are from. */
  async #arguments(words: readonly Word[], program: string, at: Place, script = ""): Promise<void> {
    const { flags, problems } = readArguments(words, this.#launch);
    for (const problem of problems) this.#leave({ ...problem, at, scope: "part" });
    for (const { name, use, value, unknown, start } of flags) {
      const place = placeWithin(at, name, timesBefore(script, name, start));
      const setting = `${program} ${name}`;
      if (unknown !== undefined && use !== "harmless") await this.#open(setting, unknown, use, value, place);
      else await this.#use(setting, use, value, place);
    }
  }

  #unprompted({ words, before, program }: Start, step: Step, at: Place, script: string): void {
    // Any word of a command may be a program for a flag that only agents have. A plain start has none.
    if (this.#launch.unprompted === undefined || !isDirect(before)) return;
    const { start } = words[0] ?? {};
    const found = this.#unpromptedBy(readArguments(words, this.#launch), step, { script, before, start });
    if (!found) return;
    const word = found.word.split(" ", 1)[0] ?? "";
    const shown = word || program;
    const { start: begins } = words.find(({ text }) => text === word) ?? {};
    const place = placeWithin(at, shown, timesBefore(script, shown, begins));
    const name = program.startsWith("@") ? this.#launch.program : program;
    this.#tellUnprompted(`${name} ${found.word}`.trimEnd(), found.start, place);
  }

  #unpromptedAction(step: Step, { name, inputs, startsWith: word, instead }: LaunchAction): void {
    if (word === undefined) return;
    const isFlag = word.startsWith("-");
    const given = [...step.inputs].flatMap(([input, { text }]) =>
      inputs[input] === "arguments" ? readArguments(wordsOf(text, step.env), this.#launch).flags : [],
    );
    const own: readonly FlagFound[] = isFlag ? [{ name: word, use: "harmless", value: "on", unknown: undefined }] : [];
    const others = word.split(" ").map((text) => ({ text, unknown: undefined }));
    const session = { command: isFlag ? undefined : others[0]?.text, others };
    const read = { flags: [...own, ...given], problems: [], session };
    const found = this.#unpromptedBy(read, step, { script: "", before: [] });
    if (found) this.#tellUnprompted(name, instead ? { ...found.start, instead } : found.start, step.at);
  }

  #unpromptedBy(
    read: ArgumentsRead,
    step: Step,
    around: Omit<Around, "env" | "set" | "mentions">,
  ): ReturnType<typeof unpromptedBy> {
    const env = new Map([...step.handedOn, ...step.env]);
    const all = { ...around, env, set: this.#variablesOf(step), mentions: this.#mentions };
    return unpromptedBy(read, this.#launch, all, this.#rootSettings);
  }

  #tellUnprompted(setting: string, start: UnpromptedStart, at: Place): void {
    const { effect, because, instead = "remove it", certainty } = start;
    this.#tell({ setting, value: "started", effect, because, instead, certainty, at });
  }

  /** Of a program that may be the host, only what ends its permission prompts counts. */
  async #openStart(words: readonly Word[], program: string, at: Place, script: string): Promise<void> {
    for (const { name, use, value, start } of readArguments(words, this.#launch).flags) {
      const bypassing = typeof use === "object" ? use.filter(({ effect }) => effect === "bypasses") : [];
      const place = placeWithin(at, name, timesBefore(script, name, start));
      const assumed = bypassing.map((effect): LaunchEffect => ({ ...effect, certainty: "assumed" }));
      this.#effects(assumed, `${program} ${name}`, value, place);
    }
  }

  async #use(setting: string, use: LaunchUse, value: string, at: Place): Promise<void> {
    if (use === "harmless" || use === "arguments") return;
    if (use === "settings" || use === "servers") return this.#structure(setting, use, value, at);
    if (use === "pair") return this.#pair(setting, value, at);
    if (typeof use === "string") return this.#settings(setting, jsonOfKey(use.slice("key: ".length), value), at);
    this.#effects(use, setting, value, at);
  }

  /** `a.b=value`, as the host's own syntax has it, else as a text. */
  async #pair(setting: string, pair: string, at: Place): Promise<void> {
    if (!pair.includes("="))
      return this.#effects(startsCode("is a file of settings, which may start servers and hooks"), setting, pair, at);
    const root = await this.#launch.pair?.(pair);
    if (root === undefined || root.kind === "problem") return this.#settings(setting, jsonOfPair(pair), at);
    this.#tellAll(setting, root, at);
  }

  #effects(effects: readonly LaunchEffect[], setting: string, value: string, at: Place): void {
    for (const { when, effect, because, may, loads, instead, certainty } of effects)
      if (when === undefined || when.test(value))
        this.#tell({
          setting,
          value: value.replace(/\s+/g, " ").trim().slice(0, 120),
          effect,
          because,
          content: value,
          at,
          ...(may ? { may } : {}),
          // A folder, such as a plugin's, is started with all that is in it.
          ...(may?.includes("execute") || loads ? { names: [value], searches: "everything" } : {}),
          ...(instead === undefined ? {} : { instead }),
          ...(certainty ? { certainty } : {}),
        });
  }

  /** A text of JSON, or the path of a file with it. */
  async #structure(setting: string, use: "settings" | "servers", value: string, at: Place): Promise<void> {
    const text = value.trim();
    if (text.startsWith("{")) return this.#json(setting, use, text, at);
    if (isOpenPath(text)) {
      const message = `\`${setting}\` takes \`${text}\`, whose file depends on what GitHub's runner writes; write its path here`;
      return this.#leave({ message, at, scope: "part" });
    }
    const source = await readOne(this.#repo, text.replace(/^@/, "").replace(/^\.\//, ""));
    if (source !== undefined && !("message" in source)) return this.#json(setting, use, source.text, at, source);
    this.#tell({
      setting,
      value: text.slice(0, 120),
      effect: "widens",
      because: `names a file of ${use} that is not committed to the repository`,
      may: ["execute", "external"],
      names: [text],
      at,
    });
  }

  /** `file`: the one that has the text; absent: it is written at this place, or made of what is. */
  #json(setting: string, use: "settings" | "servers", text: string, at: Place, file?: Source): void {
    const root = parseJsonc(text);
    if (root.kind === "problem")
      this.#leave({ message: `\`${setting}\` cannot be read as JSON: ${root.message}`, at, scope: "part" });
    else if (use === "settings") this.#tellAll(setting, root, at, file);
    else {
      const whole = file ? root : placedAt(root, at.span);
      const servers = lastOf(whole, this.#launch.serversKey ?? "mcpServers") ?? whole;
      for (const found of serverAuthority(servers, file ?? at.source, "agents"))
        this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at, ...relatedTo(found, file) });
    }
  }

  /** What the host's settings of this text decide, told at the flag or the input that brings them. */
  #settings(setting: string, text: string, at: Place): void {
    const root = parseJsonc(text);
    if (root.kind !== "problem") this.#tellAll(setting, root, at);
  }

  #tellAll(setting: string, root: Node, at: Place, file?: Source): void {
    const placed = file ? root : placedAt(root, at.span);
    for (const found of this.#launch.settings?.(placed, file ?? at.source) ?? [])
      this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at, ...relatedTo(found, file) });
  }

  #variables(step: Step): void {
    for (const [name, value] of this.#variablesOf(step))
      this.#effects(effectsOfVariable(name, this.#launch), `env.${name}`, value, step.at);
  }

  #variablesOf({ env, handedOn, scripts }: Step): Variables {
    return new Map([...handedOn, ...env, ...scripts.flatMap(({ text }) => [...this.#set.of(text, env)])]);
  }

  /** Several calls of a workflow may leave one thing open. */
  #leave(problem: Problem): void {
    const key = JSON.stringify([problem.message, problem.at.source.path, problem.at.span.start]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.unjudged.push(problem);
  }

  /** Several calls of a workflow may give one value. */
  #tell(authority: Authority): void {
    const { setting, value, effect, at, content = "" } = authority;
    const command =
      effect === "bypasses" && this.#command !== undefined ? `${at.source.path}: ${this.#command}` : undefined;
    const key = JSON.stringify([setting, value, effect, at.source.path, at.span.start, content, command]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.authority.push({
      certainty: "documented",
      ...authority,
      ...(command === undefined ? {} : { command }),
      ofStart: true,
    });
  }
}

/** Makes events of tokens by libyaml's grammar (dtolnay/unsafe-libyaml@c57a675:src/parser.rs): documents and nodes. */
import {
  blockMappingKey,
  blockSequenceEntry,
  flowMappingKey,
  flowSequenceEntry,
  indentlessEntry,
} from "./collections.ts";
import { Fault, type Mark } from "./cursor.ts";
import { type Event, type Grammar, Machine, type State, type Tokens } from "./machine.ts";
import type { Token, TokenType } from "./tokens.ts";

export type { Event } from "./machine.ts";

/** What can follow a document marker without content. */
const ends: readonly TokenType[] = [
  "version-directive",
  "tag-directive",
  "document-start",
  "document-end",
  "stream-end",
];

/** The collection that a token opens, and the state that reads it. */
function opening(
  machine: Machine,
  type: TokenType,
  block: boolean,
  indentless: boolean,
): readonly ["sequence-start" | "mapping-start", State] | undefined {
  switch (type) {
    case "block-entry":
      return indentless ? ["sequence-start", () => indentlessEntry(machine)] : undefined;
    case "flow-sequence-start":
      return ["sequence-start", () => flowSequenceEntry(machine, true)];
    case "flow-mapping-start":
      return ["mapping-start", () => flowMappingKey(machine, true)];
    case "block-sequence-start":
      return block ? ["sequence-start", () => blockSequenceEntry(machine, true)] : undefined;
    case "block-mapping-start":
      return block ? ["mapping-start", () => blockMappingKey(machine, true)] : undefined;
    default:
      return undefined;
  }
}

/** The events of one text. */
export class Parser {
  readonly #machine: Machine;
  #tags = new Map<string, string>();

  constructor(tokens: Tokens, grammar: Grammar) {
    this.#machine = new Machine(
      tokens,
      grammar,
      (block, indentless) => this.#node(block, indentless),
      () => this.#documentStart(true),
    );
  }

  /** The next event. Throws a `Fault` for a libyaml error. */
  next(): Event {
    return this.#machine.next();
  }

  #documentStart(implicit: boolean): Event {
    if (!implicit || this.#machine.grammar.directives === "granit")
      while (this.#machine.is("document-end")) this.#machine.scanner.take();
    const { type, start } = this.#machine.scanner.peek();
    if (type === "stream-end") {
      this.#machine.next = () => ({ type: "stream-end", start, end: start });
      return this.#machine.next();
    }
    if (implicit && type !== "version-directive" && type !== "tag-directive" && type !== "document-start") {
      this.#readDirectives();
      this.#machine.push(() => this.#documentEnd());
      this.#machine.next = () => this.#node(true, false);
      return { type: "document-start", start, end: start };
    }
    this.#readDirectives();
    const token = this.#machine.scanner.peek();
    if (token.type !== "document-start") throw new Fault("did not find expected <document start>", token.start);
    this.#machine.push(() => this.#documentEnd());
    this.#machine.next = () => this.#documentContent();
    this.#machine.scanner.take();
    return { type: "document-start", start, end: token.end };
  }

  #readDirectives(): void {
    this.#tags = new Map();
    let versioned = false;
    for (;;) {
      const token = this.#machine.scanner.peek();
      if (token.type === "version-directive") {
        if (versioned) throw new Fault("found duplicate %YAML directive", token.start);
        const known =
          token.major === 1 &&
          (this.#machine.grammar.directives === "granit" || token.minor === 1 || token.minor === 2);
        if (!known) throw new Fault("found incompatible YAML document", token.start);
        versioned = true;
      } else if (token.type === "tag-directive") {
        if (this.#tags.has(token.handle)) throw new Fault("found duplicate %TAG directive", token.start);
        this.#tags.set(token.handle, token.prefix);
      } else break;
      this.#machine.scanner.take();
    }
    if (!this.#tags.has("!")) this.#tags.set("!", "!");
    if (!this.#tags.has("!!")) this.#tags.set("!!", "tag:yaml.org,2002:");
  }

  #documentContent(): Event {
    if (ends.includes(this.#machine.scanner.peek().type)) {
      this.#machine.pop();
      return this.#machine.empty(this.#machine.scanner.peek().start);
    }
    return this.#node(true, false);
  }

  #documentEnd(): Event {
    const token = this.#machine.scanner.peek();
    const isExplicit = token.type === "document-end";
    if (isExplicit) this.#machine.scanner.take();
    const strict = this.#machine.grammar.directives === "granit";
    if (strict && (token.type === "version-directive" || token.type === "tag-directive"))
      throw new Fault("missing explicit document end marker before directive", token.start);
    this.#machine.next = () => this.#documentStart(strict && isExplicit);
    return { type: "document-end", start: token.start, end: isExplicit ? token.end : token.start };
  }

  #node(block: boolean, indentless: boolean): Event {
    const machine = this.#machine;
    let token = machine.scanner.peek();
    if (token.type === "alias") {
      machine.pop();
      machine.scanner.take();
      return { type: "alias", anchor: token.value, start: token.start, end: token.end };
    }
    const { start } = token;
    const { anchor, tagToken, end } = this.#properties();
    const tag = tagToken && this.#resolve(tagToken);
    token = machine.scanner.peek();
    if (token.type === "scalar") {
      machine.pop();
      machine.scanner.take();
      return {
        type: "scalar",
        value: token.value,
        style: token.style,
        start,
        at: token.start,
        end: token.end,
        anchor,
        tag,
      };
    }
    const [type, then] = opening(machine, token.type, block, indentless) ?? [];
    if (type && then) {
      machine.next = then;
      return { type, start, end: token.end, anchor, tag };
    }
    if (anchor === undefined && tag === undefined) {
      throw new Fault(
        "did not find expected node content",
        token.start,
        block ? "while parsing a block node" : "while parsing a flow node",
      );
    }
    machine.pop();
    return { type: "scalar", value: "", style: "plain", start, at: end, end, anchor, tag };
  }

  #properties(): {
    readonly anchor: string | undefined;
    readonly tagToken: Extract<Token, { type: "tag" }> | undefined;
    readonly end: Mark;
  } {
    let { start: end } = this.#machine.scanner.peek();
    let anchor: string | undefined;
    let tagToken: Extract<Token, { type: "tag" }> | undefined;
    for (let token = this.#machine.scanner.peek(); ; token = this.#machine.scanner.peek()) {
      if (token.type === "anchor" && anchor === undefined) anchor = token.value;
      else if (token.type === "tag" && !tagToken) tagToken = token;
      else return { anchor, tagToken, end };
      ({ end } = token);
      this.#machine.scanner.take();
    }
  }

  #resolve({ handle, suffix, start }: Extract<Token, { type: "tag" }>): string {
    if (handle === "") return suffix;
    const prefix = this.#tags.get(handle);
    if (prefix === undefined) throw new Fault("found undefined tag handle", start, "while parsing a node");
    return prefix + suffix;
  }
}

/**
 * Makes events of tokens by libyaml's grammar (dtolnay/unsafe-libyaml@c57a675:src/parser.rs): a machine with a stack of
 * what comes next, so that no depth of nesting is too much for it.
 */
import { Fault, type Mark } from "./cursor.ts";
import { Scanner } from "./scanner.ts";
import type { Style, Token, TokenType } from "./tokens.ts";

interface Properties {
  readonly anchor?: string;
  readonly tag?: string;
}

/** `start` is where libyaml puts the event, properties included; `at` is where its own text begins. */
export type Event = { readonly start: Mark; readonly end: Mark } & (
  | { readonly type: "alias"; readonly anchor: string }
  | ({ readonly type: "scalar"; readonly at: Mark; readonly value: string; readonly style: Style } & Properties)
  | ({ readonly type: "sequence-start" | "mapping-start" } & Properties)
  | { readonly type: "sequence-end" | "mapping-end" | "document-start" | "document-end" | "stream-end" }
);

type State = () => Event;

export class Parser {
  readonly #scanner: Scanner;
  #next: State = () => this.#documentStart(true);
  readonly #states: State[] = [];
  #tags = new Map<string, string>();

  constructor(text: string) {
    this.#scanner = new Scanner(text);
  }

  /** The next event. Throws a `Fault` where libyaml stops. */
  next(): Event {
    return this.#next();
  }

  #peekIs(...types: readonly TokenType[]): boolean {
    return types.includes(this.#scanner.peek().type);
  }

  #pop(): void {
    this.#next = this.#states.pop() ?? (() => this.#documentStart(false));
  }

  #fault(context: string, problem: string): Fault {
    return new Fault(problem, this.#scanner.peek().start, context);
  }

  #empty(mark: Mark): Event {
    return { type: "scalar", value: "", style: "plain", start: mark, end: mark, at: mark };
  }

  /** Reads a node and goes on with `then`; where one of `absent` follows there is none, and it reads as empty. */
  #nodeUnless(absent: readonly TokenType[], empty: Mark | undefined, then: State, block: boolean, indentless = false): Event {
    if (!this.#peekIs(...absent)) {
      this.#states.push(then);
      return this.#node(block, indentless);
    }
    this.#next = then;
    return this.#empty(empty ?? this.#scanner.peek().start);
  }

  #documentStart(implicit: boolean): Event {
    if (!implicit) while (this.#peekIs("document-end")) this.#scanner.take();
    const { type, start } = this.#scanner.peek();
    if (type === "stream-end") {
      this.#next = () => ({ type: "stream-end", start, end: start });
      return this.#next();
    }
    if (implicit && type !== "version-directive" && type !== "tag-directive" && type !== "document-start") {
      this.#readDirectives();
      this.#states.push(() => this.#documentEnd());
      this.#next = () => this.#node(true, false);
      return { type: "document-start", start, end: start };
    }
    this.#readDirectives();
    const token = this.#scanner.peek();
    if (token.type !== "document-start") throw new Fault("did not find expected <document start>", token.start);
    this.#states.push(() => this.#documentEnd());
    this.#next = () => this.#documentContent();
    this.#scanner.take();
    return { type: "document-start", start, end: token.end };
  }

  #readDirectives(): void {
    this.#tags = new Map();
    let versioned = false;
    for (;;) {
      const token = this.#scanner.peek();
      if (token.type === "version-directive") {
        if (versioned) throw new Fault("found duplicate %YAML directive", token.start);
        if (token.major !== 1 || (token.minor !== 1 && token.minor !== 2)) throw new Fault("found incompatible YAML document", token.start);
        versioned = true;
      } else if (token.type === "tag-directive") {
        if (this.#tags.has(token.handle)) throw new Fault("found duplicate %TAG directive", token.start);
        this.#tags.set(token.handle, token.prefix);
      } else break;
      this.#scanner.take();
    }
    if (!this.#tags.has("!")) this.#tags.set("!", "!");
    if (!this.#tags.has("!!")) this.#tags.set("!!", "tag:yaml.org,2002:");
  }

  #documentContent(): Event {
    if (this.#peekIs("version-directive", "tag-directive", "document-start", "document-end", "stream-end")) {
      this.#pop();
      return this.#empty(this.#scanner.peek().start);
    }
    return this.#node(true, false);
  }

  #documentEnd(): Event {
    const token = this.#scanner.peek();
    if (token.type === "document-end") this.#scanner.take();
    this.#next = () => this.#documentStart(false);
    return { type: "document-end", start: token.start, end: token.type === "document-end" ? token.end : token.start };
  }

  #node(block: boolean, indentless: boolean): Event {
    let token = this.#scanner.peek();
    if (token.type === "alias") {
      this.#pop();
      this.#scanner.take();
      return { type: "alias", anchor: token.value, start: token.start, end: token.end };
    }
    const { start } = token;
    const { anchor, tagToken, end } = this.#properties();
    const tag = tagToken && this.#resolve(tagToken);
    token = this.#scanner.peek();
    const properties: Properties = { ...(anchor === undefined ? {} : { anchor }), ...(tag === undefined ? {} : { tag }) };
    const open = (type: "sequence-start" | "mapping-start", then: (first: boolean) => Event): Event => {
      this.#next = () => then(true);
      return { type, start, end: token.end, ...properties };
    };
    if (indentless && token.type === "block-entry") {
      this.#next = () => this.#indentlessEntry();
      return { type: "sequence-start", start, end: token.end, ...properties };
    }
    switch (token.type) {
      case "scalar":
        this.#pop();
        this.#scanner.take();
        return { type: "scalar", value: token.value, style: token.style, start, at: token.start, end: token.end, ...properties };
      case "flow-sequence-start": return open("sequence-start", (first) => this.#flowSequenceEntry(first));
      case "flow-mapping-start": return open("mapping-start", (first) => this.#flowMappingKey(first));
      case "block-sequence-start": if (block) return open("sequence-start", (first) => this.#blockSequenceEntry(first)); break;
      case "block-mapping-start": if (block) return open("mapping-start", (first) => this.#blockMappingKey(first)); break;
    }
    if (anchor === undefined && tag === undefined) {
      throw new Fault("did not find expected node content", token.start, block ? "while parsing a block node" : "while parsing a flow node");
    }
    this.#pop();
    return { type: "scalar", value: "", style: "plain", start, at: end, end, ...properties };
  }

  #properties(): { readonly anchor: string | undefined; readonly tagToken: Extract<Token, { type: "tag" }> | undefined; readonly end: Mark } {
    let { start: end } = this.#scanner.peek();
    let anchor: string | undefined;
    let tagToken: Extract<Token, { type: "tag" }> | undefined;
    for (let token = this.#scanner.peek(); ; token = this.#scanner.peek()) {
      if (token.type === "anchor" && anchor === undefined) anchor = token.value;
      else if (token.type === "tag" && !tagToken) tagToken = token;
      else return { anchor, tagToken, end };
      ({ end } = token);
      this.#scanner.take();
    }
  }

  #resolve({ handle, suffix, start }: Extract<Token, { type: "tag" }>): string {
    if (handle === "") return suffix;
    const prefix = this.#tags.get(handle);
    if (prefix === undefined) throw new Fault("found undefined tag handle", start, "while parsing a node");
    return prefix + suffix;
  }

  #enter(first: boolean): void {
    if (!first) return;
    this.#scanner.peek();
    this.#scanner.take();
  }

  #leave(type: "sequence-end" | "mapping-end"): Event {
    const { start, end } = this.#scanner.peek();
    this.#pop();
    this.#scanner.take();
    return { type, start, end };
  }

  #blockSequenceEntry(first: boolean): Event {
    this.#enter(first);
    const token = this.#scanner.peek();
    if (token.type === "block-end") return this.#leave("sequence-end");
    if (token.type !== "block-entry") throw this.#fault("while parsing a block collection", "did not find expected '-' indicator");
    this.#scanner.take();
    return this.#nodeUnless(["block-entry", "block-end"], token.end, () => this.#blockSequenceEntry(false), true);
  }

  #indentlessEntry(): Event {
    const token = this.#scanner.peek();
    if (token.type !== "block-entry") {
      this.#pop();
      return { type: "sequence-end", start: token.start, end: token.start };
    }
    this.#scanner.take();
    return this.#nodeUnless(["block-entry", "key", "value", "block-end"], token.end, () => this.#indentlessEntry(), true);
  }

  #blockMappingKey(first: boolean): Event {
    this.#enter(first);
    const token = this.#scanner.peek();
    if (token.type === "block-end") return this.#leave("mapping-end");
    if (token.type !== "key") throw this.#fault("while parsing a block mapping", "did not find expected key");
    this.#scanner.take();
    return this.#nodeUnless(["key", "value", "block-end"], token.end, () => this.#blockMappingValue(), true, true);
  }

  #blockMappingValue(): Event {
    const token = this.#scanner.peek();
    const then = (): Event => this.#blockMappingKey(false);
    if (token.type !== "value") {
      this.#next = then;
      return this.#empty(token.start);
    }
    this.#scanner.take();
    return this.#nodeUnless(["key", "value", "block-end"], token.end, then, true, true);
  }

  #flowSequenceEntry(first: boolean): Event {
    this.#enter(first);
    if (!first && !this.#peekIs("flow-sequence-end")) {
      if (!this.#peekIs("flow-entry")) throw this.#fault("while parsing a flow sequence", "did not find expected ',' or ']'");
      this.#scanner.take();
    }
    const token = this.#scanner.peek();
    if (token.type === "flow-sequence-end") return this.#leave("sequence-end");
    if (token.type === "key") {
      this.#next = () => this.#flowPairKey();
      this.#scanner.take();
      return { type: "mapping-start", start: token.start, end: token.end };
    }
    this.#states.push(() => this.#flowSequenceEntry(false));
    return this.#node(false, false);
  }

  /** The key of a pair inside a flow sequence. An empty one costs libyaml the token after it, `:` included. */
  #flowPairKey(): Event {
    const then = (): Event => this.#flowPairValue();
    const token = this.#scanner.peek();
    if (token.type !== "value" && token.type !== "flow-entry" && token.type !== "flow-sequence-end") {
      this.#states.push(then);
      return this.#node(false, false);
    }
    this.#scanner.take();
    this.#next = then;
    return this.#empty(token.end);
  }

  #flowPairValue(): Event {
    const then = (): Event => {
      const { start } = this.#scanner.peek();
      this.#next = () => this.#flowSequenceEntry(false);
      return { type: "mapping-end", start, end: start };
    };
    return this.#flowValue(["flow-entry", "flow-sequence-end"], then);
  }

  #flowMappingKey(first: boolean): Event {
    this.#enter(first);
    if (!first && !this.#peekIs("flow-mapping-end")) {
      if (!this.#peekIs("flow-entry")) throw this.#fault("while parsing a flow mapping", "did not find expected ',' or '}'");
      this.#scanner.take();
    }
    if (this.#peekIs("flow-mapping-end")) return this.#leave("mapping-end");
    if (this.#peekIs("key")) {
      this.#scanner.take();
      return this.#nodeUnless(["value", "flow-entry", "flow-mapping-end"], undefined, () => this.#flowValue(["flow-entry", "flow-mapping-end"], () => this.#flowMappingKey(false)), false);
    }
    this.#states.push(() => {
      this.#next = () => this.#flowMappingKey(false);
      return this.#empty(this.#scanner.peek().start);
    });
    return this.#node(false, false);
  }

  #flowValue(ends: readonly TokenType[], then: State): Event {
    if (this.#peekIs("value")) {
      this.#scanner.take();
      return this.#nodeUnless(ends, undefined, then, false);
    }
    this.#next = then;
    return this.#empty(this.#scanner.peek().start);
  }
}

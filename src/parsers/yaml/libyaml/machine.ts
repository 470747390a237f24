/** A state machine with an explicit stack, so that a grammar can parse any depth of nesting. */
import { Fault, type Mark } from "./cursor.ts";
import type { Style, Token, TokenType } from "./tokens.ts";

/** A source of tokens. */
export interface Tokens {
  /** The next token; it stays the next one. */
  peek(): Token;
  take(): void;
}

/** What a grammar accepts in addition to libyaml's. */
export interface Grammar {
  /** A `:` without a key has an empty key. */
  readonly bareValues: boolean;
  /** `granit` accepts every `%YAML 1.x`, and requires `...` before a directive. */
  readonly directives: "libyaml" | "granit";
}

/** serde_yaml 0.9 parses by it. */
export const libyaml: Grammar = { bareValues: false, directives: "libyaml" };
/** serde-saphyr parses by it. */
export const granit: Grammar = { bareValues: true, directives: "granit" };

/** What may be written before a node: `&anchor` and `!tag`. */
export interface Properties {
  readonly anchor: string | undefined;
  readonly tag: string | undefined;
}

/** `start` is libyaml's position of the event, properties included; `at` is where its own text begins. */
export type Event = { readonly start: Mark; readonly end: Mark } & (
  | { readonly type: "alias"; readonly anchor: string }
  | ({ readonly type: "scalar"; readonly at: Mark; readonly value: string; readonly style: Style } & Properties)
  | ({ readonly type: "sequence-start" | "mapping-start" } & Properties)
  | { readonly type: "sequence-end" | "mapping-end" | "document-start" | "document-end" | "stream-end" }
);

/** Reads tokens up to the next event, and sets the state after it. */
export type State = () => Event;

/** The states of one parse. Depth costs an entry of a list, and no call. */
export class Machine {
  readonly scanner: Tokens;
  readonly grammar: Grammar;
  next: State;
  readonly #states: State[] = [];
  /** Reads a node; `indentless`: entries of a list can be in the column of their key. */
  readonly node: (block: boolean, indentless: boolean) => Event;

  constructor(scanner: Tokens, grammar: Grammar, node: (block: boolean, indentless: boolean) => Event, next: State) {
    this.scanner = scanner;
    this.grammar = grammar;
    this.node = node;
    this.next = next;
  }

  is(type: TokenType): boolean {
    return this.scanner.peek().type === type;
  }

  /** Continues with the state that was pushed last. */
  pop(): void {
    this.next = this.#states.pop() ?? this.next;
  }

  push(state: State): void {
    this.#states.push(state);
  }

  fault(problem: string, context: string): Fault {
    return new Fault(problem, this.scanner.peek().start, context);
  }

  empty(mark: Mark): Event {
    return {
      type: "scalar",
      value: "",
      style: "plain",
      start: mark,
      end: mark,
      at: mark,
      anchor: undefined,
      tag: undefined,
    };
  }

  /**
   * Reads a node and continues with `then`. If a token of `absent` follows, there is no node, and it is read as empty.
   */
  nodeUnless(
    absent: readonly TokenType[],
    empty: Mark | undefined,
    then: State,
    block: boolean,
    indentless = false,
  ): Event {
    if (!absent.includes(this.scanner.peek().type)) {
      this.push(then);
      return this.node(block, indentless);
    }
    this.next = then;
    return this.empty(empty ?? this.scanner.peek().start);
  }

  /** Skips the token that opens a collection. */
  enter(first: boolean): void {
    if (!first) return;
    this.scanner.peek();
    this.scanner.take();
  }

  /** Skips the token that closes a collection. */
  leave(type: "sequence-end" | "mapping-end"): Event {
    const { start, end } = this.scanner.peek();
    this.pop();
    this.scanner.take();
    return { type, start, end };
  }
}

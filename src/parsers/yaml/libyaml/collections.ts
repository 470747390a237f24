/** Sequences and mappings, block and flow, by libyaml's grammar (dtolnay/unsafe-libyaml@c57a675:src/parser.rs). */
import type { Event, Machine, State } from "./machine.ts";
import type { TokenType } from "./tokens.ts";

/** What can follow an indicator if the node is missing. */
const afterEntry: readonly TokenType[] = ["block-entry", "block-end"];
const afterIndentlessEntry: readonly TokenType[] = ["block-entry", "key", "value", "block-end"];
const afterBlockKey: readonly TokenType[] = ["key", "value", "block-end"];
const afterFlowKey: readonly TokenType[] = ["value", "flow-entry", "flow-mapping-end"];
const afterFlowValue: readonly TokenType[] = ["flow-entry", "flow-mapping-end"];
const afterPair: readonly TokenType[] = ["flow-entry", "flow-sequence-end"];

/** The state at each `-`. `first`: the collection has just begun. */
export function blockSequenceEntry(machine: Machine, first: boolean): Event {
  machine.enter(first);
  const token = machine.scanner.peek();
  if (token.type === "block-end") return machine.leave("sequence-end");
  if (token.type !== "block-entry")
    throw machine.fault("did not find expected '-' indicator", "while parsing a block collection");
  machine.scanner.take();
  return machine.nodeUnless(afterEntry, token.end, () => blockSequenceEntry(machine, false), true);
}

/** The same for a list in the column of its key, whose end no token marks. */
export function indentlessEntry(machine: Machine): Event {
  const token = machine.scanner.peek();
  if (token.type !== "block-entry") {
    machine.pop();
    return { type: "sequence-end", start: token.start, end: token.start };
  }
  machine.scanner.take();
  return machine.nodeUnless(afterIndentlessEntry, token.end, () => indentlessEntry(machine), true);
}

/** The state at each key of a mapping without braces. */
export function blockMappingKey(machine: Machine, first: boolean): Event {
  machine.enter(first);
  const token = machine.scanner.peek();
  if (token.type === "block-end") return machine.leave("mapping-end");
  if (token.type === "value" && machine.grammar.bareValues) {
    machine.next = () => blockMappingValue(machine);
    return machine.empty(token.start);
  }
  if (token.type !== "key") throw machine.fault("did not find expected key", "while parsing a block mapping");
  machine.scanner.take();
  return machine.nodeUnless(afterBlockKey, token.end, () => blockMappingValue(machine), true, true);
}

function blockMappingValue(machine: Machine): Event {
  const token = machine.scanner.peek();
  const then = (): Event => blockMappingKey(machine, false);
  if (token.type !== "value") {
    machine.next = then;
    return machine.empty(token.start);
  }
  machine.scanner.take();
  return machine.nodeUnless(afterBlockKey, token.end, then, true, true);
}

/** The state behind `[`, and at each comma. */
export function flowSequenceEntry(machine: Machine, first: boolean): Event {
  machine.enter(first);
  if (!first && !machine.is("flow-sequence-end")) {
    if (!machine.is("flow-entry"))
      throw machine.fault("did not find expected ',' or ']'", "while parsing a flow sequence");
    machine.scanner.take();
  }
  const token = machine.scanner.peek();
  if (token.type === "flow-sequence-end") return machine.leave("sequence-end");
  if (token.type === "key") {
    machine.next = () => flowPairKey(machine);
    machine.scanner.take();
    return { type: "mapping-start", start: token.start, end: token.end, anchor: undefined, tag: undefined };
  }
  machine.push(() => flowSequenceEntry(machine, false));
  return machine.node(false, false);
}

/** The key of a pair inside a flow sequence. For an empty key libyaml skips the next token, even a `:`. */
function flowPairKey(machine: Machine): Event {
  const then = (): Event => flowPairValue(machine);
  const token = machine.scanner.peek();
  if (token.type !== "value" && token.type !== "flow-entry" && token.type !== "flow-sequence-end") {
    machine.push(then);
    return machine.node(false, false);
  }
  machine.scanner.take();
  machine.next = then;
  return machine.empty(token.end);
}

function flowPairValue(machine: Machine): Event {
  const then = (): Event => {
    const { start } = machine.scanner.peek();
    machine.next = () => flowSequenceEntry(machine, false);
    return { type: "mapping-end", start, end: start };
  };
  return flowValue(machine, afterPair, then);
}

/** The state behind `{`, and at each comma. */
export function flowMappingKey(machine: Machine, first: boolean): Event {
  machine.enter(first);
  if (!first && !machine.is("flow-mapping-end")) {
    if (!machine.is("flow-entry"))
      throw machine.fault("did not find expected ',' or '}'", "while parsing a flow mapping");
    machine.scanner.take();
  }
  if (machine.is("flow-mapping-end")) return machine.leave("mapping-end");
  const value = (): Event => flowValue(machine, afterFlowValue, () => flowMappingKey(machine, false));
  if (machine.is("key")) {
    machine.scanner.take();
    return machine.nodeUnless(afterFlowKey, undefined, value, false);
  }
  if (machine.is("value") && machine.grammar.bareValues) {
    machine.next = value;
    return machine.empty(machine.scanner.peek().start);
  }
  machine.push(() => {
    machine.next = () => flowMappingKey(machine, false);
    return machine.empty(machine.scanner.peek().start);
  });
  return machine.node(false, false);
}

function flowValue(machine: Machine, ends: readonly TokenType[], then: State): Event {
  if (machine.is("value")) {
    machine.scanner.take();
    return machine.nodeUnless(ends, undefined, then, false);
  }
  machine.next = then;
  return machine.empty(machine.scanner.peek().start);
}

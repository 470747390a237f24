/** The answers of a model in the forms of three published protocols, whole and as events of a stream. */
import { isText, type Json, type JsonObject, objectsOf } from "./vectors.ts";

/** A call of a tool that the model asks for. */
export interface Call {
  readonly name: string;
  readonly input: Json;
  /** OpenAI's responses: the group that the tool belongs to. */
  readonly namespace?: string;
}

/** What the model says: a text, or calls. */
export type Answer = { readonly text: string } | { readonly calls: readonly Call[] };

/** The text of a message's content, whole or in parts. */
export function textIn(content: Json | undefined, between = ""): string {
  if (isText(content)) return content;
  return objectsOf(content)
    .map(({ text }) => (isText(text) ? text : ""))
    .join(between);
}

let serial = 0;
/** Ids only have to differ. */
const nextId = (prefix: string) => `${prefix}_${String((serial += 1)).padStart(6, "0")}`;

const callsOf = (answer: Answer): readonly Call[] => ("calls" in answer ? answer.calls : []);
const textOf = (answer: Answer): string => ("text" in answer ? answer.text : "");
const modelOf = (body: JsonObject): Json => body["model"] ?? "stand-in";

/** Anthropic's messages: one answer as a whole. */
export function messageOf(body: JsonObject, answer: Answer): JsonObject {
  const calls = callsOf(answer);
  const blocks: readonly Json[] =
    calls.length > 0
      ? calls.map(({ name, input }) => ({ type: "tool_use", id: nextId("toolu"), name, input }))
      : [{ type: "text", text: textOf(answer) }];
  return {
    id: nextId("msg"),
    type: "message",
    role: "assistant",
    model: modelOf(body),
    content: blocks,
    stop_reason: calls.length > 0 ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  };
}

/** Anthropic's messages: the events of the same answer. */
export function messageStreamOf(body: JsonObject, answer: Answer): readonly JsonObject[] {
  const whole = messageOf(body, answer);
  const blocks = Array.isArray(whole["content"]) ? (whole["content"] as readonly JsonObject[]) : [];
  return [
    { type: "message_start", message: { ...whole, content: [], stop_reason: null } },
    ...blocks.flatMap((block, index) => blockEvents(block, index)),
    {
      type: "message_delta",
      delta: { stop_reason: whole["stop_reason"] ?? null, stop_sequence: null },
      usage: { output_tokens: 5 },
    },
    { type: "message_stop" },
  ];
}

function blockEvents(block: JsonObject, index: number): readonly JsonObject[] {
  const isText = block["type"] === "text";
  const empty = isText ? { type: "text", text: "" } : { ...block, input: {} };
  const delta = isText
    ? { type: "text_delta", text: block["text"] ?? "" }
    : { type: "input_json_delta", partial_json: JSON.stringify(block["input"] ?? {}) };
  return [
    { type: "content_block_start", index, content_block: empty },
    { type: "content_block_delta", index, delta },
    { type: "content_block_stop", index },
  ];
}

/** OpenAI's responses: the events of an answer. */
export function responsesStreamOf(answer: Answer): readonly JsonObject[] {
  const id = nextId("resp");
  const calls = callsOf(answer);
  const output: readonly JsonObject[] =
    calls.length > 0
      ? calls.map(({ name, input, namespace }) => ({
          type: "function_call",
          id: nextId("fc"),
          call_id: nextId("call"),
          name,
          ...(namespace === undefined ? {} : { namespace }),
          arguments: JSON.stringify(input),
          status: "completed",
        }))
      : [
          {
            type: "message",
            id: nextId("msg"),
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: textOf(answer), annotations: [] }],
          },
        ];
  const usage = {
    input_tokens: 1,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 1,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 2,
  };
  return [
    { type: "response.created", response: { id, status: "in_progress", output: [] } },
    ...output.flatMap((item, output_index) => [
      { type: "response.output_item.added", output_index, item },
      { type: "response.output_item.done", output_index, item },
    ]),
    { type: "response.completed", response: { id, status: "completed", output, usage } },
  ];
}

const chatUsage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

function chatMessage(answer: Answer): JsonObject {
  const calls = callsOf(answer);
  if (calls.length === 0) return { role: "assistant", content: textOf(answer) };
  return {
    role: "assistant",
    content: null,
    tool_calls: calls.map(({ name, input }, index) => ({
      index,
      id: nextId("call"),
      type: "function",
      function: { name, arguments: JSON.stringify(input) },
    })),
  };
}

const chatReason = (answer: Answer) => (callsOf(answer).length > 0 ? "tool_calls" : "stop");

/** OpenAI's chat completions: one answer as a whole. */
export function chatOf(body: JsonObject, answer: Answer): JsonObject {
  const choice = { index: 0, message: chatMessage(answer), finish_reason: chatReason(answer) };
  return {
    id: nextId("chat"),
    object: "chat.completion",
    created: 1,
    model: modelOf(body),
    choices: [choice],
    usage: chatUsage,
  };
}

/** OpenAI's chat completions: the chunks of the same answer. */
export function chatStreamOf(body: JsonObject, answer: Answer): readonly JsonObject[] {
  const base = { id: nextId("chat"), object: "chat.completion.chunk", created: 1, model: modelOf(body) };
  return [
    { ...base, choices: [{ index: 0, delta: chatMessage(answer), finish_reason: null }] },
    { ...base, choices: [{ index: 0, delta: {}, finish_reason: chatReason(answer) }], usage: chatUsage },
  ];
}

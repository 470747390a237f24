/** The lab's stand-in for a model: three protocols, whole and streamed. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../../lab/frame/protocols.ts";
import { type StandIn, standIn } from "../../../lab/frame/standin.ts";
import { isObject, type Json } from "../../../lab/frame/vectors.ts";

let model: StandIn;
const asked: Json[] = [];
beforeAll(async () => {
  model = await standIn((body): Answer => {
    asked.push(body);
    return body["call"] === true
      ? { calls: [{ name: "Write", input: { path: "a" }, namespace: "files" }] }
      : { text: "hi" };
  });
});
afterAll(() => model.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${model.port}${path}`, { method: "POST", body: body as string, headers });
const ask = async (path: string, body: object) => (await post(path, JSON.stringify(body))).text();
/** The data of an event stream. */
const events = (text: string) =>
  [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = ""]) => JSON.parse(data) as Record<string, Json>);

describe("Anthropic's messages", () => {
  it("answers with a text or a call", async () => {
    expect(JSON.parse(await ask("/v1/messages", { model: "m" }))).toMatchObject({
      model: "m",
      content: [{ type: "text", text: "hi" }],
      stop_reason: "end_turn",
    });
    expect(JSON.parse(await ask("/v1/messages", { call: true }))).toMatchObject({
      content: [{ type: "tool_use", name: "Write", input: { path: "a" } }],
      stop_reason: "tool_use",
    });
  });

  it("streams the same, with the input in pieces of text", async () => {
    const stream = events(await ask("/v1/messages?beta=true", { stream: true, call: true }));
    expect(stream.map(({ type }) => type)).toEqual([
      "message_start",
      "content_block_start",
      "content_block_delta",
      "content_block_stop",
      "message_delta",
      "message_stop",
    ]);
    expect(stream[2]?.["delta"]).toEqual({ type: "input_json_delta", partial_json: '{"path":"a"}' });
  });

  it("counts tokens", async () =>
    expect(JSON.parse(await ask("/v1/messages/count_tokens", {}))).toEqual({ input_tokens: 10 }));
});

describe("OpenAI's protocols", () => {
  it("streams a response", async () => {
    const stream = events(await ask("/v1/responses", { stream: true, call: true }));
    expect(stream.map(({ type }) => type)).toEqual([
      "response.created",
      "response.output_item.added",
      "response.output_item.done",
      "response.completed",
    ]);
    expect(stream[1]?.["item"]).toMatchObject({
      type: "function_call",
      name: "Write",
      namespace: "files",
      arguments: '{"path":"a"}',
    });
  });

  it("answers a chat, whole and streamed", async () => {
    expect(JSON.parse(await ask("/v1/chat/completions", {}))).toMatchObject({
      choices: [{ message: { content: "hi" }, finish_reason: "stop" }],
    });
    const text = await ask("/v1/chat/completions", { stream: true, call: true });
    expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
    expect(events(text)[0]).toMatchObject({ choices: [{ delta: { tool_calls: [{ function: { name: "Write" } }] } }] });
  });
});

it("gives ids that differ, reads gzip, and refuses what it does not know", async () => {
  const ids = (await Promise.all([1, 2, 3].map(() => ask("/v1/messages", {})))).map((text) => {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value["id"] : undefined;
  });
  expect(new Set(ids).size).toBe(3);
  await post("/v1/messages", gzipSync('{"zipped":1}'), { "content-encoding": "gzip" });
  expect(asked.at(-1)).toEqual({ zipped: 1 });
  expect((await post("/v1/messages", "no JSON")).status).toBe(400);
  expect((await post("/v1/other", "{}")).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${model.port}/v1/models`)).status).toBe(200);
});

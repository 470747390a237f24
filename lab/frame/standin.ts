/**
 * A stand-in for a model on loopback. It speaks Anthropic's messages, OpenAI's responses and OpenAI's chat completions,
 * streamed or not; keeps nothing; and answers what the host's script decides from a request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { type Answer, chatOf, chatStreamOf, messageOf, messageStreamOf, responsesStreamOf } from "./protocols.ts";
import { isObject, type Json, type JsonObject } from "./vectors.ts";

export interface StandIn {
  readonly port: number;
  close(): void;
}

/** Decides what the model says to a request, by its body and its path. */
export type Answering = (body: JsonObject, path: string) => Answer | Promise<Answer>;

/** Listens on a free port of loopback; `answer` sees the body of every request for an answer. */
export async function standIn(answer: Answering): Promise<StandIn> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => respond(request, response, body, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    port: address.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<JsonObject | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  try {
    const bytes = Buffer.concat(parts);
    const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  body: JsonObject | undefined,
  answer: Answering,
): Promise<void> {
  const path = new URL(request.url ?? "/", "http://stand-in").pathname;
  if (request.method === "GET") return sendJson(response, { object: "list", data: [{ id: "stand-in" }], models: [] });
  if (path.endsWith("/count_tokens")) return sendJson(response, { input_tokens: 10 });
  if (!/\/(?:messages|responses|completions)$/.test(path)) return sendJson(response, { error: "not here" }, 404);
  if (!body) return sendJson(response, { error: "no JSON object" }, 400);
  const said = await answer(body, path);
  const streamed = body["stream"] === true;
  if (path.endsWith("/responses")) return sendEvents(response, responsesStreamOf(said));
  if (path.endsWith("/messages"))
    return streamed ? sendEvents(response, messageStreamOf(body, said)) : sendJson(response, messageOf(body, said));
  if (streamed) return sendEvents(response, chatStreamOf(body, said), "data: [DONE]\n\n");
  sendJson(response, chatOf(body, said));
}

function sendJson(response: ServerResponse, value: Json, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

/** Server-sent events; one with a `type` is named by it. */
function sendEvents(response: ServerResponse, events: readonly JsonObject[], last = ""): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of events) {
    const name = typeof event["type"] === "string" ? `event: ${event["type"]}\n` : "";
    response.write(`${name}data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(last);
}

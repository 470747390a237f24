/**
 * Cursor: the local runtime of its SDK, with a stand-in for Cursor's service on loopback. The service asks a session
 * for its context, and the session answers with the subagents that it found. Which tools a subagent gets is decided by
 * the service, so it is not seen here.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bench, LabHost } from "../frame/host.ts";
import { plantWorkspace } from "../frame/plant.ts";
import { bytesAt, message, numberAt, textAt } from "../frame/protobuf.ts";
import type { Case, Json, JsonObject } from "../frame/vectors.ts";

/** What the package exports, as far as it is used. */
interface Sdk {
  readonly Agent: {
    create(options: object): Promise<{ send(text: string): Promise<{ cancel(): Promise<unknown> }> }>;
  };
  /** Keeps sessions in files; the usual store needs a newer Node.js. */
  readonly JsonlLocalAgentStore: new (
    folder: string,
  ) => object;
}

/** Numbers of fields in the messages between a session and the service. */
const field = {
  serverExec: 2,
  execId: 1,
  requestContext: 10,
  clientData: 1,
  /** From a client's message to the context: its answer, the result, the success, the context. */
  context: [2, 10, 1, 1],
  subagents: 22,
};
const modes = ["unspecified", "default", "readonly", "agent-only"];

const host: LabHost = {
  packages: ["@cursor/sdk"],
  vectors: "cursor",
  unordered: ["subagents"],
  async measure(bench, cases) {
    const service = await startService();
    process.env["CURSOR_BACKEND_URL"] = `http://127.0.0.1:${service.port}`;
    const required = createRequire(join(bench.installed, "package.json"));
    const sdk = (await import(pathToFileURL(required.resolve("@cursor/sdk")).href)) as Sdk;
    // The home directory belongs to the process, so cases go one after another.
    for (const one of cases) bench.report(one.name, await outcomeOf(bench, sdk, service, one));
  },
};
export default host;

/** `ws/` is the workspace, `home/` the home directory, and `how.cwd` the directory that is opened. */
async function outcomeOf(bench: Bench, { Agent, JsonlLocalAgentStore }: Sdk, service: Service, one: Case) {
  const { root, cwd, home } = plantWorkspace(bench.scratch, one);
  process.env["HOME"] = home;
  const context = service.nextContext();
  const agent = await Agent.create({
    apiKey: "dummy",
    model: { id: "stand-in" },
    local: {
      cwd,
      settingSources: ["project", "user"],
      enableAgentRetries: false,
      store: new JsonlLocalAgentStore(join(bench.scratch, "stores", one.name)),
    },
  });
  const run = await agent.send("Start.");
  const bytes = await context;
  await run.cancel();
  if (bytes === undefined) return { broke: "the session sent no context within 30 s" };
  return { expected: { subagents: bytesAt(bytes, field.subagents).map((subagent) => subagentOf(subagent, root)) } };
}

function subagentOf(bytes: Uint8Array, root: string): Json {
  return {
    path: textAt(bytes, 1).replace(`${root}/`, ""),
    name: textAt(bytes, 2),
    description: textAt(bytes, 3),
    tools: bytesAt(bytes, 4).map((tool) => Buffer.from(tool).toString()),
    model: textAt(bytes, 5),
    prompt: textAt(bytes, 6),
    mode: modes[numberAt(bytes, 7)] ?? null,
    background: numberAt(bytes, 8) === 1,
    source: textAt(bytes, 14),
  };
}

interface Service {
  readonly port: number;
  /** The context that the next session sends; `undefined` if none comes. */
  nextContext(): Promise<Uint8Array | undefined>;
}

/** Answers as Cursor's service: signs in, names one model, asks a session for its context and hears its answer. */
async function startService(): Promise<Service> {
  let hear: (context: Uint8Array | undefined) => void = () => undefined;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? "";
      if (path.endsWith("/RunSSE")) return askForContext(response);
      if (path.endsWith("/BidiAppend")) {
        const sent = Buffer.from(textAt(body, field.clientData), "hex");
        const context = contextIn(sent);
        if (context) hear(context);
      }
      answer(request, response, path);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    port: address.port,
    nextContext: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), 30_000);
        hear = (context) => {
          clearTimeout(timer);
          resolve(context);
        };
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  // The stream of a session stays open; what it asks for is in its first message.
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** The context of a client's message, once it is whole. */
function contextIn(sent: Uint8Array): Uint8Array | undefined {
  return bytesAt(sent, ...field.context)[0];
}

/** One message on the stream of a session, which stays open: the stream of a session that ends is an error to it. */
function askForContext(response: ServerResponse): void {
  const asked = message([
    [
      field.serverExec,
      message([
        [field.execId, 1],
        [field.requestContext, ""],
      ]),
    ],
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(asked.length, 1);
  response.writeHead(200, { "content-type": "application/connect+proto" });
  response.write(Buffer.concat([head, asked]));
}

function answer(request: IncomingMessage, response: ServerResponse, path: string): void {
  const type = request.headers["content-type"] ?? "application/json";
  response.writeHead(200, { "content-type": type });
  if (!type.includes("json")) response.end();
  else response.end(JSON.stringify(jsonOf(path)));
}

/** A token that no service gave, and one model. */
function jsonOf(path: string): JsonObject {
  if (path.includes("/auth/")) {
    const claims = Buffer.from(JSON.stringify({ sub: "dummy", exp: 9_999_999_999 })).toString("base64url");
    return { accessToken: `dummy.${claims}.dummy`, refreshToken: "dummy", authId: "dummy" };
  }
  return path.includes("/models") ? { items: [{ id: "stand-in", displayName: "Stand-in" }] } : {};
}

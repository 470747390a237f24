/** Git's own protocol over HTTP for the repositories that are served: git answers, as a web server would call it. */
import { spawn } from "node:child_process";
import { execFileSync } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Workshop } from "../repository.ts";

export interface SmartHttp {
  /** Requests of git. */
  readonly gitRequests: string[];
  readonly git: {
    /** Whether nothing of git is answered. */
    isClosed: boolean;
    /** The token that git needs; `undefined`: none. */
    token: string | undefined;
  };
}

export const newSmartHttp = (): SmartHttp => ({ gitRequests: [], git: { isClosed: false, token: undefined } });

const settings = [
  ["uploadpack.allowFilter", "true"],
  ["uploadpack.allowAnySHA1InWant", "true"],
  ["safe.directory", "*"],
] as const;

let backend: string | undefined;

/** Where git's own folder of a repository is: asked of git once, since a scan asks for thousands. */
const gitDirectories = new WeakMap<Workshop, string>();

function gitDirectoryOf(origin: Workshop): string {
  let directory = gitDirectories.get(origin);
  if (directory === undefined) gitDirectories.set(origin, (directory = origin.git("rev-parse", "--absolute-git-dir")));
  return directory;
}

/** `false`: the address is not one of git. */
export function answersGit(
  request: IncomingMessage,
  response: ServerResponse,
  served: ReadonlyMap<string, Workshop>,
  { git, gitRequests }: SmartHttp,
): boolean {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const [, name = "", rest = ""] = /^\/([^/]+\/[^/]+)\.git(\/.*)$/.exec(url.pathname) ?? [];
  if (rest === "") return false;
  gitRequests.push(`${request.method} ${url.pathname}`);
  const refuse = (status: number): true => {
    response.writeHead(status, status === 401 ? { "www-authenticate": 'Basic realm="GitHub"' } : {});
    response.end();
    return true;
  };
  if (git.isClosed) return refuse(403);
  const given = Buffer.from((request.headers.authorization ?? "").replace(/^basic /i, ""), "base64").toString();
  if (git.token !== undefined && given !== `x-access-token:${git.token}`) return refuse(401);
  const origin = served.get(name);
  if (!origin) return refuse(404);
  backend ??= join(execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim(), "git-http-backend");
  const child = spawn(backend, [], {
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: gitDirectoryOf(origin),
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      PATH_INFO: rest,
      REQUEST_METHOD: request.method,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], at) => [
          [`GIT_CONFIG_KEY_${at}`, key],
          [`GIT_CONFIG_VALUE_${at}`, value],
        ]),
      ),
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  child.stdin.on("error", () => undefined);
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.on("close", () => {
    const bytes = Buffer.concat(parts);
    const end = bytes.indexOf("\r\n\r\n");
    const headers = new Map(
      bytes
        .subarray(0, end)
        .toString("latin1")
        .split("\r\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()] as const),
    );
    const status = Number(/^\d+/.exec(headers.get("Status") ?? "200")?.[0] ?? 200);
    headers.delete("Status");
    response.writeHead(status, Object.fromEntries(headers));
    response.end(bytes.subarray(end + 4));
  });
  return true;
}

/** A network where GitHub's API is reached only by a proxy, under a name of its own, with a certificate of a private authority. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { temporaryFolder } from "./repository.ts";

/** The name of the API; no resolver knows it. */
export const host = "api.github.test";

export interface ProxiedNetwork {
  /** The variables of a program in this network. */
  readonly environment: Readonly<Record<string, string>>;
  /** What the proxy was asked to connect to. */
  readonly asked: readonly string[];
  /** The authorisation that came with it. */
  readonly passwords: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Leads to an API on a port of this machine. */
export async function proxyTo(api: string): Promise<ProxiedNetwork> {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test".split(" "),
      "-addext",
      `subjectAltName=DNS:${host}`,
      "-keyout",
      at("key.pem"),
      "-out",
      at("ca.pem"),
    ],
    { stdio: "ignore" },
  );
  const sockets = new Set<Socket>();
  const joined = (one: Socket, other: Socket): void => {
    for (const socket of [one, other]) {
      sockets.add(socket);
      socket.on("error", () => [one, other].forEach((each) => each.destroy()));
    }
    one.pipe(other).pipe(one);
  };
  const tls = createTlsServer({ key: readFileSync(at("key.pem")), cert: readFileSync(at("ca.pem")) }, (socket) =>
    joined(socket, connect(Number(new URL(api).port), "127.0.0.1")),
  );
  const secured = await portOf(tls);
  const [asked, passwords] = [[] as string[], new Set<string>()];
  const proxy = createServer((_, answer) => answer.writeHead(400).end());
  proxy.on("connect", ({ url = "", headers }, socket: Socket) => {
    asked.push(url);
    passwords.add(headers["proxy-authorization"] ?? "");
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    joined(socket, connect(secured, "127.0.0.1"));
  });
  const port = await portOf(proxy);
  return {
    asked,
    passwords,
    environment: {
      GITHUB_API_URL: `https://${host}`,
      GITHUB_GRAPHQL_URL: `https://${host}/graphql`,
      HTTPS_PROXY: `http://user:secret@127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: at("ca.pem"),
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([tls, proxy].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** JSON-RPC over a program's stdio, each message after a `Content-Length` header. */
import type { ChildProcess } from "node:child_process";
import { isObject, type Json } from "./vectors.ts";

/** Starts to read the program's messages; the result calls a method and resolves to its result, or rejects. */
export function startRpc(child: ChildProcess): (method: string, params: Json) => Promise<Json> {
  const waiting = new Map<number, { resolve(value: Json): void; reject(error: Error): void }>();
  let buffer: Buffer = Buffer.alloc(0);
  let last = 0;
  child.stdout?.on("data", (data: Buffer) => {
    buffer = Buffer.concat([buffer, data]);
    for (let message = nextMessage(buffer); message; message = nextMessage(buffer)) {
      buffer = message.rest;
      settle(message.value);
    }
  });
  child.once("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("the program ended"));
  });
  const settle = (value: unknown) => {
    if (!isObject(value) || typeof value["id"] !== "number") return;
    const call = waiting.get(value["id"]);
    if (!call || !("result" in value || "error" in value)) return;
    waiting.delete(value["id"]);
    if ("error" in value) call.reject(new Error(JSON.stringify(value["error"])));
    else call.resolve(value["result"] ?? null);
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify({ jsonrpc: "2.0", id: last, method, params });
      child.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    });
}

/** The first whole message of a buffer, and what follows it. */
export function nextMessage(buffer: Buffer): { readonly value: unknown; readonly rest: Buffer } | undefined {
  const head = buffer.indexOf("\r\n\r\n");
  const length = head < 0 ? undefined : /content-length:\s*(\d+)/i.exec(buffer.subarray(0, head).toString())?.[1];
  if (length === undefined) return undefined;
  const end = head + 4 + Number(length);
  if (buffer.length < end) return undefined;
  return { value: JSON.parse(buffer.subarray(head + 4, end).toString()), rest: buffer.subarray(end) };
}

/** An MCP server on stdio, for probes: `node mcp.mjs NAME TOOL…`. Every tool answers "done". */
import { createInterface } from "node:readline";

const [, , name, ...tools] = process.argv;

function resultOf({ method, params }) {
  if (method === "initialize")
    return {
      protocolVersion: params?.protocolVersion ?? "2025-03-26",
      capabilities: { tools: {} },
      serverInfo: { name, version: "1" },
    };
  if (method === "tools/list")
    return {
      tools: tools.map((tool) => ({
        name: tool,
        description: tool,
        inputSchema: { type: "object", properties: {} },
      })),
    };
  return method === "tools/call" ? { content: [{ type: "text", text: "done" }] } : {};
}

createInterface({ input: process.stdin }).on("line", (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return;
  }
  if (message.id === undefined) return;
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: message.id, result: resultOf(message) })}\n`);
});

/** GitHub's own parser of workflow files, which its editor extension uses: it knows today's keys, permissions and contexts. */
import { build } from "esbuild";

type Parser = typeof import("@actions/workflow-parser");

let loaded: Promise<Parser> | undefined;

/** What GitHub would say against a workflow file, with line and column; empty if it accepts the file. */
export async function problemsOfWorkflow(name: string, content: string): Promise<readonly string[]> {
  loaded ??= load();
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await loaded;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** Node.js 20 cannot load the package as it is: it imports JSON without saying so. A bundle for browsers needs no `require`. */
async function load(): Promise<Parser> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@actions/workflow-parser";', resolveDir: "." },
    bundle: true,
    platform: "browser",
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Parser;
}

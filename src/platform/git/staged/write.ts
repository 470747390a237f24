/** Writes new contents of files to the index. No filter and no hook runs. */
import { RunFailure, UserError } from "../../../repo/tree.ts";
import { blobId } from "../../hash.ts";
import { errorOutputOf, failureOf, type Git, startGit } from "../command.ts";
import type { Environment } from "../../environment.ts";
import { recordsOf } from "../records.ts";
import { indexEnvironment, listStages, stageRecordOf } from "./records.ts";

/** A file of the index with its content there and the content to write. Paths are relative to the checked directory. */
export interface StagedEdit {
  readonly path: string;
  /** The content that is expected in the index; another one rejects. */
  readonly before: string;
  readonly after: string;
}

/**
 * Objects are written first, then all entries at once. Rejects with a `UserError` where the index holds other bytes
 * than `before`: they were changed since, or a checkout writes them in another form.
 */
export async function stageEdits(
  git: Git,
  prefix: string,
  file: string | undefined,
  edits: readonly StagedEdit[],
): Promise<void> {
  if (file !== undefined && /[\\/]next-index[^\\/]*$/.test(file))
    throw new UserError(
      "`git commit` with paths has an index of its own, which nothing may change; stage the files and commit without paths",
    );
  const entries = new Map(
    [...recordsOf(await listStages(git, file))].map(({ text }) => {
      const record = stageRecordOf(text);
      return [record.path, record] as const;
    }),
  );
  const lines: string[] = [];
  for (const { path, before, after } of edits) {
    const full = prefix === "" ? path : `${prefix}/${path}`;
    const entry = entries.get(full);
    if (!entry?.isMerged || blobId(Buffer.from(before), entry.id.length > 40 ? "sha256" : "sha1") !== entry.id)
      throw new UserError(
        `\`${path}\` is stored in the index in another form than a checkout writes it, or it changed; fix the working tree and stage it`,
      );
    lines.push(`${entry.mode} ${await writeBlob(git, Buffer.from(after))} 0\t${full}\0`);
  }
  await runWithInput(git, ["update-index", "-z", "--index-info"], Buffer.from(lines.join("")), indexEnvironment(file));
}

async function writeBlob(git: Git, content: Buffer): Promise<string> {
  const id = (await runWithInput(git, ["hash-object", "-w", "--no-filters", "--stdin"], content, {})).toString().trim();
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new RunFailure("git hash-object gave no id");
  return id;
}

function runWithInput(git: Git, command: readonly string[], input: Buffer, more: Environment): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = startGit(git, command, { more, input: true });
    const output: Buffer[] = [];
    const errorOutput = errorOutputOf(child);
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => reject(new RunFailure(`git could not be started: ${error.message}`)));
    child.on("close", (status, signal) =>
      status === 0
        ? resolve(Buffer.concat(output))
        : reject(failureOf(command[0] ?? "", status, signal, errorOutput())),
    );
    // Git may end before it has read everything; its exit code says why.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

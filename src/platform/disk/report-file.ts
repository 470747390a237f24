/** Writes a report to the file that the user names. */
import { lstatSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { UserError } from "../../repo/tree.ts";
import { isFull, writeFaultOf } from "./write-fault.ts";

/**
 * `file`: absolute, or relative to the working directory. Throws a `UserError` where the user has to name another one,
 * and the error of the system for all else.
 */
export function writeReport(file: string, text: string): void {
  try {
    writeFileSync(resolve(file), text);
  } catch (error) {
    const fault = isFull(error) ? undefined : writeFaultOf(error);
    throw fault === undefined ? error : new UserError(`the file \`${file}\` cannot be written: ${fault}`);
  }
}

/**
 * Whether a link stands where a file would be written: writing follows it, to wherever whoever made it wanted. Those of
 * the system, such as `/dev/stdout`, are none of anybody else.
 */
export function isLink(file: string, directory: string): boolean {
  const target = resolve(directory, file);
  try {
    return !target.startsWith("/dev/") && lstatSync(target).isSymbolicLink();
  } catch {
    // Nothing is there, or writing it will say what is wrong.
    return false;
  }
}

/** Where a file would be written, links of its folder followed, with `/`. */
export function realPathOf(file: string, directory: string): string {
  const target = resolve(directory, file);
  try {
    return join(realpathSync(dirname(target)), basename(target)).replaceAll(sep, "/");
  } catch {
    // Writing it will say what is wrong.
    return target.replaceAll(sep, "/");
  }
}

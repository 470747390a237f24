/**
 * Reads a document whose aliases stand for no more than anybody writes, and refuses others: serde_yaml refuses most of
 * them.
 */
import { withinBounds } from "../bounds.ts";
import { aliasesAround } from "./aliases.ts";
import { readDocument } from "./document.ts";
import type { SerdeDocument } from "./types.ts";

/** serde_yaml limits how often it follows an alias, and not how long what is there is. Nobody writes more than this. */
const mostValues = 2_000_000;

/** Cuts what aliases repeat too often, which serde_yaml refuses as a whole. */
export function readBounded(text: string, base: number): SerdeDocument {
  const document = readDocument(text, base);
  if (!aliasesAround(document.node)) return document;
  const { node, excess } = withinBounds(document.node, mostValues);
  // The words of serde_yaml.
  const problem = excess && { ...excess, message: "repetition limit exceeded" };
  return problem ? { ...document, node, problem: document.problem ?? problem } : document;
}

/** Loads the code that starts git only where it is needed. */
import type { isCommitElsewhere as decide } from "./staged.ts";

export const isCommitElsewhere: typeof decide = async (...parameters) =>
  (await import("./staged.ts")).isCommitElsewhere(...parameters);

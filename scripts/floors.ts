/**
 * The law of `src`: a room imports only rooms of lower floors, and rooms of one floor do not know each other. `.` is
 * the entry points. The architecture test holds the code to it; `src/README.md` is generated in this order.
 */
export const floors: readonly (readonly string[])[] = [
  ["repo"],
  ["model", "parsers", "sanitize", "platform"],
  ["hosts", "rules"],
  ["generated"],
  ["policy"],
  ["inspect"],
  ["compare", "fix"],
  ["approvals"],
  ["evaluate"],
  ["reports"],
  ["fleet"],
  ["cli", "action"],
  ["."],
];

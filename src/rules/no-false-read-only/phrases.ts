/** Finds where a text says that its agent changes nothing. Shapes of sentences; whatever is doubtful is no claim. */
import type { Span } from "../../repo/text.ts";

/** `read-only`: it is read-only. `no-changes`: it changes no files. */
export interface Claim extends Span {
  readonly says: "read-only" | "no-changes";
}

/** The first claim in a text; none where the text also says that the agent writes a file, or into a folder. */
export function claimIn(text: string): Claim | undefined {
  const claims = [
    ...(/only/i.test(text) ? readOnlyClaims(text) : []),
    ...(/never|without|not\b|n['’]t\b|\bno\b/i.test(text) ? unchangedClaims(text) : []),
  ];
  return claims.length === 0 || writesFile.test(text) || writesInto.test(text)
    ? undefined
    : claims.toSorted((a, b) => a.start - b.start)[0];
}

/** "writes projects/x/plan.md", "saves its report to a file". */
const writesFile =
  /\b(?:writ|produc|creat|sav|generat|updat|record|append|maintain)\w*\b[^.!?\n]{0,60}(?:\.(?:md|json|ya?ml|txt|html|csv|tsx?|py)\b|\bto (?:a |the |its )?(?:\w+ )?files?\b)/i;

/** A path that is a folder for sure: `.ai/reports/`, `./out`, `docs/reviews/`. Not `stdout/stderr`. */
const folder =
  "[\"'`]?(?:(?:\\.{1,2}|~)\\/[\\w.*-]|\\.[\\w-]+\\/|[\\w-]+(?:\\/[\\w.*-]+)*\\/(?=[\"'`]?(?:[\\s,.;:)]|$)))";

/** "writes a report to .ai/reports/", "reports to docs/reviews/"; not "never writes to src/". */
const writesInto = new RegExp(
  "(?<!\\b(?:never|not|cannot|without|no|\\w+n['’]t)\\s(?:\\w+\\s){0,2})" +
    "\\b(?:(?:writ|produc|creat|sav|generat|record|append|stor)\\w*\\b[^.!?\\n]{0,60}\\b(?:to|in|into|under)|report(?:s|ing)?\\s+to)\\s+" +
    folder,
  "i",
);

/** What does the reading: "reviewer", "specialist", "analysis". */
const doer =
  "(?:(?:sub-?)?agents?|assistant|analyst|advisor|critic|scout|specialist|expert|guide|helper|fallback|role|" +
  "\\w*(?:viewer|ditor|plorer|searcher|finder|mapper|locator|inspector|checker|verifier|validator|investigator|scanner|" +
  "observer|tracer|monitor|evaluator|assessor|analyzer|cartographer|librarian|planner|reporter)|" +
  "analysis|review|audit|inspection|exploration|investigation|reconnaissance|assessment|evaluation|verification)";

/** The same within a few words of an adjective. */
const soonDoer = new RegExp(`^\\s+(?:[\\w,/&-]+\\s+){0,4}?${doer}\\b`, "i");

/** The end of a clause. */
const clauseEnd = /^["'`*)\]]*\s*(?:$|[.,;:!?)\]—–]|-\s|\n)/;

/** What begins a sentence or a clause that has no subject, or says what the agent is. */
const subjectless =
  /(?:^|[.!?:;—–(|]\s*|\n[\s>*-]*|\s-\s|\b(?:is|are|stays?|remains?|strictly|fully|purely|completely|entirely|always|advisory|independent|restricted|fast),?\s+)["'`*([]*$/i;

/** Words before an adjective that make it no statement about the agent itself. */
const aboutOthers =
  /(?:\b(?:not|never|non|than|isn['’]t|aren['’]t|no longer|unless|if|when|mark\w*|make\w*|making|keep\w*|treat\w*|delegat\w*|dispatch\w*|spawn\w*|call(?:s|ed|ing)?|invok\w*|launch\w*|hand\w*|manag\w*|coordinat\w*|runs?|use[sd]?|using|via|through|with)\b[^.!?;:\n]*|\bnon-)$/i;

function* readOnlyClaims(text: string): Generator<Claim> {
  for (const { 0: match, index } of text.matchAll(
    /\b(?:read[-\s]?only|(?:analysis|review|advisory|inspection)[-\s]only)\b/gi,
  )) {
    const end = index + match.length;
    const before = text.slice(Math.max(0, index - 120), index);
    const after = text.slice(end, end + 120);
    if (aboutOthers.test(before)) continue;
    const opens = subjectless.test(before);
    const isClaim = opens
      ? clauseEnd.test(after) || soonDoer.test(after)
      : (/\bin(?: a)?(?: strict)?\s$/i.test(before) && /^\s+mode\b/i.test(after) && !otherReadOnlyMode.test(before)) ||
        (/\b(?:a|an|this|our|your|,)\s$/i.test(before) && nearDoer.test(after));
    if (isClaim) yield { start: index, end, says: "read-only" };
  }
}

/** What else has a read-only mode. */
const otherReadOnlyMode = /\b(?:configur|connect|open|mount|server|database|replica|volume)\w*\b[^.!?;:\n]*$/i;

/** In the middle of a sentence only an agent counts, not an activity. */
const nearDoer = new RegExp(`^\\s+(?:[\\w-]+\\s+){0,2}?${doer.replace(/\|analysis.*$/, ")")}\\b`, "i");

const change = "(?:edit|modif(?:y|ie)|chang|writ|alter|touch|mutat|creat|delet|fix|implement|refactor|commit)\\w*";

const nothing =
  "(?:never|(?:does|do|will|must|may|can)\\s+not|(?:does|do|wo|ca|must)n['’]t|can['’]t|won['’]t|cannot|without)";

/** Files as a whole: not "test files", "the fork" or "production code", beside which others may be changed. */
const files =
  "(?:any(?:thing|\\s+(?:files?|code|source(?:\\s+(?:code|files?))?))|(?:the\\s+)?(?:files|code|codebase|source|repo(?:sitory)?|workspace))";

/**
 * "never edits files", "does not write or edit code", "without modifying code", "no code changes", "makes no changes".
 */
const unchanged = new RegExp(
  `\\b(?:${nothing}\\s+(?:ever\\s+|directly\\s+)?(?:${change}(?:\\s*,\\s*|\\s+(?:or|and|nor)\\s+|,\\s*(?:or|and)\\s+)){0,4}` +
    `(?:(?:edit|modif(?:y|ie)|chang|writ|alter|touch)\\w*\\s+${files}|mak(?:e|es|ing)\\s+(?:any\\s+)?(?:code\\s+|file\\s+)?(?:changes|edits|modifications))` +
    "|mak(?:e|es|ing)\\s+no\\s+(?:code\\s+|file\\s+)?(?:changes|edits|modifications)|no\\s+(?:code|file)\\s+(?:changes|edits|modifications|writes))\\b",
  "gi",
);

/** After a claim, in its sentence: it holds only for some files, or until somebody agrees. */
const exception =
  /\b(?:unless|except|outside|other than|besides|beyond|before|until|without|apart from|only|that|which|in(?:side)?|under|of|from|by|you|directly|not)\b/i;

const checks = /\breview|\baudit|\bverif|\bvalidat/i;

function* unchangedClaims(text: string): Generator<Claim> {
  for (const { 0: match, index } of text.matchAll(unchanged)) {
    const end = index + match.length;
    const [rest = ""] = /^[^.!?;:—–\n]*/.exec(text.slice(end, end + 160)) ?? [];
    const before = text.slice(Math.max(0, index - 80), index);
    if (exception.test(rest) || /\b(?:if|when|unless|tasks?|users?|whe)\b[^.!?;:\n]*$/i.test(before)) continue;
    // An architect that writes no code may write specifications.
    if (/\bwrit\w*\s+(?:any\s+)?code$/i.test(match) && !/\bmodif|\bedit|\bchang/i.test(match) && !checks.test(text))
      continue;
    if (clauseEnd.test(text.slice(end))) yield { start: index, end, says: "no-changes" };
  }
}

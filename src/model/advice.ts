/** What to write instead of a fault that says only what is wrong. */

/**
 * The message with what to write instead at its end: `a quote is not closed; close the quote`. As it is where it says
 * so already, or where no advice is known.
 */
export function withAdvice(message: string): string {
  if (isAdvice(message)) return message;
  const advice = byFault.find(([fault]) => fault.test(message))?.[1];
  return advice === undefined ? message : `${message}; ${advice}`;
}

/**
 * What to do about something that its host ignores, in a file of that host. Another host may need it, so it is no part
 * of the message. Absent: the message is about something else.
 */
export function insteadOf(message: string): string | undefined {
  return ignored.find(([fault]) => fault.test(message))?.[1];
}

/** Whether a message says what to write instead. */
export function isAdvice(message: string): boolean {
  return advises.test(message);
}

/** A sentence that goes on with what to do. */
const advises =
  /[;,:] (?:or |unless [^;]*; |if [^,;]*, )?(?:give|add|allow|begin|close|correct|declare|delete|fix|indent|keep|limit|list|make|move|name|put|quote|remove|rename|replace|save|separate|set|start|turn|use|write)\b|did you mean/;

/** What a host ignores, and what to do about it in a file of that host. */
const ignored: readonly (readonly [fault: RegExp, instead: string])[] = [
  [/unknown key|`tools` does not give it/, "remove it"],
  [/unknown tool|no tool of th(?:is|at) name/, "correct the name, or remove it"],
  [/takes precedence/, "keep one of the two keys"],
  [/unknown colour/, "correct it, or remove the key"],
];

const begin = "begin the file with frontmatter between two lines `---`";
const top = "move the frontmatter to the top of the file";
const list = "list the tools that it may use";
const quote = "put the value in quotes";
const close = "close it, or put the value in quotes";
const line = "write `key: value` on a line of its own";
const string = "write the text between double quotes, with `\\` before a quote or a backslash in it";

/** The first that matches counts. Faults are in our words, or in those of a host's parser. */
const byFault: readonly (readonly [fault: RegExp, advice: string])[] = [
  // Keys, in any format.
  [/which role files cannot have|the key `[^`]*` does not exist|has no key `/, "remove it"],
  [/has no tool `/, "correct the name, or remove it"],
  [/appears twice|is there twice|duplicate (?:key|field)/, "keep one of the two"],
  [/` is missing|missing (?:required subagent )?field /, "add it"],
  [/`\w+` is (?:blank|empty)|has blank `/, "write a text there"],
  [/`name` contains `:`/, "write a name without a colon"],
  [/`name` is a (?:list|mapping)/, "write it as text"],
  [/names no tool, which means|means no tool at all|no list of names|it has no value|made of texts counts/, list],
  [/unsupported .* (?:mode|scope) '/, "correct it, or remove the key"],
  [/line is indented, so|line begins with white space/, "start the line without white space"],
  [/text comes before the frontmatter|must be the first text/, top],
  [/three dashes end the/, "write no three dashes in the values"],
  [/brackets become part/, "fix the YAML"],
  [/brackets are part/, "write the text without brackets"],
  // Frontmatter.
  [/counts as a document|: it is empty|no (?:`---` )?frontmatter/, `if it is a profile, ${begin}`],
  [/byte-order mark/, "save the file without a byte-order mark"],
  [/no opening `|the first line is not `|missing YAML frontmatter/, begin],
  [/not begin on the file's first line/, top],
  [/not closed by a line|missing closing frontmatter/, "close it with such a line"],
  [/has no prompt|no text below the frontmatter/, "write the instructions below the frontmatter"],
  // YAML.
  [/holds a colon outside quotes|a character that needs quotes/, quote],
  [/begins with `[[{]` outside quotes|a `\[` or `\{` is not closed|flow collection entries/, close],
  [/begins with `.` outside quotes/, quote],
  [/quote is not closed|unclosed quote|quoted scalar/, "close the quote"],
  [/\ba tab\b.*(?:spaces|scalar)|scalar.*\ba tab\b/, "indent with spaces"],
  [/second document/, "keep one document in the file"],
  [/indented further than/, "start the line where that key starts"],
  [/indented differently|invalid indentation|without an indent/, "indent the line like those around it"],
  [/a line is not `key|does not belong to the keys|scalar at node end|a key is where none can be/, line],
  [/a backslash that YAML does not know/, "write two backslashes, or use single quotes"],
  [/\b(?:has|defines) no `/, "add it"],
  // TOML.
  [/carriage return/, "save the file with the line ends of Unix"],
  [/invalid (?:basic )?string|values must be quoted/, string],
  [/expected `(?:\.`, `)?=`/, "write `key = value`"],
  [/invalid array|unclosed array/, "close the list with `]`"],
  [/comma between array elements/, "separate the entries with commas"],
  // JSON.
  [/without quotes/, "write it between double quotes"],
  [/text after its end/, "remove that text"],
  [/the text is empty/, "write an object, or delete the file"],
  [/a trailing comma/, "remove the comma"],
  [/a value is missing/, "write a value"],
  [/expected `,` or `[}\]]`/, "add what is missing"],
  [/a line break or a tab inside a text/, "write `\\n` or `\\t`"],
  [/a comment/, "remove the comment"],
  // What this tool cannot check.
  [/Git LFS pointer/, "commit the file itself"],
  [/link out of this tree/, "put the files themselves in its place"],
  [/whose effect in .* this tool does not know/, "remove it, or turn this kind off once you know what it does"],
  [/not checked$/, "list the folder under `dirs` of a host that reads the same format, or under `ignore`"],
];

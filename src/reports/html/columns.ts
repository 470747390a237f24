/**
 * The columns of the table and the texts of their cells: the same for the page as it is written and as its script draws
 * it.
 */
import { capabilities, letters } from "../../model/capability.ts";
import { type Field, isSettingKind, type PageRow, policyWords, powerOf, widenedWord } from "./row.ts";

/** How a part of a cell looks; the names are classes of the style sheet. */
export type Look = "main" | "sub" | "day" | "bad" | "warn" | "good" | "off" | "said";

/** A part of a cell. */
export interface Part {
  readonly text: string;
  readonly look?: Look;
  /** Whether a screen reader leaves it out, because another part says it in words. */
  readonly isSilent?: true;
}

/** A column of the table. */
export interface Column {
  readonly title: string;
  /** The column is left out if every row has none of these. */
  readonly uses: readonly Field[];
  readonly parts: (row: PageRow) => readonly Part[];
  /** What rows are sorted by; the empty string comes last. */
  readonly key: (row: PageRow) => string;
  /** Whether the first click sorts from the largest to the smallest. */
  readonly largestFirst?: true;
}

/** By the name that a link to a view has. The first column names the row. */
export const columns: { readonly [id: string]: Column } = {
  subagent: {
    title: "Subagent",
    uses: ["name", "path", "problem"],
    parts: ({ name, path, verdict, problem }) =>
      verdict === ""
        ? [{ text: problem || "no subagents", look: problem ? "bad" : "off" }]
        : [{ text: name || "(no name)", look: name ? "main" : "off" }, ...sub(path)],
    key: ({ name, path }) => name || path,
  },
  repository: {
    title: "Repository",
    uses: ["repository"],
    parts: ({ repository, conclusion, stale, date, power, problem, verdict }) => [
      { text: repository },
      ...(conclusion === "empty" ? sub("no commit") : []),
      ...(["failed", "undecided", "unreached"].includes(conclusion)
        ? [{ text: conclusion === "unreached" ? "not read" : conclusion, look: "bad" as const }]
        : []),
      ...(stale ? [{ text: "stale", look: "warn" as const }, day(`of ${date}`)] : []),
      ...(power === widenedWord ? [{ text: "gained power", look: "warn" as const }] : []),
      ...(verdict === "" ? [] : sub(problem)),
    ],
    key: ({ repository }) => repository,
  },
  host: {
    title: "Host",
    uses: ["host"],
    parts: ({ host, edition, layer }) => [
      { text: host },
      ...sub([edition, layer === "project" ? "" : layer].filter((text) => text !== "").join(", ")),
    ],
    key: ({ host, edition }) => `${host} ${edition}`.trim(),
  },
  can: {
    title: "Can",
    uses: ["can"],
    parts: ({ can, verdict, name, through }) => {
      if (verdict === "") return [];
      if (can === "" && name === "") return [{ text: "unknown", look: "off" }];
      return [
        { text: can === "" ? "nothing" : can.replaceAll(" ", ", "), look: "said" },
        ...lettersOf(can),
        ...sub(through === "" ? "" : `through ${through}`),
      ];
    },
    key: (row) => (row.verdict === "" ? "" : String(powerOf(row)).padStart(2, "0")),
    largestFirst: true,
  },
  policy: {
    title: "Policy",
    uses: ["policy"],
    parts: ({ policy, grant, until, decision, refusedBy }) => [
      ...(policy === "" ? [] : [{ text: policy, look: lookOf(policy) }]),
      ...sub(decision === "no-policy" ? "no policy states a ceiling" : refusedBy),
      ...(until === "" ? [] : [day(`until ${until}`)]),
      ...sub(grant.slice(grant.lastIndexOf("/") + 1)),
    ],
    key: ({ policy, until }) => `${policy} ${until}`.trim(),
  },
  owner: {
    title: "Owner",
    uses: ["owner", "codeOwners"],
    parts: ({ owner, codeOwners }) => [
      ...(owner ? [{ text: owner }] : []),
      ...sub(codeOwners && codeOwners !== owner ? `code: ${codeOwners}` : ""),
    ],
    key: ({ owner, codeOwners }) => owner || codeOwners,
  },
  verdict: {
    title: "Verdict",
    uses: ["verdict"],
    parts: ({ verdict }) => (verdict === "" ? [] : [{ text: verdict, look: isPlain(verdict) ? "off" : "warn" }]),
    key: ({ verdict }) => verdict,
  },
  mode: { title: "Mode", uses: ["mode"], parts: ({ mode }) => plain(mode), key: ({ mode }) => mode },
  model: { title: "Model", uses: ["model"], parts: ({ model }) => plain(model), key: ({ model }) => model },
  servers: {
    title: "Starts or connects",
    uses: ["servers"],
    parts: ({ servers }) => plain(servers),
    key: ({ servers }) => servers,
  },
  gate: {
    title: "Check",
    uses: ["gate"],
    parts: ({ gate, pin, verdict }) =>
      gate === "" ? [{ text: "nowhere", look: verdict === "" ? "off" : "warn" }] : [{ text: gate }, ...sub(pin)],
    key: ({ gate, pin }) => `${gate} ${pin}`.trim(),
  },
};

function isPlain(verdict: string): boolean {
  return verdict === "loaded" || isSettingKind(verdict);
}

function lookOf(policy: string): Look {
  if (policy === policyWords.refused) return "bad";
  const isOpen = policy === policyWords.unknown || policy === policyWords.waived || policy === policyWords.baselined;
  return isOpen ? "warn" : "good";
}

/** A letter for each power as in `ls -l`, with neighbours of one look in one part. */
function lettersOf(can: string): readonly Part[] {
  const words = can.split(" ");
  const parts: { text: string; look: Look; isSilent: true }[] = [];
  for (const capability of capabilities) {
    const has = words.includes(capability);
    const look = !has ? "off" : capability === "execute" ? "bad" : capability === "read" ? "good" : "warn";
    const text = has ? (letters.get(capability) ?? "") : "-";
    const last = parts.at(-1);
    if (last?.look === look) last.text += text;
    else parts.push({ text, look, isSilent: true });
  }
  return parts;
}

/** A line that does not break inside the date. */
function day(text: string): Part {
  return { text, look: "day" };
}

function plain(text: string): readonly Part[] {
  return text === "" ? [] : [{ text }];
}

function sub(text: string): readonly Part[] {
  return text === "" ? [] : [{ text, look: "sub" }];
}

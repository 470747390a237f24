/**
 * What the rules are called elsewhere: weaknesses of the Common Weakness Enumeration (cwe.mitre.org, version 4.17) and
 * risks of the OWASP Top 10 for LLM Applications 2025 (genai.owasp.org). The scores are this project's own: they sort
 * alerts, and are no CVSS.
 */

/** What one rule, or one kind of its findings, is called elsewhere. */
export interface Weakness {
  /** Numbers of the CWE. */
  readonly cwe: readonly number[];
  /** Ids of OWASP: `LLM06:2025`. */
  readonly owasp: readonly string[];
  /** From 0.1 to 10.0. GitHub calls 9.0 and more critical, 7.0 high, 4.0 medium. */
  readonly score: number;
}

const agency = "LLM06:2025";
const injection = "LLM01:2025";
const supplyChain = "LLM03:2025";

/** By rule, or by rule and kind. Rules of the classes `correctness` and `hygiene` are about no weakness. */
export const weaknesses: Readonly<Record<string, Weakness>> = {
  // 250: execution with unnecessary privileges.
  "max-capability": { cwe: [250], owasp: [agency], score: 7.5 },
  // 693: protection mechanism failure.
  "no-permission-bypass": { cwe: [250, 693], owasp: [agency], score: 8.8 },
  "no-false-read-only": { cwe: [250], owasp: [agency], score: 6.5 },
  "no-ineffective-setting/limit": { cwe: [693], owasp: [agency], score: 7.5 },
  "no-ineffective-setting/scope": { cwe: [693], owasp: [agency], score: 7 },
  "no-ineffective-setting/session": { cwe: [693], owasp: [agency], score: 6 },
  "no-ineffective-setting/cut": { cwe: [693], owasp: [injection], score: 5 },
  // 22: path traversal.
  "no-prompt-escape": { cwe: [22], owasp: [injection], score: 7 },
  // 451: the user interface misrepresents critical information.
  "no-hidden-text": { cwe: [451], owasp: [injection], score: 8 },
  "no-unjudged-content": { cwe: [693], owasp: [injection], score: 6 },
  // 798: hard-coded credentials.
  "no-literal-secret": { cwe: [798], owasp: ["LLM02:2025"], score: 7.5 },
  // 829: functionality from an untrusted control sphere; 1357: insufficiently trustworthy component.
  "no-unpinned-source": { cwe: [829, 1357], owasp: [supplyChain], score: 5 },
  "no-unlisted-server": { cwe: [829], owasp: [supplyChain], score: 7 },
  "no-unlisted-model": { cwe: [1357], owasp: [supplyChain], score: 5 },
  // 269: improper privilege management.
  "no-unapproved-widening": { cwe: [269], owasp: [agency], score: 8 },
  "no-loosened-policy": { cwe: [269], owasp: [agency], score: 8 },
  "no-weakened-gate": { cwe: [693], owasp: [agency], score: 8.5 },
  "no-expired-waiver": { cwe: [269], owasp: [agency], score: 4 },
};

/** The weakness of a rule or of one kind of it; `undefined`: it is about none. */
export function weaknessOf(rule: string, kind: string | undefined): Weakness | undefined {
  return (kind === undefined ? undefined : weaknesses[`${rule}/${kind}`]) ?? weaknesses[rule];
}

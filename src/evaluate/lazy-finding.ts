/** Findings whose fingerprint is computed when it is first read: most reports need none, and a hash takes time. */
import { identityOf } from "../inspect/findings/identity.ts";
import type { Finding } from "../model/finding.ts";
import { fingerprint } from "../platform/hash.ts";
import type { Waiver } from "../policy/model.ts";
import type { EvaluatedFinding, State } from "./result.ts";

/** The fingerprint of a finding: SHA-256 over what identifies it, as hex. */
export type FingerprintOf = (finding: Finding) => string;

/** Hashes each finding at most once. */
export function memoizedFingerprints(): FingerprintOf {
  const known = new Map<Finding, string>();
  return (finding) => {
    let value = known.get(finding);
    if (value === undefined) known.set(finding, (value = fingerprint(identityOf(finding))));
    return value;
  };
}

/** An evaluated finding whose `fingerprint` is computed on demand. */
export class LazyFinding implements EvaluatedFinding {
  readonly finding: Finding;
  readonly state: State;
  readonly waiver: Waiver | null;
  readonly isBaselined: boolean;
  readonly #fingerprintOf: FingerprintOf;

  constructor(evaluated: Omit<EvaluatedFinding, "fingerprint">, fingerprintOf: FingerprintOf) {
    this.finding = evaluated.finding;
    this.state = evaluated.state;
    this.waiver = evaluated.waiver;
    this.isBaselined = evaluated.isBaselined;
    this.#fingerprintOf = fingerprintOf;
  }

  get fingerprint(): string {
    return this.#fingerprintOf(this.finding);
  }
}

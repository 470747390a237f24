/** Results made by hand, for reports that need no repository. */
import { failOnAll } from "../../src/evaluate/result.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { Inspection, Subject } from "../../src/inspect/index.ts";
import type { Layer } from "../../src/model/load.ts";
import { commentOf, type Links, reportModelOf } from "../../src/reports/markdown/index.ts";
import type { EvaluatedFinding, Result, State } from "../../src/evaluate/result.ts";
import type { Place } from "../../src/repo/text.ts";

/** The place of the first `what` in a text. */
export function placeIn(path: string, text: string, what = ""): Place {
  const start = Math.max(0, text.indexOf(what));
  return { source: { path, text }, span: { start, end: start + what.length } };
}

export function layerAt(root: string, more: Partial<Layer> = {}): Layer {
  return { name: "project", root, status: "loaded", authority: [], ...more };
}

export function findingAt(at: Place, more: Partial<Finding> = {}): Finding {
  return {
    rule: "max-capability",
    class: "power",
    message: "may write",
    at,
    severity: "error",
    host: "claude",
    edition: "2.1",
    layer: null,
    item: null,
    certainty: "documented",
    ...more,
  };
}

export function judgedAs(finding: Finding, state: State = "new"): EvaluatedFinding {
  return { finding, state, waiver: null, isBaselined: false, fingerprint: "f".repeat(64) };
}

/** The comment as the action writes it. */
export function comment(result: Result, links: Links, marker: string): string {
  return commentOf(reportModelOf(result), links, marker);
}

export function resultOf(
  judged: readonly EvaluatedFinding[],
  { subjects = [], loads = [], unknownHosts: strangers = [], ignored = 0 }: Partial<Inspection> = {},
  more: Partial<Result> = {},
): Result {
  return {
    tool: { name: "agent-profile-check", version: "9.9.9", homepage: "https://example.com/x" },
    repository: null,
    commit: null,
    base: null,
    date: "2026-11-22",
    sources: [{ ref: "preset:recommended", commit: null, sha256: "0".repeat(64) }],
    inspection: {
      loads,
      subjects,
      findings: judged.map(({ finding }) => finding),
      nearMisses: [],
      unknownHosts: strangers,
      unread: [],
      hostless: [],
      ignored,
    },
    findings: judged,
    changes: undefined,
    settings: undefined,
    notes: [],
    upcoming: [],
    failOn: failOnAll("error"),
    gate: "all",
    ...more,
  };
}

/** A subagent of Claude Code that reads, at a path of a layer. */
export function subjectAt(
  path: string,
  layer: Layer,
  more: Partial<Subject["item"]> & { readonly name?: string; readonly native?: unknown } = {},
): Subject {
  const at = placeIn(path, "---\nname: x\n---\nHello.\n");
  const { name = "x", native = null, ...item } = more;
  return {
    host: "claude",
    title: "Claude Code",
    edition: "2.1",
    item: {
      layer,
      files: [path],
      verdict: { kind: "loaded" },
      profile: {
        name: { state: "stated", value: name, at },
        identity: name,
        description: { state: "stated", value: "Looks around.", at },
        model: { state: "stated", value: "opus", at },
        permissionMode: { state: "missing", at },
        grants: { state: "stated", value: [{ tool: "Read", capability: "read", scope: null, at }], at },
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: { source: "body", path: null, text: "Hello.\n", at },
        native: () => native,
      },
      ...item,
    },
  };
}

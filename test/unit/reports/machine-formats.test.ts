/** The formats for other programs: valid by their consumers' own schemas, complete, and harmless. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/platform/hash.ts";
import { rules } from "../../../src/generated/catalogue.ts";
import { classes, severities } from "../../../src/model/finding.ts";
import { classOf, type Rule } from "../../../src/model/rule.ts";
import { type EvaluatedFinding, failsRun, type Result, states } from "../../../src/evaluate/result.ts";
import { gitlab } from "../../../src/reports/gitlab.ts";
import { junit } from "../../../src/reports/junit.ts";
import { listCsv } from "../../../src/reports/list/csv.ts";
import { listCyclonedx } from "../../../src/reports/list/cyclonedx.ts";
import { placedFindings } from "../../../src/reports/model/places.ts";
import { mostResults, sarif } from "../../../src/reports/sarif/index.ts";
import { weaknesses, weaknessOf } from "../../../src/reports/sarif/weaknesses.ts";
import { positionAt } from "../../../src/repo/text.ts";
import {
  type Cyclonedx,
  problemsOfCyclonedx,
  problemsOfGitlab,
  problemsOfJunit,
  problemsOfSarif,
  rowsOfCsv,
  sarifOf,
} from "../../support/consumers.ts";
import { hostileText } from "../../support/hostile.ts";
import { findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

const waiver = {
  rule: "max-capability",
  owner: "@acme/dx",
  reason: "being merged",
  until: "2026-12-31",
  at: placeIn(".github/agent-profile-check.yml", "waivers: []\n", "waivers"),
  ownerAt: placeIn(".github/agent-profile-check.yml", "waivers: []\n", "waivers"),
  profiles: [],
  paths: [],
  hosts: [],
};

/** A finding with hostile text wherever a repository can put some. */
const finding = fc
  .record({
    rule: fc.constantFrom(...Object.keys(rules)),
    class: fc.constantFrom(...classes),
    severity: fc.constantFrom(...severities),
    state: fc.constantFrom(...states),
    isBaselined: fc.boolean(),
    host: fc.constantFrom("claude", "codex", null),
    path: hostileText.filter((text) => text.trim() !== "" && !text.includes("\0")),
    text: hostileText,
    message: hostileText,
    line: fc.nat(3),
    print: fc.constantFrom("a", "b", "c"),
    fix: fc.option(hostileText, { nil: undefined }),
  })
  .map(
    ({
      rule,
      severity,
      state,
      isBaselined,
      host,
      path,
      text,
      message,
      line,
      print,
      fix,
      ...more
    }): EvaluatedFinding => {
      const at = placeIn(path, `${"x\n".repeat(line)}key: ${text}`, "key");
      const one = findingAt(at, {
        rule,
        class: more.class,
        severity,
        host,
        message: `says ${message}`,
        value: text,
        related: [{ message, at }],
        ...(fix === undefined ? {} : { fixes: [{ title: fix, safe: true, edits: [{ at, text: fix }] }] }),
      });
      return {
        ...judgedAs(one, state),
        fingerprint: print.repeat(64),
        isBaselined: isBaselined && state === "existing",
        waiver: state === "waived" ? { ...waiver, reason: message } : null,
      };
    },
  );
const results = fc
  .record({ findings: fc.array(finding, { maxLength: 8 }), gate: fc.constantFrom("new", "all"), note: hostileText })
  .map(({ findings, gate, note }) =>
    resultOf(findings, {}, { gate: gate as "new" | "all", base: "0".repeat(40), notes: [note] }),
  );

/** Text that acts in a terminal or a log, or that nobody sees. */
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]|##\[/;

describe("the formats of findings", () => {
  it("are valid and inert whatever a repository holds", () => {
    fc.assert(
      fc.property(results, (result) => {
        expect(problemsOfSarif(sarif(result))).toEqual([]);
        expect(problemsOfGitlab(gitlab(result))).toEqual([]);
        for (const text of [sarif(result), gitlab(result), junit(result)]) expect(text).not.toMatch(acting);
      }),
      { numRuns: runs(60, 2000), seed: 14 },
    );
  });

  it("are JUnit by its own schema", { timeout: 60_000 }, async () => {
    const texts = fc.sample(results, { numRuns: runs(40, 400), seed: 14 }).map((result) => junit(result));
    expect(await problemsOfJunit(...texts)).toEqual([]);
    expect(await problemsOfJunit(texts[0]?.replace("<testsuites>", "<testsuites><x/>") ?? "")).not.toEqual([]);
  });

  it("hold every finding once, and agree with the verdict", () => {
    fc.assert(
      fc.property(results, (result) => {
        const placed = placedFindings(result);
        expect(new Set(placed.flatMap(({ group }) => group.findings))).toEqual(new Set(result.findings));
        const failing = result.findings.filter((one) => failsRun(one, result));
        expect(placed.some(({ isFailing }) => isFailing)).toBe(failing.length > 0);
        const { results: shown } = sarifOf(sarif(result));
        expect(shown).toHaveLength(placed.length);
        for (const [index, { group, isFailing, aside }] of placed.entries()) {
          const one = shown[index];
          const { source, span } = group.first.finding.at;
          const { line, column } = positionAt(source, span.start);
          expect(one?.locations[0].physicalLocation.region).toMatchObject({ startLine: line, startColumn: column });
          expect(one?.level).toBe(group.severity);
          expect(one?.baselineState).toBe(group.state === "new" ? "new" : "unchanged");
          expect(one?.suppressions !== undefined).toBe(aside === "waived" || aside === "baselined");
          if (isFailing) expect(one?.suppressions).toBeUndefined();
        }
        expect(/<failure /.test(junit(result))).toBe(failing.length > 0);
      }),
      { numRuns: runs(60, 2000), seed: 15 },
    );
  });

  it("keep the most important results for GitHub, and say how many are left out", () => {
    const many = Array.from({ length: mostResults + 3 }, (_, at) => {
      const severity = at < mostResults ? "note" : "error";
      const one = judgedAs(findingAt(placeIn(`a/${at}.md`, "x"), { severity }));
      return { ...one, fingerprint: sha256(String(at)) };
    });
    const text = sarif(resultOf(many));
    const { results: shown, invocations } = sarifOf(text);
    expect(problemsOfSarif(text)).toEqual([]);
    expect(shown).toHaveLength(mostResults);
    expect(shown.filter(({ level }) => level === "error")).toHaveLength(3);
    expect(invocations[0].toolExecutionNotifications[0]?.message.text).toMatch(/^3 findings are left out/);
  });

  it("name a weakness for each rule about power or integrity, and for no other", () => {
    const named = Object.entries<Rule>(rules).flatMap(([id, rule]) =>
      [undefined, ...Object.keys(rule.kinds ?? {})].map((kind) => ({ id, kind, class: classOf(rule, kind) })),
    );
    const missing = named.filter(
      (one) => (one.class === "power" || one.class === "integrity") && weaknessOf(one.id, one.kind) === undefined,
    );
    expect(missing).toEqual([]);
    for (const id of Object.keys(weaknesses))
      expect(named.map(({ id: rule, kind }) => (kind ? `${rule}/${kind}` : rule))).toContain(id);
  });
});

/** An inventory with hostile names, models, servers and owners. */
const inventory = fc
  .array(
    fc.record({ path: hostileText, name: hostileText, model: hostileText, server: hostileText, run: hostileText }),
    {
      maxLength: 6,
    },
  )
  .map((profiles): Result => {
    const layer = layerAt(".claude/agents");
    const subjects = profiles.map(({ path, name, model, server, run }) => {
      const subject = subjectAt(path, layer, { name });
      const { profile } = subject.item;
      if (!profile) throw new Error("no profile");
      const at = profile.prompt.at;
      return {
        ...subject,
        item: {
          ...subject.item,
          profile: {
            ...profile,
            description: { state: "stated" as const, value: run, at },
            model: { state: "stated" as const, value: model, at },
            servers: [
              { name: server, kind: "command" as const, value: run, at },
              { name: server, kind: "url" as const, value: `https://${run}`, at },
            ],
          },
        },
      };
    });
    return { ...resultOf([], { subjects }), ownersOf: (path) => [path] };
  });

describe("the formats of an inventory", () => {
  it("are valid and inert whatever a repository holds", () => {
    fc.assert(
      fc.property(inventory, (result) => {
        const bom = listCyclonedx(result, sha256);
        expect(problemsOfCyclonedx(bom)).toEqual([]);
        expect(bom).not.toMatch(acting);
        const csv = listCsv(result, sha256);
        expect(csv.replaceAll("\r\n", "\n")).not.toMatch(acting);
        const [head, ...rows] = rowsOfCsv(csv);
        expect(rows).toHaveLength(result.inspection.subjects.length);
        for (const row of rows) {
          expect(row).toHaveLength(head?.length ?? 0);
          for (const cell of row) expect(cell.trimStart()).not.toMatch(/^[=+\-@\t\r|%]/);
        }
      }),
      { numRuns: runs(60, 2000), seed: 16 },
    );
  });

  it("lists agents with the models and servers that they need", () => {
    const [subject] = [subjectAt(".claude/agents/a.md", layerAt(".claude/agents"), { name: "a" })];
    const bom = JSON.parse(listCyclonedx(resultOf([], { subjects: [subject] }), sha256)) as Cyclonedx;
    expect(bom.components.map(({ type, name }) => `${type} ${name}`)).toEqual([
      "application a",
      "machine-learning-model opus",
    ]);
    expect(bom.dependencies.at(-1)?.dependsOn).toEqual(["model:opus"]);
  });

  it("are the same to the byte each time", () => {
    const result = resultOf([], { subjects: [subjectAt("a.md", layerAt("."), { name: "a" })] });
    expect(listCyclonedx(result, sha256)).toBe(listCyclonedx(result, sha256));
  });
});

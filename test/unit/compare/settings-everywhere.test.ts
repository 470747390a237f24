/**
 * No host's setting is passed over: each setting that some host's page shows as widening is added in a change, beside the
 * profiles of the page and beside none, and every report says so.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../scripts/pages.ts";
import type { ApprovalCheck } from "../../../src/approvals/status.ts";
import { isLooser } from "../../../src/compare/settings/effects.ts";
import { settingJson } from "../../../src/compare/settings/json.ts";
import { hosts } from "../../../src/generated/catalogue.ts";
import { sharedFolder } from "../../../src/inspect/unread/shared-places.ts";
import type { Host } from "../../../src/model/host.ts";
import { matches, startDirectories } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { comment as commentPage } from "../../support/results.ts";
import { examplesIn } from "../../support/examples.ts";
import { judged, type Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

const catalogue: { readonly [id: string]: Host } = hosts;
const approvals = "extends: preset:recommended\nceiling: [read]\napprovals: { widening: { by: [alice], count: 1 } }\n";
const nobody: ApprovalCheck = async () => ({ kind: "missing", by: [], why: [] });

interface Shown {
  readonly host: string;
  readonly title: string;
  readonly files: Repository;
  readonly path: string;
  readonly settings: readonly string[];
  /** Whether some of the settings do something that the ceiling holds back, or ask nobody. */
  readonly isJudged: boolean;
  /** Whether it is a part of a plugin, which counts only beside the plugin's other files. */
  readonly isPlugin: boolean;
}

/** The settings files of a page's examples with what they loosen. */
async function shownOn(id: string): Promise<readonly Shown[]> {
  const host = catalogue[id];
  if (!host) return [];
  const found: Shown[] = [];
  for (const { title, files, dirs, edition, repositoryNames } of examplesIn(
    readFileSync(pageOf("hosts", id), "utf8"),
  )) {
    if (edition !== undefined || dirs.length > 0 || (repositoryNames ?? []).length > 0) continue;
    const repo = await RepoIndex.of(treeOf(files));
    const scope = {
      starts: startDirectories(repo, host.patterns),
      repositoryRoots: [""],
      dirs: [],
      repositoryNames: [],
    };
    const { layers } = await host.load(repo, scope, host.defaultEdition ?? host.editions[0]);
    const loose = layers.flatMap(({ authority }) => authority).filter(isLooser);
    for (const path of new Set(loose.map(({ at }) => at.source.path))) {
      const own = loose.filter(({ at }) => at.source.path === path);
      found.push({
        host: id,
        title,
        files: Object.fromEntries(files) as Repository,
        isPlugin:
          /^(?:\.claude\/skills|plugins)\//.test(path) ||
          layers.some(
            ({ name, authority }) => name === "plugin" && authority.some(({ at }) => at.source.path === path),
          ),
        path,
        settings: [...new Set(own.map(({ setting }) => setting))],
        isJudged: own.some(({ may, effect }) => (may ?? []).length > 0 || effect !== "widens"),
      });
    }
  }
  return found;
}

/** Files that a host reads only because a setting names them, or because of a file next to them or of its own. */
const named: ReadonlySet<string> = new Set([
  "tools/hooks/after.json",
  ".agents/skills/release/agents/openai.yaml",
  "tools/plugin.ts",
  "bunfig.toml",
]);

/** Examples of settings that editors have for themselves too, and that put no host in use. */
const ofEditors: ReadonlySet<string> = new Set(["The shell of the editor's terminals"]);

/** Whether a file is in another host's place. */
function readBy(path: string, host: string): boolean {
  return Object.entries(catalogue).some(
    ([id, { patterns, ownPatterns = patterns }]) =>
      id !== host && ownPatterns.some((pattern) => matches(path, pattern)),
  );
}

const shown = (await Promise.all(idsIn("hosts").map(shownOn))).flat();

it("finds settings on the pages of most hosts", () => {
  expect(new Set(shown.map(({ host }) => host)).size).toBeGreaterThan(12);
});

describe.each(shown)("$host, $title: $path", ({ files, path, settings, host, title, isJudged, isPlugin }) => {
  const { [path]: added, ...others } = files;

  it.each([
    ["beside the page's profiles", others] as const,
    ...(isPlugin || named.has(path) || ofEditors.has(title) ? [] : [["beside none", {}] as const]),
  ])("is told %s", async (_, before) => {
    const base: Repository = { "README.md": "x", ...before };
    const result = await judged({ ...base, [path]: added ?? "" }, { base, policy: approvals, approve: nobody });
    // Another host's file is that host's where nothing says that this one is in use.
    const isOthers = _ === "beside none" && readBy(path, host);
    const told = (result.settings ?? []).filter(
      (change) => isLooser(change) && (isOthers ? change.path === path : change.host === host),
    );
    if (isOthers) return expect(told).not.toEqual([]);
    // A folder that hosts share puts none of them in use, so its files are told as read by nobody.
    if (_ === "beside none" && path.startsWith(`${sharedFolder}/`)) {
      return expect(result.findings.map(({ finding }) => finding.rule)).toContain("no-unjudged-content");
    }
    expect(told.map(({ setting }) => setting)).toEqual(expect.arrayContaining([...settings]));
    const json = told.map((change) => JSON.stringify(settingJson(change, () => "#")));
    const texts = [
      json.join("\n"),
      diffPretty(result, { color: false, columns: 10_000 }),
      commentPage(result, { server: "https://github.com", run: undefined }, "<!-- x -->"),
    ];
    // A gap after an at sign keeps GitHub from mentioning anybody, and a backslash is written twice in JSON.
    const plain = (text: string) => text.replaceAll("\\", "").replaceAll("\u200b", "");
    for (const text of texts) for (const setting of settings) expect(plain(text)).toContain(plain(setting));
    const rules = new Set(result.findings.map(({ finding }) => finding.rule));
    expect(rules).toContain("no-unapproved-widening");
    if (isJudged) expect([...rules].some((rule) => /^(?:max-capability|no-permission-bypass)$/.test(rule))).toBe(true);
  });
});

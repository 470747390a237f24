/** Describes what a host made of a tree, one line a fact, for the examples on its page. */
import { known } from "../../src/model/fact.ts";
import type { Load, Problem } from "../../src/model/load.ts";
import { capabilitiesOf } from "../../src/model/profile.ts";
import { type Place, positionAt } from "../../src/repo/text.ts";

/**
 * A line for each item that is not passed over, built-ins left out: verdict, path, name, capabilities; below it,
 * indented, its problem, what has no effect, what bypasses, what skills give, what leads outside. Before them the host's own failure and
 * each layer's authority and what has no effect in it; after them what could not be judged.
 */
export function describeLoad(load: Load): string {
  const lines: string[] = [];
  if (load.problem) lines.push(`${load.status}: ${problem(load.problem)}`);
  for (const layer of load.layers) {
    if (layer.problem) lines.push(`${layer.status} layer ${layer.root}: ${problem(layer.problem)}`);
    for (const { setting, value, effect, because, at } of layer.authority)
      lines.push(`${where(at)} ${setting} = ${value} ${effect}: ${because}`);
    for (const { kind, what, because, at } of layer.ineffective ?? [])
      lines.push(`${where(at)} ${kind} ${what}: ${because}`);
  }
  for (const { files, verdict, profile, leniency } of load.items) {
    if (verdict.kind === "passed-over" || files.length === 0) continue;
    const name = profile && known(profile.name);
    lines.push(
      [
        verdict.kind,
        files[0],
        ...(name === undefined ? [] : [name]),
        ...(profile ? [`(${capabilitiesOf(profile).join(" ") || "nothing"})`] : []),
      ].join(" "),
    );
    if ("problem" in verdict) lines.push(`  ${problem(verdict.problem)}`);
    if (verdict.kind === "shadowed") lines.push(`  by ${verdict.by.files[0] ?? "a built-in"}`);
    if (leniency)
      lines.push(`  lenient: ${problem(leniency)}${leniency.as === undefined ? "" : `; loaded ${leniency.as}`}`);
    if (profile?.grants.state === "implied") lines.push(`  ${profile.grants.because}`);
    for (const { kind, what, because, at } of profile?.ineffective ?? [])
      lines.push(`  ${where(at)} ${kind} ${what}: ${because}`);
    for (const { setting, value, effect, because, at } of profile?.bypasses ?? [])
      lines.push(`  ${where(at)} ${effect} ${setting}: ${value} ${because}`);
    for (const { name, how, asks, may, because, refuses, at } of profile?.skills ?? []) {
      const gives = refuses ? "does not start" : may.join(" ");
      lines.push(`  ${where(at)} ${how} ${name}${asks ? " after a question" : ""}: ${gives}: ${because}`);
    }
    for (const { key, value, reach, at } of profile?.paths ?? []) {
      if (reach.kind === "outside") lines.push(`  ${where(at)} ${key} ${value} leads outside (${reach.how})`);
    }
  }
  for (const entry of load.unjudged) lines.push(`unjudged ${problem(entry)}`);
  return lines.map((line) => `${line}\n`).join("");
}

function problem({ message, at }: Problem): string {
  return `${where(at)} ${message}`;
}

function where({ source, span }: Place): string {
  const { line, column } = positionAt(source, span.start);
  return `${source.path}:${line}:${column}`;
}

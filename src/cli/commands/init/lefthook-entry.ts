/** The job of lefthook that runs the check, as a whole file or as what an existing file lacks. */

const jobName = "agent profiles";

/** The lines of the entry in the syntax of the file at `path`: JSON, TOML or YAML, by its extension. */
export function lefthookEntry(path: string, command: string): readonly string[] {
  if (/\.jsonc?$/.test(path)) return ['"pre-commit": {', `  "jobs": [${jsonJob(command)}]`, "}"];
  if (path.endsWith(".toml")) return ["[[pre-commit.jobs]]", `name = "${jobName}"`, `run = "${command}"`];
  return ["pre-commit:", "  jobs:", ...yamlJob(command, "    ")];
}

/**
 * A second `pre-commit` in one file is an error of its format, so next to an existing one only the job is added.
 * Measured with lefthook 2.2.2: it runs `jobs` and `commands` of one hook.
 */
export function lefthookAddition(
  path: string,
  text: string,
  command: string,
): { readonly where: string; readonly lines: readonly string[] } {
  const whole = { where: "to", lines: lefthookEntry(path, command) };
  const inHook = "to the `pre-commit` part of";
  const inJobs = "to the `jobs` of the `pre-commit` part of";
  if (path.endsWith(".toml")) return { ...whole, where: "at the end of" };
  if (/\.jsonc?$/.test(path)) {
    if (!/"pre-commit"\s*:/.test(text)) return whole;
    return hasJsonJobs(text)
      ? { where: inJobs, lines: [jsonJob(command)] }
      : { where: inHook, lines: [`"jobs": [${jsonJob(command)}]`] };
  }
  const hook = /^(?:pre-commit|"pre-commit"|'pre-commit')[^\S\n]*:.*\n?((?:[ \t].*\n?|\s*\n|#.*\n?)*)/m.exec(text)?.[1];
  if (hook === undefined) return whole;
  const indent = /^( +)[^\s#]/m.exec(hook)?.[1] ?? "  ";
  const jobs = new RegExp(`^${indent}jobs:.*\\n?((?:.*\\n?)*)`, "m").exec(hook)?.[1];
  return jobs === undefined
    ? { where: inHook, lines: [`${indent}jobs:`, ...yamlJob(command, `${indent}  `)] }
    : { where: inJobs, lines: yamlJob(command, /^( *)- /m.exec(jobs)?.[1] ?? `${indent}  `) };
}

function yamlJob(command: string, indent: string): readonly string[] {
  return [`${indent}- name: ${jobName}`, `${indent}  run: ${command}`];
}

function jsonJob(command: string): string {
  return `{ "name": "${jobName}", "run": "${command}" }`;
}

/** Whether the hook has jobs. A file with comments is no JSON, and then its text decides. */
function hasJsonJobs(text: string): boolean {
  return /"pre-commit"\s*:\s*\{[^}]*"jobs"\s*:/.test(text);
}

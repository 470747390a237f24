/**
 * Files other than GitHub's workflows whose commands a machine runs by itself: pipelines of other CI systems, hooks of
 * Git, and containers for development. Paths and keys are documented by these programs.
 */
import { asExpression } from "../expressions.ts";
import type { Variables } from "../word.ts";

/** One program's files. */
export interface PipelineKind {
  /** Their paths, relative to the root. */
  readonly files: RegExp;
  /** The keys of what is run: a text, or a list of lines. Absent: the whole file is a script. */
  readonly scripts?: RegExp;
  /** Those of them whose value is the path of a script, with `arguments` beside it. */
  readonly paths?: RegExp;
  /** Whether jobs take over parts of others as in GitLab, and files include others. */
  readonly isGitlab?: true;
  /** Whether no shell reads a script: it is split into words, as `shlex` does. */
  readonly isSplit?: true;
  /** Whether a list has the words of one command, and a mapping several scripts by names that mean nothing. */
  readonly isForContainers?: true;
  /** Absent: YAML. */
  readonly format?: "toml" | "jsonc";
  /** Whether the texts in its quotes are the scripts. */
  readonly isGroovy?: true;
  /** A script as the shell gets it; what is not known by then in the form of GitHub's expressions. */
  readonly filled?: (script: string, variables: Variables) => string;
}

/** The folders, directly in the root, that hold such files; others lie in the root itself. */
export const pipelineFolders: readonly string[] = [
  ".circleci",
  ".azure-pipelines",
  ".buildkite",
  "buildkite",
  ".woodpecker",
  ".config",
  ".husky",
  ".githooks",
  ".devcontainer",
  ".lefthook",
  ".lefthook-local",
];

/** Those of them whose own folders hold such files too. */
export const nestedPipelineFolders: ReadonlySet<string> = new Set([".devcontainer", ".lefthook", ".lefthook-local"]);

/** A parameter that the CI system puts in before a shell reads the line. */
const openWhere = (parameter: RegExp) => (script: string) => script.replace(parameter, asExpression);

/** `$$NAME` and `\$NAME` are left for the shell. */
const forShell = (script: string): string => script.replace(/\$\$|\\\$/g, () => "$");

/** Where Azure Pipelines puts the repository. */
const sourcesInAzure = /\$\((?:Build\.(?:SourcesDirectory|Repository\.LocalPath)|System\.DefaultWorkingDirectory)\)/gi;

const lefthookScripts = /^(?:run|runner|files)$/;

const kinds: readonly PipelineKind[] = [
  {
    files: /^\.gitlab-ci\.ya?ml$/,
    scripts: /^(?:script|before_script|after_script|pre_get_sources_script|entrypoint|command)$/,
    isGitlab: true,
    filled: openWhere(/\$\[\[[^\]\n]*\]\]/g),
  },
  {
    files: /^\.circleci\/[^/]+\.ya?ml$/,
    scripts: /^(?:run|command|entrypoint|shell)$/,
    // A shell's own `<<` has a backslash before it.
    filled: (script) =>
      script
        .replace(/(?<!\\)<<\s*(?:parameters|pipeline|matrix|param)\.[\w.-]+\s*>>/g, asExpression)
        .replace(/\\<</g, "<<"),
  },
  {
    files: /^(?:azure-pipelines[^/]*|\.azure-pipelines\/[^/]+)\.ya?ml$/,
    scripts: /^(?:script|bash|pwsh|powershell|inlineScript|filePath|scriptPath)$/i,
    paths: /^(?:file|script)Path$/i,
    filled: (script, variables) =>
      script
        .replace(sourcesInAzure, ".")
        .replace(/\$\(([\w.]+)\)/g, (written, name: string) => variables.get(name) ?? asExpression(written)),
  },
  { files: /^bitbucket-pipelines\.ya?ml$/, scripts: /^(?:script|after-script)$/ },
  {
    files: /^(?:buildkite|\.?buildkite\/[^/]+)\.(?:ya?ml|json)$/,
    scripts: /^(?:commands?|entrypoint)$/,
    filled: (script) => forShell(script.replace(/\{\{\s*matrix[^{}\n]*\}\}/g, asExpression)),
  },
  {
    files: /^(?:\.drone|\.woodpecker|\.woodpecker\/[^/]+)\.ya?ml$/,
    scripts: /^(?:commands?|entrypoint)$/,
    filled: forShell,
  },
  { files: /^\.travis\.ya?ml$/, scripts: /^(?:script|install|(?:before|after)_\w+)$/ },
  { files: /^Jenkinsfile(?:\.[^/]*)?$/, isGroovy: true },
  { files: /^\.pre-commit-config\.ya?ml$/, scripts: /^entry$/, isSplit: true },
  { files: /^prek\.toml$/, scripts: /^entry$/, isSplit: true, format: "toml" },
  { files: /^(?:\.config\/)?\.?lefthook(?:-local)?\.(?:ya?ml|json)$/, scripts: lefthookScripts },
  { files: /^(?:\.config\/)?\.?lefthook(?:-local)?\.toml$/, scripts: lefthookScripts, format: "toml" },
  { files: /^\.(?:husky|githooks)\/[^/.][^/]*$/ },
  // Those that its configuration names.
  { files: /^\.lefthook(?:-local)?\/[^/]+\/[^/.][^/]*$/ },
  {
    files: /^(?:\.devcontainer|\.devcontainer\/(?:[^/]+\/)?devcontainer)\.json$/,
    scripts: /^(?:initialize|onCreate|updateContent|postCreate|postStart|postAttach)Command$/,
    isForContainers: true,
    format: "jsonc",
  },
];

/** The kind of the file at a path; `undefined`: no program is known that runs it. */
export function pipelineKindOf(path: string): PipelineKind | undefined {
  return kinds.find(({ files }) => files.test(path));
}

/** The paths of all kinds. */
export const pipelinePaths: readonly RegExp[] = kinds.map(({ files }) => files);

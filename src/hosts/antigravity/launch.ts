/** How workflows start Antigravity's command line: the flags of its help text and its changelog. */
import { autoApproves, bypasses, narrows, installsPlugin, connectsServer, widens } from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";

const flags: LaunchFlags = {
  "--dangerously-skip-permissions": bypasses("runs every tool of every agent without asking, also outside the sandbox"),
  "--mode VALUE": [
    ...autoApproves("edits files without asking", /^accept-?edits$/i),
    ...bypasses("runs every tool without asking", /^(?:always-?proceed|yolo|turbo|bypass.*)$/i),
    ...narrows("researches and plans", /^plan$/i),
  ],
  "--sandbox": narrows("runs commands in a sandbox"),
  "--agent VALUE": widens("runs the session as this agent"),
  "--add-dir VALUE": widens("lets tools work in that directory too"),
  "--remote-control": widens("lets another device control the session"),
  "--app_data_dir VALUE": widens("replaces the user's settings"),
  ...harmlessFlags(`--print -p --prompt VALUE; --prompt-interactive -i VALUE; --print-timeout VALUE; --output-format VALUE
    --input-format VALUE; --json-schema VALUE; --model -m VALUE; --effort VALUE; --continue -c; --conversation VALUE
    --project VALUE; --new-project; --disable-slash-commands; --log-file VALUE; --version -v; --help -h`),
};

export const launch: Launch = {
  program: "agy",
  programs: ["agy"],
  prefixes: ["ANTIGRAVITY", "GEMINI", "GOOGLE"],
  uses: [],
  flags,
  commands: {
    mcp: connectsServer,
    plugin: installsPlugin,
    plugins: installsPlugin,
    "remote-control": { effect: "widens", because: "lets another device control sessions" },
    ...Object.fromEntries(
      "agent agents models changelog install update mic-serve help"
        .split(" ")
        .map((name) => [name, "harmless" as const]),
    ),
  },
  actions: [],
};

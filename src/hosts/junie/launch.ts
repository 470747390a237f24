/**
 * How workflows start Junie: the flags with which its vendor's action starts it, and that action's inputs (24 July
 * 2026). Any other flag is unknown.
 */
import { opensNetwork, widens } from "../_kit/ci/effects.ts";
import { harmlessFlags, type Launch } from "../_kit/ci/launch.ts";

const uses = ["jetbrains/junie-github-action"];

export const launch: Launch = {
  program: "junie",
  programs: ["junie", "@jetbrains/junie"],
  prefixes: ["JUNIE"],
  uses,
  flags: harmlessFlags(`--auth VALUE; --model VALUE; --cache-dir VALUE; --output-format VALUE; --input-format VALUE
    --json-output-file VALUE; --openai-api-key VALUE; --anthropic-api-key VALUE; --grok-api-key VALUE
    --openrouter-api-key VALUE; --google-api-key VALUE; --help; --version`),
  commands: {},
  actions: [
    {
      name: "junie-github-action",
      uses,
      inputs: {
        code_review_feedback_api_base_url: opensNetwork("is where reviews are sent"),
        allowed_mcp_servers: widens("connects servers of the action"),
        ...harmlessFlags(`trigger_phrase; assignee_trigger; label_trigger; base_branch; resolve_conflicts
          create_new_branch_for_pr; silent_mode; skip_feedback; use_single_comment
          attach_github_context_to_custom_prompt; skip_pr; output_branch; prompt; junie_version; model; junie_work_dir
          junie_guidelines_filename; jira_base_url; jira_email; jira_api_token; youtrack_token; junie_api_key
          openai_api_key; anthropic_api_key; grok_api_key; openrouter_api_key; google_api_key; custom_github_token`),
      },
    },
  ],
};

/** Which hooks may refuse what an agent is about to do, and which only tell it something. */

/**
 * Events whose hooks only tell an agent something, or stop a prompt, by the documentation of their hosts: nothing that
 * they print approves anything.
 */
const telling: Readonly<Record<string, RegExp>> = {
  claude: /^(?:SessionStart|UserPromptSubmit)$/,
  kiro: /^(?:agentSpawn|userPromptSubmit)$/,
};

/**
 * Whether a host only shows a model what a hook of an event prints. What other hooks print may be a decision, such as
 * that a tool needs no approval.
 */
export function isOnlyShown(host: string, event: string): boolean {
  return Object.hasOwn(telling, host) && telling[host]?.test(event) === true;
}

/**
 * Further events whose hooks may refuse, by the text of the program: a start of a subagent by `permission: deny`, and a
 * session by `continue: false` (`@cursor/sdk` 1.0.32).
 */
const refusing: Readonly<Record<string, RegExp>> = {
  cursor: /^(?:subagentStart|sessionStart)$/,
};

/**
 * Whether a hook of an event may refuse it: it runs before a tool, an approval or a prompt, or when an agent is about
 * to stop. Hosts call these events alike (`PreToolUse`, `beforeShellExecution`, `agentStop`); where a host's
 * documentation does not say that such a hook can refuse, this is assumed. `host`: one with further events.
 */
export function mayRefuse(event: string, host = ""): boolean {
  if (Object.hasOwn(refusing, host) && refusing[host]?.test(event)) return true;
  return /^(?:pre|before|permission|user)|stop$/i.test(event);
}

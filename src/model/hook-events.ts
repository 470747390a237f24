/** Which hooks may refuse what an agent is about to do. */

/**
 * Whether a hook of an event may refuse it: it runs before a tool, an approval or a prompt, or when an agent is about
 * to stop. Hosts call these events alike (`PreToolUse`, `beforeShellExecution`, `agentStop`); where a host's
 * documentation does not say that such a hook can refuse, this is assumed.
 */
export function mayRefuse(event: string): boolean {
  return /^(?:pre|before|permission|user)|stop$/i.test(event);
}

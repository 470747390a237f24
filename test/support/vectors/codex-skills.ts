/** Codex's skills. */
import { skillSessions } from "./skill-sessions.ts";

export const measured = skillSessions("codex", "0.169", "repo");

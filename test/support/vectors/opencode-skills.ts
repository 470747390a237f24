/** opencode's skills and commands. */
import { skillSessions } from "./skill-sessions.ts";

export const measured = skillSessions("opencode", "1", "ws");

/** Copilot CLI's skills. */
import { skillSessions } from "./skill-sessions.ts";

export const measured = skillSessions("copilot", "2026-08", "ws");

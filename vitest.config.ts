import { defineConfig } from "vitest/config";

/** Many tests wait for a process, a clock or a socket: one worker more than cores, and time enough on a machine that is shared. */
export default defineConfig({ test: { maxWorkers: 3, testTimeout: 30_000, hookTimeout: 30_000 } });

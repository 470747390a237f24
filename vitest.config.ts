import { defineConfig } from "vitest/config";

/**
 * Three projects by folder: `unit` runs in memory, `process` starts git, bundles and hooks, `slow` holds large properties.
 * Many tests wait for a process or a socket: one worker more than cores, and time enough on a machine that is shared.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    globalSetup: "test/support/pages.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: ["unit", "process", "slow"].map((name) => ({
      extends: true,
      test: { name, include: [`test/${name}/**/*.test.ts`] },
    })),
  },
});

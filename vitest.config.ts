import { defineConfig } from "vitest/config";

/**
 * Three projects by folder: `unit` runs in memory, `process` starts git, bundles and hooks, `slow` holds large properties.
 * All run small numbers of generated input; `RUNS=full` runs the large ones. Many tests wait for a process or a socket: one
 * worker more than cores, and a time limit that only ends what hangs, on a machine that is shared too.
 *
 * Workers are processes, because some tests compare the CPU time of their own process. Files of `unit` share a process: they
 * hold no state, and loading every host for each file would take longer than the tests. They come after the others: a
 * process ends as soon as the next file in line is of another project.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    globalSetup: "test/support/pages.ts",
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: ["unit", "process", "slow"].map((name) => ({
      extends: true,
      test: {
        name,
        include: [`test/${name}/**/*.test.ts`],
        pool: "forks",
        isolate: name !== "unit",
        sequence: { groupOrder: name === "unit" ? 1 : 0 },
        setupFiles: ["test/support/seed.ts", ...(name === "process" ? ["test/support/folders.ts"] : [])],
        globalSetup: name === "process" ? ["test/support/package.ts"] : [],
      },
    })),
  },
});

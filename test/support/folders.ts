/** Removes the temporary folders of a test file when it has ended. */
import { afterAll } from "vitest";
import { removeFolders } from "./repository.ts";

afterAll(removeFolders);

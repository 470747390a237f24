/** What a command asks a program to build, such as `cargo run -p guard`. */

/** A request to build a project. */
export interface BuildRequest {
  /** As it is written: `cargo`, `./gradlew`. */
  readonly program: string;
  /** The path of the file that makes its folder a project: `tools/Cargo.toml`. */
  readonly project: string;
  /** All words after the program. Most of them go to what is built. */
  readonly words: readonly string[];
  /** The folders that were named before the program, the last one first. */
  readonly places: readonly string[];
}

/** The two generations of Rust's `toml` crate, and Python's own reader. */

/** `0.8`: toml 0.8.23 with toml_edit 0.22; `0.9`: toml 0.9.11 with toml_parser 1.0; `tomllib`: Python 3.11 to 3.13. */
export type Family = "0.8" | "0.9" | "tomllib";

/** Where `list` is shown. */

/**
 * What the list is shown on. `all`: every setting, and what differs between hosts. `command`: how the tool was started.
 */
export interface ListScreen {
  readonly color: boolean;
  readonly columns: number;
  /** Whether it is no terminal. */
  readonly isPiped?: boolean;
  readonly all?: boolean;
  readonly command?: string;
}

/** The bounds of the size of a call's body, checked on its bytes before anything else reads it. */
export interface InputBounds {
  /** The maximum depth of nested lists and objects. */
  readonly depth: number;
  /** The maximum number of values in all lists and objects together. */
  readonly values: number;
  /** The maximum size of one text or name in bytes, as sent: quoted, in UTF-8. */
  readonly textBytes: number;
}

/** The default bounds of a call: several times what any form sends. */
export const INPUT_BOUNDS: InputBounds = { depth: 16, values: 5_000, textBytes: 64 * 1024 };

/** The bounds of a call: its own, and the defaults for the rest. */
export const inputBounds = (own: Partial<InputBounds> = {}): InputBounds => ({ ...INPUT_BOUNDS, ...own });

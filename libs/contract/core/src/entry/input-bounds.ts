/** How much the body of a call may hold, whatever it says: judged on its bytes, before anything else reads it. */
export interface InputBounds {
  /** Lists and objects within one another. */
  readonly depth: number;
  /** Values of all lists and objects together. */
  readonly values: number;
  /** The most of one text or name, in bytes as it is sent: quoted, in UTF-8. */
  readonly textBytes: number;
}

/** The bounds of a call that says nothing else: several times what any form sends. */
export const INPUT_BOUNDS: InputBounds = { depth: 16, values: 5_000, textBytes: 64 * 1024 };

/** What a call is held to: its own bounds, and the usual ones for the rest. */
export const inputBounds = (own: Partial<InputBounds> = {}): InputBounds => ({ ...INPUT_BOUNDS, ...own });

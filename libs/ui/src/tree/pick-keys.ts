import { steppedLine } from './stepped-line.ts';

/** The action of a key in a list of which several lines are picked. */
export type PickStep =
  /** `spans` picks everything passed over. */
  | { readonly kind: 'move'; readonly to: number; readonly spans: boolean }
  | { readonly kind: 'tick' }
  | { readonly kind: 'take' }
  | { readonly kind: 'all' };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The action of a key on a list of `count` lines, of which line `at` is active: arrows move, with Shift they pick, Space
 * picks one, Ctrl-A all, Enter takes what is picked. Null for a key without one.
 */
export function pickStep(pressed: Pressed, count: number, at: number): PickStep | null {
  if (count === 0 || pressed.altKey) return null;
  const { key, shiftKey: spans } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return key.toLowerCase() === 'a' ? { kind: 'all' } : null;
  const to = steppedLine(key, at, count);
  if (to !== null) return { kind: 'move', to, spans };
  if (key === ' ') return { kind: 'tick' };
  return key === 'Enter' ? { kind: 'take' } : null;
}

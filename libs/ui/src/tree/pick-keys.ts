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

const PAGE = 10;

/**
 * The action of a key on a list of `count` lines, of which line `at` is active: arrows move, with Shift they pick, Space
 * picks one, Ctrl-A all, Enter takes what is picked. Null for a key without one.
 */
export function pickStep(pressed: Pressed, count: number, at: number): PickStep | null {
  if (count === 0 || pressed.altKey) return null;
  const { key, shiftKey: spans } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return key.toLowerCase() === 'a' ? { kind: 'all' } : null;
  const move = (to: number): PickStep => ({
    kind: 'move',
    to: Math.max(0, Math.min(count - 1, to)),
    spans,
  });
  switch (key) {
    case 'ArrowDown':
      return move(at + 1);
    case 'ArrowUp':
      return move(at - 1);
    case 'PageDown':
      return move(at + PAGE);
    case 'PageUp':
      return move(at - PAGE);
    case 'Home':
      return move(0);
    case 'End':
      return move(count - 1);
    case ' ':
      return { kind: 'tick' };
    case 'Enter':
      return { kind: 'take' };
    default:
      return null;
  }
}

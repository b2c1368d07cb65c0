const PAGE = 10;

/** The line that a key leads to from line `at` of `count`, as in any list; null for a key that leads nowhere. */
export function steppedLine(key: string, at: number, count: number): number | null {
  const to = target(key, at, count);
  return to === null ? null : Math.max(0, Math.min(count - 1, to));
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + PAGE;
    case 'PageUp':
      return at - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * A colour between two of the form #rrggbb or #rgb, which built style sheets have: the first at 0, the other at 1.
 * Other forms are not mixed.
 */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [partsOf(one), partsOf(other)];
  if (from === null || to === null) return share < 0.5 ? one : other;
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function partsOf(colour: string): readonly number[] | null {
  const whole = colour.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');
  const [, ...parts] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(whole) ?? [];
  return parts.length === 3 ? parts.map((part) => Number.parseInt(part, 16)) : null;
}

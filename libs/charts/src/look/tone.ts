import type { ChartTokens } from './chart-tokens.ts';

/** The share of the full colour in the palest tone: the line is still seen. */
const PALEST = 0.4;

/** A tone of the first series' colour, from pale at 0 to full at 1. */
export const toneOf = ({ series, container }: ChartTokens, tone: number): string =>
  mixed(container, series[0] ?? '', PALEST + (1 - PALEST) * tone);

/** A colour between two, both as `#rrggbb`; the other one where they are not. */
function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  if (!from || !to) return other;
  const between = from.map((channel, at) => Math.round(channel + ((to[at] ?? channel) - channel) * share));
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): readonly number[] | null {
  if (!/^#[\da-f]{6}$/i.test(colour)) return null;
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

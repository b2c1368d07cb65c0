import type { CandleSpec, ChartEvent } from '../chart-spec.ts';

/** The name of the flags among the series of a drawing. */
export const EVENT_SERIES = '事件';

/** Events that share a flag, on the label of the first. */
export interface FlagGroup extends Pick<ChartEvent, 'label' | 'mark' | 'tint'> {
  readonly events: readonly ChartEvent[];
}

export interface FlagRoom {
  /** The pixels of all labels. */
  readonly width: number;
  /** The pixels that a flag takes. */
  readonly flag: number;
}

/**
 * The flags of a chart's events, in the order of their labels, none over another: an event closer to the flag
 * before than a flag is wide joins it. Several events of one kind have its mark, others their number.
 */
export function flagGroups(
  { labels, events }: Pick<CandleSpec, 'labels' | 'events'>,
  { width, flag }: FlagRoom,
): readonly FlagGroup[] {
  const step = width / Math.max(1, labels.length);
  const places = new Map(labels.map((label, at) => [label, at * step]));
  const groups: ChartEvent[][] = [];
  let last = -Infinity;
  for (const event of events.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const place = placeOf(event);
    if (place - last < flag) groups.at(-1)?.push(event);
    else {
      groups.push([event]);
      last = place;
    }
  }
  return groups.map(flagOf);

  function placeOf({ label }: ChartEvent): number {
    return places.get(label) ?? 0;
  }
}

const MOST_COUNTED = 9;

function flagOf(events: readonly ChartEvent[]): FlagGroup {
  const [first] = events as readonly [ChartEvent, ...ChartEvent[]];
  const alike = events.every(({ mark }) => mark === first.mark);
  const many = events.length > MOST_COUNTED ? `${MOST_COUNTED}+` : String(events.length);
  return {
    label: first.label,
    mark: alike ? first.mark : many,
    tint: alike ? first.tint : 'slate',
    events,
  };
}

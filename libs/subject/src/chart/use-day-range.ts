import { usePageQuery } from '@console/ui/data';
import { useMemo } from 'react';
import { dayIn } from '../periods/day-in.ts';

/** The days of a range as calls take them; an end that is not chosen is left out. */
export interface DayRange {
  readonly startTime?: string;
  readonly endTime?: string;
}

type Ends = readonly [start: string | undefined, end: string | undefined];

/** A range of days kept in the address under `name`, and how to change it. */
export function useDayRange(name: string): readonly [range: DayRange, choose: (ends: Ends) => void] {
  const [query, change] = usePageQuery();
  const range = useMemo(() => {
    const [startTime, endTime] = [`${name}.startTime`, `${name}.endTime`].map((key) => dayIn(query.get(key)));
    return {
      ...(startTime === undefined ? {} : { startTime }),
      ...(endTime === undefined ? {} : { endTime }),
    };
  }, [query, name]);
  const choose = ([startTime, endTime]: Ends): void =>
    change({ [`${name}.startTime`]: startTime ?? null, [`${name}.endTime`]: endTime ?? null });
  return [range, choose];
}

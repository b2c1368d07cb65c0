import { useSearch } from '@console/ui/data';
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
  const [search, replace] = useSearch();
  const range = useMemo(() => {
    const params = new URLSearchParams(search);
    const [startTime, endTime] = [`${name}.startTime`, `${name}.endTime`].map((key) =>
      dayIn(params.get(key)),
    );
    return {
      ...(startTime === undefined ? {} : { startTime }),
      ...(endTime === undefined ? {} : { endTime }),
    };
  }, [search, name]);
  const choose = ([startTime, endTime]: Ends): void => {
    const params = new URLSearchParams(search);
    for (const [key, day] of [
      [`${name}.startTime`, startTime],
      [`${name}.endTime`, endTime],
    ] as const) {
      if (day === undefined) params.delete(key);
      else params.set(key, day);
    }
    replace(params.toString());
  };
  return [range, choose];
}

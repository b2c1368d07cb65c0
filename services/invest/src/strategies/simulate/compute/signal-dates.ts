import { endsPeriod, type Frequency } from '@console/quant';

/**
 * The days of a run on which stocks are chosen: the first one, then each whose next day lies in another period. The last
 * day has no next one.
 * @param days ISO, ascending, one after another
 */
export const signalDates = (days: readonly string[], frequency: Frequency): readonly string[] =>
  days.filter((day, at) => {
    const next = days[at + 1];
    return at === 0 || (next !== undefined && endsPeriod(frequency, day, next));
  });

import { z } from 'zod';
import { day } from '../values/field.ts';

/**
 * A range of days, both included, of a call about days. Without an end it goes up to the newest day; without a start
 * charts begin a year before its end, and tables with the first day.
 */
export const dayRange = { startTime: day().optional(), endTime: day().optional() } as const;

/** Names of the two ends of a range of days, as inputs have them. */
const RANGES = [
  ['startTime', 'endTime'],
  ['from', 'to'],
  ['typeTimeStart', 'typeTimeEnd'],
  ['startedFrom', 'startedTo'],
] as const;

/**
 * The input schema that also refuses a range of days which ends before it starts; an input without ranges is
 * returned unchanged.
 */
export function withOrderedDays<Input extends z.ZodType>(input: Input): Input {
  if (!(input instanceof z.ZodObject)) return input;
  const { shape } = input;
  const ranges = RANGES.filter(([start, end]) => start in shape && end in shape);
  if (ranges.length === 0) return input;
  return input.superRefine((given, context) => {
    const days = given as Readonly<Record<string, unknown>>;
    for (const [start, end] of ranges) {
      const [first, last] = [days[start], days[end]];
      if (typeof first === 'string' && typeof last === 'string' && first > last)
        context.addIssue({
          code: 'custom',
          path: [end],
          message: `结束 ${last} 早于开始 ${first}，应不早于开始`,
        });
    }
  });
}

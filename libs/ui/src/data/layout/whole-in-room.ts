import { fillRoom } from './fill-room.ts';

/**
 * The widths of columns that scroll sideways, so that none is cut by the edge or by the column of actions there:
 * those that fit in `room` pixels share what is left, and the next ones begin beyond it.
 */
export function wholeInRoom(widths: readonly number[], room: number): readonly number[] {
  let sum = 0;
  const beyond = widths.findIndex((width) => (sum += width) > room);
  if (beyond < LEAST) return widths;
  return [...fillRoom(widths.slice(0, beyond), room), ...widths.slice(beyond)];
}

/** Fewer columns would grow too much. */
const LEAST = 3;

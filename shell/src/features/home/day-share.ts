import { shanghaiDateTime } from '@console/contract-core';

/** How much of the day has passed at `HH:mm`, or at a moment in Asia/Shanghai: 0 to 1. */
export function dayShare(time: string | number): number {
  const text = typeof time === 'number' ? shanghaiDateTime(time).slice(11) : time;
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

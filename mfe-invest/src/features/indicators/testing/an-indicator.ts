import type { Indicator } from '@console/contract-invest';
import type { Line } from '../line-charts.ts';

/** An indicator as the service lists it. */
export const anIndicator = (more: Partial<Indicator> = {}): Indicator => ({
  id: 'daily_bar.close',
  name: '收盘价',
  topicId: 1,
  topicTitle: '量价',
  frequency: 'daily',
  unit: 'yuan',
  note: '不复权，停牌日为停牌前的收盘价。',
  ref: 'daily_bar.close@1',
  ...more,
});

/** A line of a daily indicator over some days of July. */
export const aLine = (name: string, values: readonly (number | null)[], more: Partial<Line> = {}): Line => ({
  id: name,
  name,
  unit: 'yuan',
  frequency: 'daily',
  points: values.map((value, at) => ({ date: `2026-07-0${at + 1}`, value })),
  ...more,
});

import { shanghaiDateTime } from '@console/contract-core';

export interface ClockText {
  /** `18:24` */
  readonly time: string;
  /** `07` */
  readonly seconds: string;
  /** `2026年11月20日` */
  readonly date: string;
  /** `星期五` */
  readonly weekday: string;
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** The moment as a clock on a wall in Shanghai shows it. `now` in milliseconds since the epoch. */
export function clockText(now: number): ClockText {
  const [day = '', clock = ''] = shanghaiDateTime(now).split(' ');
  const [year, month, date] = day.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return {
    time: clock.slice(0, 5),
    seconds: clock.slice(6),
    date: `${year}年${month}月${date}日`,
    weekday: `星期${weekday}`,
  };
}

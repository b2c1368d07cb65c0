import { clockText } from './clock-text.ts';

describe('the clock of the lock screen', () => {
  it('reads the time of Shanghai', () => {
    expect(clockText(Date.UTC(2026, 10, 20, 10, 24, 7))).toEqual({
      time: '18:24',
      seconds: '07',
      date: '2026年11月20日',
      weekday: '星期五',
    });
  });

  it('turns the day at Shanghai’s midnight, not at Greenwich’s', () => {
    expect(clockText(Date.UTC(2026, 0, 3, 15, 59, 59))).toMatchObject({
      date: '2026年1月3日',
      weekday: '星期六',
    });
    expect(clockText(Date.UTC(2026, 0, 3, 16))).toMatchObject({
      time: '00:00',
      date: '2026年1月4日',
      weekday: '星期日',
    });
  });
});

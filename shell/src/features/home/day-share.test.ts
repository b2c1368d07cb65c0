import { dayShare } from './day-share.ts';

describe('the share of the day', () => {
  it('reads a clock time', () => {
    expect(dayShare('00:00')).toBe(0);
    expect(dayShare('07:00')).toBeCloseTo(7 / 24, 10);
    expect(dayShare('24:00')).toBe(1);
  });

  it('reads a moment in Shanghai, whatever the host’s zone', () => {
    expect(dayShare(Date.UTC(2026, 10, 20, 10, 0, 0))).toBe(0.75);
    expect(dayShare(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe(0);
  });
});

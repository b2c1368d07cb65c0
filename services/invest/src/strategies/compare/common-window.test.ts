import { commonWindow } from './common-window.ts';

const span = (first: string, last: string): { first: string; last: string } => ({ first, last });

describe('the common window', () => {
  it('goes from the latest first day to the earliest last one', () => {
    const spans = [span('2025-01-02', '2026-07-02'), span('2026-01-05', '2026-06-30')];
    expect(commonWindow(spans)).toEqual({ from: '2026-01-05', to: '2026-06-30' });
    expect(commonWindow([span('2026-01-05', '2026-01-05')])).toEqual({
      from: '2026-01-05',
      to: '2026-01-05',
    });
  });

  it('is none of spans that do not meet, and of none', () => {
    expect(commonWindow([span('2025-01-02', '2025-06-30'), span('2025-07-01', '2026-07-02')])).toBeNull();
    expect(commonWindow([])).toBeNull();
  });
});

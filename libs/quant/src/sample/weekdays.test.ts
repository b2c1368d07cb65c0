import { weekdays } from './weekdays.ts';

describe('weekdays', () => {
  it('leave out Saturdays and Sundays', () => {
    expect(weekdays('2024-06-06', 4)).toEqual(['2024-06-06', '2024-06-07', '2024-06-10', '2024-06-11']);
  });

  it('begin on Monday where the first date is none of them', () => {
    expect(weekdays('2024-06-08', 1)).toEqual(['2024-06-10']);
  });

  it('may be none', () => {
    expect(weekdays('2024-06-06', 0)).toEqual([]);
  });
});

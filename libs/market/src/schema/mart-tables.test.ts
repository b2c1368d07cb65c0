import type { MartTables } from './mart-tables.ts';

type Rating = MartTables['market.analyst_rating'];
type Bar = MartTables['market.daily_bar'];
type Income = MartTables['market.income_statement'];

it('gives the rows of every table with the types of their definitions', () => {
  const rating: Pick<Rating, 'rating' | 'previous_rating' | 'target_price'> = {
    rating: '买入',
    previous_rating: null,
    target_price: null,
  };
  const close: Bar['close'] = 1;
  const revenue: Income['operating_total_revenue'] = null;
  // @ts-expect-error a close is never missing
  const missing: Bar['close'] = null;
  // @ts-expect-error no rating has such a name
  const unknown: Rating['rating'] = '推荐';
  // @ts-expect-error no table has such a column
  type Wrong = Bar['closing_price'];
  const wrong = 1 as Wrong;
  expect([rating.rating, close, revenue, missing, unknown, wrong]).toHaveLength(6);
});

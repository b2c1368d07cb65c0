import { choice, count, date, ofSecurity, optional, text, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** From best to worst. */
export const RATINGS = ['买入', '增持', '中性', '减持', '卖出'] as const;
export type Rating = (typeof RATINGS)[number];

export const analystRating = defineTable({
  name: 'analyst_rating',
  title: '分析师评级',
  note:
    'A broker’s rating of a share. Whether it went up or down follows from the two ratings; the room to the ' +
    'target price is target_price / the day’s close − 1.',
  columns: [
    ofSecurity,
    date('rating_date', '评级日', 'day the report was published'),
    text('institution', '研究机构', 60),
    optional(text('analyst', '分析师', 60)),
    choice('rating', '评级', RATINGS),
    optional(choice('previous_rating', '上次评级', RATINGS, 'of the same institution; empty for its first')),
    within(yuan('target_price', '目标价', 'empty when none is given'), { min: 0 }),
    within(count('forecast_year', '预测年度', 'fiscal year of eps_this_year'), { min: 1990, max: 2100 }),
    yuan('eps_this_year', '当年每股收益预测'),
    yuan('eps_next_year', '次年每股收益预测'),
  ],
  key: ['security_id', 'rating_date', 'institution'],
  indexes: [['rating_date']],
  load: 'merge',
  asOf: 'rating_date',
  needs: ['security'],
});

export type AnalystRatingRow = RowOf<typeof analystRating>;

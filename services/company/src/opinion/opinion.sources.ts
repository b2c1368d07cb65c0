import { NEUTRAL_UP_TO, opinionTables, type Sentiment } from '@console/contract-company';
import { facts, joined } from '@console/market/facts';
import { textContaining } from '@console/node-kit/queries';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { companySource } from '../facts/company-source.ts';

export const AnnouncementsSource = companySource(
  facts(opinionTables.announcements, {
    of: 'market.announcement',
    columns: {
      id: (e) => joined('-', e.ref('t.announce_date'), e.ref('t.sequence')),
      announcementDate: 'announce_date',
    },
    newestFirst: true,
    where: (rows, { search, category, endTime }) =>
      rows
        .$if(search !== undefined, (some) =>
          some.where(({ ref }) => says(search ?? '', ref('t.title'), ref('t.summary'))),
        )
        .$if(category !== undefined, (some) => some.where('t.category', '=', category ?? '其他'))
        .$if(endTime !== undefined, (some) => some.where('t.announce_date', '<=', endTime ?? '')),
  }),
);

export const NewsSource = companySource(
  facts(opinionTables.news, {
    of: 'market.news',
    columns: { id: (e) => joined('-', e.ref('t.publish_date'), e.ref('t.sequence')) },
    newestFirst: true,
    where: (rows, { search, sentiment }) =>
      rows
        .$if(search !== undefined, (some) =>
          some.where(({ ref }) => says(search ?? '', ref('t.title'), ref('t.summary'))),
        )
        .$if(sentiment !== undefined, (some) =>
          some.where(({ ref }) => READS[sentiment ?? 'neutral'](ref('t.sentiment'))),
        ),
  }),
);

const READS: Readonly<Record<Sentiment, (score: Expression<number | null>) => RawBuilder<boolean>>> = {
  positive: (score) => sql`${score} > ${NEUTRAL_UP_TO}`,
  neutral: (score) => sql`${score} BETWEEN ${-NEUTRAL_UP_TO} AND ${NEUTRAL_UP_TO}`,
  negative: (score) => sql`${score} < ${-NEUTRAL_UP_TO}`,
};

/** The condition that the texts readers see contain a text: the title and the summary. */
function says(
  search: string,
  title: Expression<string>,
  summary: Expression<string | null>,
): RawBuilder<boolean> {
  const like = textContaining(search);
  return sql`(${title} LIKE ${like} OR ${summary} LIKE ${like})`;
}

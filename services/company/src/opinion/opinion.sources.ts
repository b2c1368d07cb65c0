import { NEUTRAL_UP_TO, opinionTables, type Sentiment } from '@console/contract-company';
import { tableName, textContaining, type Condition } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

export const AnnouncementsSource = companyFacts(opinionTables.announcements, {
  from: `${tableName('market', 'announcement')} t`,
  columns: {
    id: `CONCAT(t.announce_date, '-', t.sequence)`,
    announcementDate: 't.announce_date',
    category: 't.category',
    title: 't.title',
    summary: 't.summary',
  },
  key: 't.announce_date DESC, t.sequence',
  asOf: 't.announce_date',
  where: ({ search, category }) => [
    ...saying(search),
    ...(category === undefined ? [] : [{ sql: 't.category = ?', values: [category] }]),
  ],
});

export const NewsSource = companyFacts(opinionTables.news, {
  from: `${tableName('market', 'news')} t`,
  columns: {
    id: `CONCAT(t.publish_date, '-', t.sequence)`,
    publishDate: 't.publish_date',
    source: 't.source',
    title: 't.title',
    summary: 't.summary',
    sentiment: 't.sentiment',
  },
  key: 't.publish_date DESC, t.sequence',
  asOf: 't.publish_date',
  where: ({ search, sentiment }) => [
    ...saying(search),
    ...(sentiment === undefined ? [] : [{ sql: READS[sentiment], values: [] }]),
  ],
});

const READS: Readonly<Record<Sentiment, string>> = {
  positive: `t.sentiment > ${NEUTRAL_UP_TO}`,
  neutral: `t.sentiment BETWEEN -${NEUTRAL_UP_TO} AND ${NEUTRAL_UP_TO}`,
  negative: `t.sentiment < -${NEUTRAL_UP_TO}`,
};

/** In what readers see of it: the title, and the summary behind it. */
function saying(search: string | undefined): readonly Condition[] {
  if (search === undefined) return [];
  const like = textContaining(search);
  return [{ sql: 't.title LIKE ? OR t.summary LIKE ?', values: [like, like] }];
}

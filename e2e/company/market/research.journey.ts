import { tellsFacts, type Fact } from '../../support/screens/company-facts.ts';

const WAY = ['市场数据', '市场预测', '机构调研'];

const KINDS = [
  ['基金公司', 'fund'],
  ['证券公司', 'broker'],
  ['私募机构', 'private_fund'],
  ['保险机构', 'insurance'],
  ['外资机构', 'foreign'],
  ['其他机构', 'other'],
] as const;

const VISITS: Fact = {
  way: WAY,
  table: '机构调研记录',
  sql: `SELECT visit_date, sequence, announce_date, form,
               fund_count + broker_count + private_fund_count + insurance_count + foreign_count + other_count,
               person_count, ${KINDS.map(([, kind]) => `${kind}_count`).join(', ')}, topics
          FROM {market}.research_visit WHERE security_id = ? ORDER BY visit_date DESC, sequence DESC LIMIT 20`,
  drawn: [
    ['调研日期', 'text'],
    ['场次', 'integer'],
    ['公告日期', 'text'],
    ['调研方式', 'text'],
    ['机构家数', 'integer'],
    ['调研人数', 'integer'],
    ...KINDS.map(([title]) => [title, 'integer'] as const),
    ['调研内容', 'text'],
  ],
};

/** 100 × the fraction of listed companies with fewer visitors of the kind, and half of those with as many. */
const score = (kind: string): string =>
  `100 * (SUM(other.${kind}_count < mine.${kind}_count) + SUM(other.${kind}_count = mine.${kind}_count) / 2) / COUNT(*)`;

/**
 * Quarters from the first visit to the newest day of trading, each up to its last day, the newest up to today's;
 * `visitors` are those of every listed company over the twelve months up to that day.
 */
const QUARTERS = `WITH RECURSIVE share AS (SELECT ? AS id),
  today AS (SELECT MAX(trade_date) AS day FROM {market}.daily_bar),
  ends AS (
    SELECT LAST_DAY(MAKEDATE(YEAR(MIN(visit_date)), 1) + INTERVAL QUARTER(MIN(visit_date)) * 3 - 1 MONTH) AS day
      FROM {market}.research_visit, share WHERE security_id = id
    UNION ALL
    SELECT LAST_DAY(ends.day + INTERVAL 3 MONTH) FROM ends, today WHERE ends.day < today.day),
  quarters AS (
    SELECT ends.day AS last, LEAST(ends.day, today.day) AS day FROM ends, today),
  visitors AS (
    SELECT q.day, s.id, ${KINDS.map(([, kind]) => `COALESCE(SUM(v.${kind}_count), 0) AS ${kind}_count`).join(', ')}
      FROM quarters q
      JOIN {market}.security s ON s.list_date <= q.day AND (s.delist_date IS NULL OR s.delist_date > q.day)
      LEFT JOIN {market}.research_visit v
        ON v.security_id = s.id AND v.visit_date <= q.day AND v.visit_date > q.day - INTERVAL 1 YEAR
     GROUP BY q.day, s.id),
  scores AS (
    SELECT mine.day, ${KINDS.map(([, kind]) => `${score(kind)} AS ${kind}_score`).join(', ')}
      FROM share JOIN visitors mine ON mine.id = share.id JOIN visitors other ON other.day = mine.day
     GROUP BY mine.day)`;

const STATISTICS: Fact = {
  way: WAY,
  table: '机构调研统计',
  sql: `${QUARTERS}
    SELECT CONCAT(YEAR(q.day), 'Q', QUARTER(q.day)), q.day, COUNT(v.visit_date),
           COALESCE(SUM(v.institution_count), 0), COALESCE(SUM(v.person_count), 0),
           ${KINDS.map(([, kind]) => `MAX(scores.${kind}_score)`).join(', ')}
      FROM share JOIN quarters q
      LEFT JOIN {market}.research_visit v ON v.security_id = share.id AND v.visit_date <= q.day
           AND v.visit_date > q.last - INTERVAL 3 MONTH AND QUARTER(v.visit_date) = QUARTER(q.day)
      LEFT JOIN scores ON scores.day = q.day
     GROUP BY q.day ORDER BY q.day DESC LIMIT 20`,
  drawn: [
    ['季度', 'text'],
    ['截至日期', 'text'],
    ['调研次数', 'integer'],
    ['机构家数', 'integer'],
    ['调研人数', 'integer'],
    ...KINDS.map(([title]) => [`${title}得分`, 'number'] as const),
  ],
};

describe('the visitors of a company, on screen, equal the database', () => {
  tellsFacts({ wants: ['research_visit'], facts: [STATISTICS, VISITS] });
});

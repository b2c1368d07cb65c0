import { basicInfoTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

/** Names an executive's post in a year, its share first. Table `alias` is the mart's `executive`. */
export const executiveIdSql = (alias: string): string =>
  `CONCAT_WS('|', ${alias}.security_id, ${alias}.year, ${alias}.name, ${alias}.post)`;

/** The expression of every figure of an executive of table `t`, alike in lists and for one. */
export const EXECUTIVE_COLUMNS = {
  id: executiveIdSql('t'),
  name: 't.name',
  post: 't.post',
  sex: 't.sex',
  age: '(t.year - t.birth_year)',
  education: 't.education',
  educationScore: 't.education_score',
  sharesHeldNumber: 't.shares_held',
  pay: 't.pay',
} as const;

/** The share an executive's id begins with; 0, which no share has, of what is no such id. */
const shareOfExecutive = (id: string): number => Number(/^\d{1,10}(?=\|)/.exec(id)?.[0] ?? 0);

const NEWEST_YEAR = `(SELECT MAX(n.year) FROM ${tableName('market', 'executive')} n WHERE n.security_id = t.security_id)`;

export const ExecutivesSource = companyFacts(basicInfoTables.executives, {
  from: `${tableName('market', 'executive')} t`,
  columns: EXECUTIVE_COLUMNS,
  key: executiveIdSql('t'),
  asOf: 't.announce_date',
  where: ({ year }) => [
    year === undefined
      ? { sql: `t.year = ${NEWEST_YEAR}`, values: [] }
      : { sql: 't.year = ?', values: [year] },
  ],
});

/** Trades of table `t` that are an executive's or a relative's; takes the executive's id. */
export const TRADES_OF = `t.executive_name IN (
  SELECT e.name FROM ${tableName('market', 'executive')} e
   WHERE e.security_id = t.security_id AND ${executiveIdSql('e')} = ?)`;

const TRADE_ID = "CONCAT_WS('|', t.trade_date, t.changer_name, t.change_reason, t.volume)";

export const ExecutiveChangesSource = companyFacts(basicInfoTables.executiveChanges, {
  from: `${tableName('market', 'executive_change')} t`,
  columns: {
    id: TRADE_ID,
    date: 't.trade_date',
    changeName: 't.changer_name',
    amount: 't.amount',
    volume: 't.volume',
    avgAmount: 't.average_price',
    changeProportion: 't.change_proportion',
    lastedVolume: 't.shares_after',
    relevantName: 't.executive_name',
    changePost: 't.post',
    relevant: 't.relation',
    changeReason: 't.change_reason',
  },
  key: TRADE_ID,
  asOf: 't.announce_date',
  share: ({ detailId }) => (detailId === undefined ? null : shareOfExecutive(detailId)),
  where: ({ year, detailId }) => [
    { sql: 't.trade_date BETWEEN ? AND ?', values: [`${year}-01-01`, `${year}-12-31`] },
    ...(detailId === undefined ? [] : [{ sql: TRADES_OF, values: [detailId] }]),
  ],
});

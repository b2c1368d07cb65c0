/** @typedef {import('./steady-database.mjs').SteadyDatabase} SteadyDatabase */

/**
 * The columns of each table that follow from a strategy and its market; neither from the machine nor from the time of
 * posting. A row is a line of text.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const COLUMNS = {
  strategy: ['id', 'last_date', 'assets', 'earning_rate', 'statis_days'],
  strategy_day: [
    ...['strategy_id', 'report_date', 'statis_days', 'cash', 'stock_value', 'assets', 'earning_rate'],
    ...['state', 'day_hash'],
  ],
  strategy_signal: ['strategy_id', 'signal_date', 'picks'],
  strategy_holding: [
    ...['strategy_id', 'report_date', 'code', 'shares', 'shares_change', 'open', 'close', 'value'],
    ...['value_before', 'full_weight', 'position_index'],
  ],
  strategy_bill: ['strategy_id', 'bill_date', 'orders', 'bought', 'sold', 'fees'],
  strategy_booking: ['strategy_id', 'report_date', 'seq', 'code', 'kind', 'shares', 'amount', 'flagged'],
  strategy_gap: ['strategy_id', 'report_date', 'code', 'wish', 'held', 'causes'],
  strategy_risk: ['strategy_id', 'risk_date', 'system_risk', 'company_risks'],
};
/** Orders name their bill by a number that is given in the order of posting: here by its day. */
const ORDER = [
  ...[
    'o.strategy_id',
    'b.bill_date',
    'o.seq',
    'o.code',
    'o.side',
    'o.wanted',
    'o.shares',
    'o.price',
    'o.amount',
  ],
  ...['o.commission', 'o.stamp_duty', 'o.transfer_fee', 'o.status', 'o.reason'],
];

/** Tables of days, in an order for deletion that no foreign key forbids. */
const DAYS = ['order', 'bill', 'holding', 'booking', 'gap', 'signal', 'risk', 'day'].map(
  (name) => `strategy_${name}`,
);

/**
 * Every row of the days of all strategies by table, sorted.
 * @param {SteadyDatabase} database
 * @param {string} schema of the invest service
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function readLedger(database, schema) {
  /** @type {Map<string, readonly string[]>} */
  const ledger = new Map();
  for (const [table, columns] of Object.entries(COLUMNS))
    ledger.set(table, await lines(database, columns, `${schema}.${table}`));
  const orders = `${schema}.strategy_order o JOIN ${schema}.strategy_bill b ON b.id = o.bill_id`;
  return ledger.set('strategy_order', await lines(database, ORDER, orders));
}

/** @param {SteadyDatabase} database @param {readonly string[]} columns @param {string} from */
async function lines(database, columns, from) {
  const texts = columns.map((column) => `COALESCE(${column}, '-')`).join(', ');
  const rows = await database.query(`SELECT CONCAT_WS('|', ${texts}) AS line FROM ${from}`);
  return rows.map(({ line }) => String(line)).sort();
}

/**
 * The first row in which two ledgers differ; null where they are equal byte for byte.
 * @param {ReadonlyMap<string, readonly string[]>} one
 * @param {ReadonlyMap<string, readonly string[]>} other
 * @returns {string | null}
 */
export function ledgerDifference(one, other) {
  for (const [table, rows] of one) {
    const others = other.get(table) ?? [];
    const at = rows.findIndex((line, row) => line !== others[row]);
    if (at >= 0 || others.length !== rows.length) {
      const row = at >= 0 ? at : rows.length;
      return `${table}: ${rows.length} rows and ${others.length}; row ${row}:\n  ${rows[row]}\n  ${others[row]}`;
    }
  }
  return null;
}

/**
 * Forgets all days of all strategies, and the jobs that posted them.
 * @param {SteadyDatabase} database
 * @param {string} schema
 */
export async function forgetDays(database, schema) {
  for (const table of DAYS) await database.query(`DELETE FROM ${schema}.${table}`);
  await database.query(
    `UPDATE ${schema}.strategy SET last_date = NULL, assets = NULL, earning_rate = NULL, statis_days = 0`,
  );
  await database.query(`DELETE FROM ${schema}.job WHERE name = 'invest.rebalance'`);
}

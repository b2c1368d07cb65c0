import { Fault } from '../../run/fault.mjs';
import { advanceDemo } from '../../suite/load-demo.mjs';

/** Days of a market before the first one of a strategy: fewer leave nothing to choose by. */
const BEFORE = 90;

/**
 * A market whose days are all loaded and come one by one: a day is there once it is the business date.
 * @param {import('../../suite/prepare-data.mjs').PreparedPlan} plan
 * @param {import('./steady-database.mjs').SteadyDatabase} database
 * @param {number} days that are to come, after that of the publication
 */
export async function openMarketClock(plan, database, days) {
  const market = `${plan.prefix}market`;
  const read = async () => {
    const rows = await database.query(
      `SELECT DISTINCT DATE_FORMAT(trade_date, '%Y-%m-%d') AS day FROM ${market}.daily_bar ORDER BY 1`,
    );
    return rows.map(({ day }) => String(day));
  };
  const missing = days + 1 + BEFORE - (await read()).length;
  if (missing > 0) await advanceDemo(plan, missing);
  const all = await read();
  const coming = all.slice(-days);
  const published = all.at(-days - 1);
  if (published === undefined) throw new Fault(`the demo has no ${days} days`);
  return {
    published,
    coming,
    /** Makes a day the business date. @param {string} day */
    show: (day) =>
      database.query(
        `UPDATE ${market}.snapshot SET as_of = ? WHERE table_name = 'daily_bar' AND status = 'loaded'`,
        [day],
      ),
  };
}

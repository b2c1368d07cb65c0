import { randomUUID } from 'node:crypto';
import { Fault } from '../../run/fault.mjs';
import { signIn } from '../../bench/sign-in.mjs';

const STRATEGIES = '/api/invest/strategy';
const STOCKS = 10;
const USER_STOCKS = 8;
const YI = 100_000_000;

/**
 * Publishes two strategies of each type on the business date.
 * @param {{ url: string, prefix: string }} suite
 * @param {import('./steady-database.mjs').SteadyDatabase} database
 * @returns {Promise<readonly number[]>} their ids
 */
export async function publishStrategies({ url, prefix }, database) {
  const token = await signIn(url);
  const [styles, [factor], stocks] = await Promise.all([
    database.query(`SELECT id FROM ${prefix}invest.style WHERE tenant_id = '000000' ORDER BY id LIMIT 2`),
    database.query(`SELECT id FROM ${prefix}invest.factor WHERE tenant_id = '000000' AND name = '低波动'`),
    database.query(
      `SELECT CONCAT(s.code, '.', s.exchange) AS code FROM ${prefix}market.security s
       JOIN ${prefix}ecology.company c ON c.security_id = s.id AND c.tenant_id = '000000' AND c.status = 1
       WHERE c.deleted_at IS NULL AND s.delist_date IS NULL ORDER BY s.id LIMIT ${2 * USER_STOCKS}`,
    ),
  ]);
  if (styles.length < 2 || !factor || stocks.length < 2 * USER_STOCKS)
    throw new Fault('There are no demo styles.');
  const typed = [
    { strategyType: 1, stockQuantity: STOCKS },
    { strategyType: 3, stockQuantity: STOCKS, factorId: factor.id, weighting: 'equal' },
  ];
  const ids = [];
  for (const [at, { id: styleId }] of styles.entries()) {
    const own = stocks.slice(at * USER_STOCKS, (at + 1) * USER_STOCKS);
    const user = {
      strategyType: 2,
      stocks: own.map(({ code }) => ({ stockCode: code, userConfigIndex: 0.12 })),
    };
    for (const [which, terms] of [...typed, user].entries())
      ids.push(
        await publish(url, token, {
          strategyName: `耐久${at}${which}`,
          styleId,
          initialCapital: YI,
          // The first ones trade every day, the others every week.
          adjustFrequency: at + 1,
          ...terms,
        }),
      );
  }
  return ids;
}

/** @param {string} url @param {string} token @param {object} draft @returns {Promise<number>} */
async function publish(url, token, draft) {
  const answer = await fetch(`${url}${STRATEGIES}/insert`, {
    method: 'POST',
    headers: {
      cookie: `access_token=${token}`,
      origin: url,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(draft),
  });
  const text = await answer.text();
  const { success, result } = answer.ok ? JSON.parse(text) : { success: false, result: null };
  if (!success) throw new Fault(`a strategy was not published (${answer.status}): ${text.slice(0, 300)}`);
  return result.strategyId;
}

import { randomInt } from 'node:crypto';
import { rows } from '../suite/suite.ts';

/** A running user strategy with two posted days, the newest the business date. */
export interface PostedStrategy {
  readonly strategyId: number;
  readonly name: string;
  /** The newest day. */
  readonly day: string;
  /** The bill of the newest day. */
  readonly billId: number;
  /** The caps of the newest day. */
  readonly riskId: number;
  /** The newest day in asset statistics. */
  readonly assetsId: string;
  /** The company that it holds. */
  readonly corpId: number;
  readonly corpName: string;
  readonly remove: () => Promise<void>;
}

const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.5,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.2,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};
const COSTS = {
  commissionRate: '0.00025',
  commissionMinimum: '5',
  stampDuty: null,
  transferFee: null,
  slippage: '0',
};
const HASH = 'f'.repeat(64);
/** What a day leaves to the next one: no order is open. */
const STATE = { orders: [], weights: [], plans: [], marks: [], halts: [] };
const WEIGHT = '0.0100';

/**
 * Writes a strategy of a million yuan into the database, as if it had been posted until today: in cash on the first day,
 * then a thousand shares at 10 yuan. Nothing of it is due, so that no worker touches it.
 */
export async function postedStrategy(
  tenantId: string,
  /** The user that published it; no one of today's by default. */
  createdBy: number | null = null,
): Promise<PostedStrategy> {
  const [first, today] = await lastDays();
  const { code, ...company } = await heldCompany(tenantId);
  const [style] = await rows<{ id: number }>(
    'SELECT id FROM {invest}.style WHERE tenant_id = ? AND removed_at IS NULL ORDER BY id LIMIT 1',
    [tenantId],
  );
  const styleId = style?.id ?? 0;
  const name = `旅${String(randomInt(10 ** 4)).padStart(4, '0')}`;
  const seal = {
    name,
    type: 2,
    style: { styleId, styleName: '旅程', ...WEIGHTS },
    stockQuantity: null,
    initialCapital: 1_000_000,
    adjustFrequency: 2,
    factor: null,
    weighting: null,
    weights: [[code, WEIGHT]],
    pins: [],
    universe: HASH,
    costs: COSTS,
    participation: '0.1',
    startDate: first,
    codeVersion: '0.0.0+journey',
  };
  const strategyId = await inserted('strategy', {
    tenant_id: tenantId,
    name,
    style_id: styleId,
    strategy_type: 2,
    tmechanism: '自适应',
    initial_capital: 100_000_000,
    adjust_frequency: 2,
    status: 1,
    start_date: first,
    seal: JSON.stringify(seal),
    seal_hash: HASH,
    last_date: today,
    assets: 99_999_400,
    earning_rate: '-0.000006',
    statis_days: 2,
    ...(createdBy === null ? {} : { created_by: createdBy }),
    created_at: `${first} 18:00:00`,
    updated_at: `${first} 18:00:00`,
  });
  const of = { strategy_id: strategyId };
  const day = {
    ...of,
    card: '{}',
    day_hash: HASH,
    state: JSON.stringify(STATE),
    posted_at: `${today} 18:00:00`,
  };
  await inserted('strategy_day', {
    ...day,
    report_date: first,
    statis_days: 1,
    cash: 100_000_000,
    stock_value: 0,
    assets: 100_000_000,
    earning_rate: 0,
  });
  await inserted('strategy_day', {
    ...day,
    report_date: today,
    state: JSON.stringify({ ...STATE, weights: [[code, WEIGHT]] }),
    statis_days: 2,
    cash: 98_999_400,
    stock_value: 1_000_000,
    assets: 99_999_400,
    earning_rate: '-0.000006',
  });
  await inserted('strategy_signal', {
    ...of,
    signal_date: first,
    picks: JSON.stringify([{ code, weight: WEIGHT }]),
  });
  await inserted('strategy_holding', {
    ...of,
    report_date: today,
    code,
    shares: 1000,
    shares_change: 1000,
    open: 1000,
    close: 1000,
    value: 1_000_000,
    value_before: 0,
    full_weight: WEIGHT,
    position_index: 1,
  });
  const billId = await inserted('strategy_bill', {
    ...of,
    bill_date: today,
    orders: 1,
    bought: 1_000_000,
    sold: 0,
    fees: 600,
  });
  await inserted('strategy_order', {
    ...of,
    bill_id: billId,
    seq: 1,
    code,
    side: 'buy',
    wanted: 1000,
    shares: 1000,
    price: 1000,
    amount: 1_000_000,
    commission: 500,
    stamp_duty: 0,
    transfer_fee: 100,
    status: 'filled',
  });
  const risk = { ...of, tenant_id: tenantId, system_risk: 100 };
  await inserted('strategy_risk', { ...risk, risk_date: first, company_risks: '{}' });
  const riskId = await inserted('strategy_risk', {
    ...risk,
    risk_date: today,
    company_risks: JSON.stringify({ [code]: 100 }),
  });
  return {
    strategyId,
    name,
    day: today,
    billId,
    riskId,
    assetsId: `${strategyId}-${today}`,
    ...company,
    remove: () => removed(strategyId),
  };
}

/** The business date and the trading day before it. */
async function lastDays(): Promise<readonly [string, string]> {
  const [today] = await rows<{ day: string }>(
    `SELECT MAX(as_of) AS day FROM {market}.snapshot WHERE table_name = 'daily_bar' AND status = 'loaded'`,
  );
  const [before] = await rows<{ day: string }>(
    'SELECT MAX(trade_date) AS day FROM {market}.daily_bar WHERE trade_date < ?',
    [today?.day ?? ''],
  );
  return [before?.day ?? '', today?.day ?? ''];
}

/** The first company of the tenant. */
async function heldCompany(
  tenantId: string,
): Promise<{ readonly corpId: number; readonly corpName: string; readonly code: string }> {
  const [company] = await rows<{ corpId: number; corpName: string; code: string }>(
    `SELECT c.id AS corpId, s.name AS corpName, CONCAT(s.code, '.', s.exchange) AS code
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = ? AND c.deleted_at IS NULL ORDER BY c.id LIMIT 1`,
    [tenantId],
  );
  if (!company) throw new Error(`no company of ${tenantId}`);
  return company;
}

/** Inserts a row and returns its id; 0 in a table without one. */
async function inserted(table: string, row: Readonly<Record<string, string | number>>): Promise<number> {
  const names = Object.keys(row);
  const { insertId } = (await rows(
    `INSERT INTO {invest}.${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  )) as unknown as { insertId: number };
  return insertId;
}

async function removed(strategyId: number): Promise<void> {
  for (const table of ['order', 'bill', 'holding', 'booking', 'gap', 'day', 'signal', 'risk'])
    await rows(`DELETE FROM {invest}.strategy_${table} WHERE strategy_id = ?`, [strategyId]);
  await rows('DELETE FROM {invest}.strategy WHERE id = ?', [strategyId]);
}

import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';
import type { DayRows, DayState } from '../day-rows.ts';
import { driftsOf, type Drift } from './drift.ts';

interface DriftedDay {
  readonly strategyId: number;
  readonly rows: DayRows;
  readonly drifts: readonly Drift[];
}

/** The drifts of a day whose holding was inside its band on every day before since the newest signal. */
export async function newDrifts(
  database: Querying,
  { strategyId, rows, drifts }: DriftedDay,
): Promise<readonly Drift[]> {
  if (drifts.length === 0) return [];
  const codes = drifts.map(({ code }) => code);
  const earlier = await queries(database)
    .selectFrom('invest.strategy_holding as h')
    .innerJoin('invest.strategy_day as d', (on) =>
      on.onRef('d.strategy_id', '=', 'h.strategy_id').onRef('d.report_date', '=', 'h.report_date'),
    )
    .select(['h.code', 'h.value', 'h.full_weight as fullWeight', 'h.position_index as positionIndex'])
    .select(['d.assets', 'd.state'])
    .where('h.strategy_id', '=', strategyId)
    .where('h.code', 'in', codes)
    .where('h.report_date', '<', rows.date)
    .where('h.report_date', '>', ({ selectFrom }) =>
      selectFrom('invest.strategy_signal as g')
        .select(({ fn }) => fn.max('g.signal_date').as('newest'))
        .where('g.strategy_id', '=', strategyId)
        .where('g.signal_date', '<', rows.date),
    )
    .execute();
  const told = new Set<string>();
  for (const { assets, state, ...holding } of earlier) {
    const day = { report: { ...rows.report, assets: String(assets) }, state: JSON.parse(state) as DayState };
    const held = { ...NO_TRADE, ...holding, value: String(holding.value) };
    for (const { code } of driftsOf({ ...day, holdings: [held] })) told.add(code);
  }
  return drifts.filter(({ code }) => !told.has(code));
}

/** What a drift does not depend on. */
const NO_TRADE = { shares: '0', sharesChange: '0', open: null, close: '0', valueBefore: '0' };

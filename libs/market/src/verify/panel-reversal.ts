import {
  evaluateGraph,
  graphOf,
  KnownNames,
  refOf,
  scanDates,
  type FactorGraph,
  type KnownName,
} from '@console/quant';
import { blankSuspended } from '../read/blank-suspended.ts';
import { readPanel, type Panel } from '../read/read-panel.ts';
import type { Querying } from '../read/querying.ts';
import { REVERSAL, type RankIcs } from './plain-reversal.ts';

const CLOSE: KnownName = {
  kind: 'indicator',
  id: 'daily_bar.adjusted_close',
  name: 'adjusted_close',
  version: 1,
  type: 'daily',
  unit: 'yuan',
};
const QUANTILES = 5;

/**
 * The same figures computed as in a backtest: panels of the mart, the formula as a graph, the scan of the numeric
 * core.
 */
export async function panelReversal(database: Querying): Promise<RankIcs> {
  const closes = await tradedCloses(database);
  const { dates, securities: stocks, values: prices } = closes;
  const factor = evaluateGraph(reversalGraph(), new Map([[refOf(CLOSE), prices]]), {
    dates: dates.length,
    stocks,
  });
  const input = { dates: dates.length, stocks, prices, factor, quantiles: QUANTILES };
  const sheet = scanDates({ ...input, horizons: [...REVERSAL.horizons] });
  return dates.map((date, at) => ({
    date,
    values: REVERSAL.horizons.map((_, horizon) => sheet.rankIc[horizon * dates.length + at] ?? NaN),
  }));
}

/** Adjusted closes as for factors and returns, blanked as in the invest service. */
async function tradedCloses(database: Querying): Promise<Panel> {
  const whole = { from: null, to: null };
  const closes = await readPanel(database, { ...whole, field: 'adjusted_close' });
  const suspended = await readPanel(database, { ...whole, field: 'suspended' });
  blankSuspended(closes.values, suspended.values, {
    stocks: closes.securities,
    rows: closes.dates.keys(),
  });
  return closes;
}

function reversalGraph(): FactorGraph {
  const outcome = graphOf(`-pct_change(${CLOSE.name}, ${REVERSAL.back})`, new KnownNames([CLOSE]));
  if (!outcome.ok) throw new Error(`the reversal is no formula: ${JSON.stringify(outcome.faults)}`);
  return outcome.value.graph;
}

import { tableName } from '@console/node-kit/database';
import { adjustCloses, type AdjustMode } from '@console/quant';
import type { DataSource } from 'typeorm';

export interface AdjustedClose {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Yuan, adjusted. */
  readonly close: number;
}

export interface DayRange {
  /** First and last day, both included; null: as far as there are bars. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * A security's closes in the order of days, comparable over ex-rights days. Forward adjusting (前复权)
 * leaves the range's last close as traded, backward (后复权) the security's first.
 */
export async function adjustedCloses(
  database: Pick<DataSource, 'query'>,
  securityId: number,
  { from, to, mode }: DayRange & { readonly mode: AdjustMode },
): Promise<readonly AdjustedClose[]> {
  const bars = await database.query<{ day: string; close: number }[]>(
    `SELECT trade_date AS day, close FROM ${tableName('market', 'daily_bar')}
      WHERE security_id = ? AND trade_date >= ? AND trade_date <= ? ORDER BY trade_date`,
    [securityId, from ?? '0001-01-01', to ?? '9999-12-31'],
  );
  const steps = await database.query<{ day: string; factor: number }[]>(
    `SELECT ex_date AS day, factor FROM ${tableName('market', 'adjust_factor')}
      WHERE security_id = ? ORDER BY ex_date`,
    [securityId],
  );
  const closes = adjustCloses(
    bars.map(({ close }) => close),
    factorsOn(bars, steps),
    mode,
  );
  return bars.map(({ day }, at) => ({ day, close: closes[at] ?? NaN }));
}

/** The factor valid on each day; both in the order of days. */
function factorsOn(
  days: readonly { readonly day: string }[],
  steps: readonly { readonly day: string; readonly factor: number }[],
): readonly number[] {
  let at = 0;
  let factor = 1;
  return days.map(({ day }) => {
    for (let step = steps[at]; step && step.day <= day; step = steps[at]) {
      factor = step.factor;
      at += 1;
    }
    return factor;
  });
}

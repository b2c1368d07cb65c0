import type { PanelFrame, PanelStore } from '@console/market/panels';
import type { DateRange } from '@console/quant';
import { fillExcluded } from '../../../backtests/compute/fill-excluded.ts';

/** A date of the panels, and who may be chosen on it. */
export interface SignalPlace {
  readonly store: PanelStore;
  readonly frame: PanelFrame;
  /** The date's row. */
  readonly row: number;
  /** By column; empty where no security has its id. */
  readonly codes: readonly string[];
  /** The codes of the frozen classified companies. */
  readonly universe: readonly string[];
}

/** Trading days that a company must have been listed to be chosen. */
const LISTED_DAYS = 60;

/** By column, 1 for companies that may be chosen: of the universe, listed for 60 trading days, not under ST. */
export async function eligibleOn(place: SignalPlace): Promise<Uint8Array> {
  const { row } = place;
  return (await outsideOf(place, { from: row, to: row + 1 })).map((mark) => (mark === 0 ? 1 : 0));
}

/** By cell of some rows, not 0 for companies that may not be chosen on its date. */
export async function outsideOf(
  { store, frame, codes, universe }: SignalPlace,
  rows: DateRange,
): Promise<Uint8Array> {
  const mask = new Uint8Array((rows.to - rows.from) * frame.stocks);
  const columns = columnsOf(codes);
  const securities = universe.flatMap((code) => {
    const column = columns.get(code);
    return column === undefined ? [] : [column + 1];
  });
  const exclude = { suspended: false, st: true, listedUnder: LISTED_DAYS };
  const frozen = { universe: { kind: 'pool', securities } as const };
  await fillExcluded({ frame, frozen, params: { exclude } }, store, { rows, mask });
  return mask;
}

/** Columns by code. */
export const columnsOf = (codes: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...codes.entries()].filter(([, code]) => code !== '').map(([column, code]) => [code, column]));

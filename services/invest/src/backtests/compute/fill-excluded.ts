import type { DateRange } from '@console/quant';
import type { BacktestParams } from '@console/contract-invest';
import { unlistedCells, type PanelFrame, type PanelStore } from '@console/market/panels';
import type { FrozenUniverse } from './backtest-work.ts';
import { fillUniverseMask, type UniverseAccount } from './universe-mask.ts';

/** Which stocks may take part, in the panels of a frame. */
export interface UniversePlace {
  readonly frame: PanelFrame;
  readonly frozen: { readonly universe: FrozenUniverse };
  readonly params: Pick<BacktestParams, 'exclude'>;
}

/**
 * Marks the cells of `rows` whose stock takes no part on the date: not listed, without a bar, outside the pool or industry,
 * excluded. The others are the date's universe.
 */
export async function fillExcluded(
  place: UniversePlace,
  store: PanelStore,
  { rows, mask }: { readonly rows: DateRange; readonly mask: Uint8Array },
): Promise<UniverseAccount> {
  const { frame, frozen, params } = place;
  const { exclude } = params;
  const flags = async (column: string): Promise<Float64Array> =>
    (await store.values(frame, `daily_bar.${column}`, rows)) as Float64Array;
  // A flag of every bar: missing where there is none.
  const bars = await flags('suspended');
  const st = exclude.st ? flagsOf(await flags('st')) : undefined;
  const unlisted = await unlistedCells(store, frame, rows);
  const { listed } = await store.listings(frame);
  const members = await membersOf(frozen.universe, { frame, range: rows }, store);
  return fillUniverseMask({
    dates: rows.to - rows.from,
    stocks: frame.stocks,
    bars,
    unlisted,
    mask,
    ...(members && { members }),
    ...(exclude.suspended && { suspended: flagsOf(bars) }),
    ...(st && { st }),
    listingRows: listed.map((row) => row - rows.from),
    leastDays: exclude.listedUnder,
  });
}

function flagsOf(values: Float64Array): Uint8Array {
  const flags = new Uint8Array(values.length);
  for (let cell = 0; cell < values.length; cell += 1) if ((values[cell] as number) > 0) flags[cell] = 1;
  return flags;
}

/** By stock or cell 1 for members; undefined when all are. */
async function membersOf(
  universe: FrozenUniverse,
  { frame, range }: { readonly frame: PanelFrame; readonly range: DateRange },
  store: PanelStore,
): Promise<Uint8Array | undefined> {
  if (universe.kind === 'all') return undefined;
  if (universe.kind === 'industry') return store.industryMask(frame, range, universe.code);
  const members = new Uint8Array(frame.stocks);
  for (const id of universe.securities) members[id - 1] = 1;
  return members;
}

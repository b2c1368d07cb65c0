import { EXCLUSION, fillExclusions } from '@console/quant';

/** Who took part, and why the others did not: each cell with a bar once, by the first reason. */
export interface UniverseAccount {
  /** Stocks that might take part, by date. */
  readonly perDay: readonly number[];
  readonly excluded: {
    readonly outside: number;
    readonly suspended: number;
    readonly st: number;
    readonly young: number;
  };
}

export interface UniverseInput {
  readonly dates: number;
  readonly stocks: number;
  /** Cells; where it is missing a stock has no bar, and no part in the date. */
  readonly bars: Float64Array;
  /** Cells, not 0 for who is not listed on the date, and has no part in it either. */
  readonly unlisted: Uint8Array;
  /** Cells or stocks, 1 for those that belong; all when left out. */
  readonly members?: Uint8Array;
  /** Cells, 1 when halted or under special treatment; left out when that excludes nobody. */
  readonly suspended?: Uint8Array;
  readonly st?: Uint8Array;
  /** By stock, as `listingRows` gives them, of the first of these dates. */
  readonly listingRows: Int32Array;
  /** Trading days of listing that are wanted; 0 keeps all. */
  readonly leastDays: number;
  /** Cells: becomes not 0 for those that have no part in their date. */
  readonly mask: Uint8Array;
}

/** Fills the mask, and answers the account of it. */
export function fillUniverseMask(input: UniverseInput): UniverseAccount {
  const { dates, stocks, members, suspended, st, listingRows, leastDays, mask } = input;
  const range = { from: 0, to: dates };
  fillExclusions(
    {
      shape: { dates, stocks },
      ...(members && { universe: members }),
      ...(suspended && { suspended }),
      ...(st && { st }),
      ...(leastDays > 0 && { listingRows, leastDays }),
    },
    mask,
    range,
  );
  return account(input);
}

/** Also takes out of the mask the cells without a bar or a listing, which no account knows. */
function account({ dates, stocks, bars, unlisted, mask }: UniverseInput): UniverseAccount {
  const excluded = { outside: 0, suspended: 0, st: 0, young: 0 };
  const perDay = Array.from({ length: dates }, (_, date) => {
    let present = 0;
    for (let cell = date * stocks; cell < (date + 1) * stocks; cell += 1) {
      const reasons = mask[cell] as number;
      if (Number.isNaN(bars[cell]) || unlisted[cell] !== 0) mask[cell] = reasons | EXCLUSION.outside;
      else if (reasons === 0) present += 1;
      else if (reasons & EXCLUSION.outside) excluded.outside += 1;
      else if (reasons & EXCLUSION.suspended) excluded.suspended += 1;
      else if (reasons & EXCLUSION.st) excluded.st += 1;
      else excluded.young += 1;
    }
    return present;
  });
  return { perDay, excluded };
}

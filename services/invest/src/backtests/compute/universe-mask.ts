import { EXCLUSION, fillExclusions } from '@console/quant';

/** How many stocks took part, and why the others did not: each cell with a bar once, by the first reason. */
export interface UniverseAccount {
  /** The number of stocks that might take part, by date. */
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
  /** By cell; NaN where a stock has no bar, and so takes no part on the date. */
  readonly bars: Float64Array;
  /** By cell: not 0 for a stock that is not listed on the date, and so takes no part either. */
  readonly unlisted: Uint8Array;
  /** By cell or stock: 1 for members; all are when left out. */
  readonly members?: Uint8Array;
  /** By cell: 1 when halted or under special treatment; left out when that excludes no stock. */
  readonly suspended?: Uint8Array;
  readonly st?: Uint8Array;
  /** By stock: its listing row as `listingRows` returns it, for the first of these dates. */
  readonly listingRows: Int32Array;
  /** The required trading days since listing; 0 keeps all. */
  readonly leastDays: number;
  /** By cell: set to not 0 for stocks that take no part on their date. */
  readonly mask: Uint8Array;
}

/** Fills the mask, and returns the counts. */
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

/** Counts the cells; also masks the cells without a bar or a listing, which are not counted. */
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

import type { DateRange } from '@console/quant';
import { firstRowFrom } from '../first-row-from.ts';
import type { PanelIndustries } from '../panel-store.ts';
import { panelMemory } from '../panel-memory.ts';

/** A row of `sw_member`: valid from its first day until the day before its last. */
export interface MemberRow {
  readonly security_id: number;
  readonly l1_code: string;
  readonly l2_code: string | null;
  readonly l3_code: string | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

interface Size {
  readonly dates: readonly string[];
  readonly stocks: number;
}

/** A stock's codes over rows `from` up to, not including, `to`. */
interface Spell {
  readonly stock: number;
  readonly codes: readonly (string | null)[];
  readonly from: number;
  readonly to: number;
}

const UNCLASSIFIED = '未分类';

/**
 * The Shenwan industries of stocks, row by row. A newer membership of a security ends the one before it, and a security
 * between two has none.
 */
export class Memberships {
  private readonly spells: readonly Spell[];
  private readonly levelOne: readonly string[];

  /** @param names of level-1 industries by code; an industry without one is named by its code */
  constructor(
    rows: readonly MemberRow[],
    private readonly names: ReadonlyMap<string, string>,
    private readonly size: Size,
  ) {
    this.spells = spellsOf(rows, size);
    this.levelOne = [...new Set(rows.map(({ l1_code }) => l1_code))].sort();
  }

  /** The industries of all rows, in shared memory. */
  industries(): PanelIndustries {
    const { dates, stocks } = this.size;
    const cells = new Uint16Array(panelMemory(2 * dates.length * stocks));
    const numbers = new Map(this.levelOne.map((code, at) => [code, at + 1]));
    for (const { stock, codes, from, to } of this.spells) {
      const number = numbers.get(codes[0] ?? '') ?? 0;
      for (let row = from; row < to; row += 1) cells[row * stocks + stock] = number;
    }
    return {
      cells,
      names: [UNCLASSIFIED, ...this.levelOne.map((code) => this.names.get(code) ?? code)],
      codes: ['', ...this.levelOne],
    };
  }

  /** By cell of a range: 1 for members of the industry, whatever its level. In shared memory. */
  mask(code: string, range: DateRange): Uint8Array {
    const { stocks } = this.size;
    const mask = new Uint8Array(panelMemory((range.to - range.from) * stocks));
    for (const { stock, codes, from, to } of this.spells) {
      if (!codes.includes(code)) continue;
      for (let row = Math.max(from, range.from); row < Math.min(to, range.to); row += 1)
        mask[(row - range.from) * stocks + stock] = 1;
    }
    return mask;
  }
}

function spellsOf(rows: readonly MemberRow[], { dates, stocks }: Size): readonly Spell[] {
  const sorted = rows
    .filter(({ security_id }) => security_id <= stocks)
    .sort((a, b) => a.security_id - b.security_id || (a.valid_from < b.valid_from ? -1 : 1));
  return sorted.flatMap(({ security_id, l1_code, l2_code, l3_code, valid_from, valid_to }, at) => {
    const next = sorted[at + 1];
    const from = firstRowFrom(dates, valid_from);
    const to = Math.min(
      valid_to === null ? dates.length : firstRowFrom(dates, valid_to),
      next?.security_id === security_id ? firstRowFrom(dates, next.valid_from) : dates.length,
    );
    return from < to ? [{ stock: security_id - 1, codes: [l1_code, l2_code, l3_code], from, to }] : [];
  });
}

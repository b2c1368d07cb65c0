import { firstRowFrom, type PanelFrame, type PanelStore } from '@console/market/panels';
import {
  coveredShare,
  memberCounts,
  sumMembers,
  type DateRange,
  type GraphInput,
  type MemberSpells,
  type SetRows,
} from '@console/quant';
import { CAPITAL_FIELD, DAY_FIGURES, type DayFigureName } from './day-figures.ts';
import type { DayFigure } from './day-recipes.ts';
import type { Given } from './day-terms.ts';
import { spellsKey } from './member-spells-of.ts';

/** A cache of figures by name. */
interface FigureCache {
  ask(name: string, load: () => Promise<DayFigure>): Promise<DayFigure>;
}

export interface SetDaysParts {
  readonly panels: PanelStore;
  readonly frame: PanelFrame;
  readonly spells: MemberSpells;
  readonly cache: FigureCache;
}

/** Days of a range, both included; null for none. */
export interface AskedDays {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** The figures of a set on all days of one state of the market data. Rows are those of its frame. */
export class SetDays {
  readonly frame: PanelFrame;
  readonly set: SetRows;
  private readonly key: string;
  private counted: Int32Array | undefined;

  constructor(private readonly parts: SetDaysParts) {
    const { frame, spells } = parts;
    this.frame = frame;
    this.set = { members: spells, rows: { from: 0, to: frame.dates.length }, stocks: frame.stocks };
    this.key = `${frame.version} ${spellsKey(spells)}`;
  }

  /** The number of members by row, with or without a figure. */
  get memberCounts(): Int32Array {
    return (this.counted ??= memberCounts(this.set));
  }

  /** A figure by row; made once for all requests with the same members. @throws FrameGone as the store does */
  figure(name: DayFigureName): Promise<DayFigure> {
    const { fields, make } = DAY_FIGURES[name];
    return this.kept(name, async () => make(await this.given(fields)));
  }

  /** A figure that is not made of panels alone, made once like the others. */
  kept(name: string, make: () => Promise<DayFigure>): Promise<DayFigure> {
    return this.parts.cache.ask(`${this.key} ${name}`, make);
  }

  /** The share of the members' market value that those have who have a figure, by row; made once like the figure. */
  async capitalShares(name: DayFigureName): Promise<Float64Array> {
    const share = await this.kept(`${name} share`, async () => ({
      values: await this.shares(name, this.set.rows),
      counts: NO_COUNTS,
    }));
    return share.values;
  }

  /** The same on one row, made once for each; NaN for a row that there is not. */
  async capitalShareOn(name: DayFigureName, row: number): Promise<number> {
    if (row < 0) return NaN;
    const share = await this.kept(`${name} share on ${row}`, async () => {
      // A return needs the day before.
      const from = Math.max(0, row - 1);
      return {
        values: (await this.shares(name, { from, to: row + 1 })).slice(row - from),
        counts: NO_COUNTS,
      };
    });
    return share.values[0] ?? NaN;
  }

  private async shares(name: DayFigureName, rows: DateRange): Promise<Float64Array> {
    const { fields, covered } = DAY_FIGURES[name];
    const given = await this.given([...fields, CAPITAL_FIELD], rows);
    const capital = given.cell(CAPITAL_FIELD);
    return coveredShare(covered(given, capital), sumMembers(given.set, capital).sums);
  }

  /** Several at once. */
  async figures<const Name extends DayFigureName>(
    names: readonly Name[],
  ): Promise<Readonly<Record<Name, DayFigure>>> {
    const made = await Promise.all(names.map((name) => this.figure(name)));
    return Object.fromEntries(names.map((name, at) => [name, made[at]])) as Record<Name, DayFigure>;
  }

  /** The panels and reports of fields, of all rows or of some. @throws FrameGone as the store does */
  async given(fields: readonly string[], rows = this.set.rows): Promise<Given> {
    const { panels, frame } = this.parts;
    const names = [...new Set(fields)];
    const loaded = await Promise.all(names.map((name) => panels.values(frame, name, rows)));
    const byName = new Map<string, GraphInput>(names.map((name, at) => [name, loaded[at] as GraphInput]));
    const panel = (name: string): Float64Array => {
      const found = byName.get(name);
      if (!(found instanceof Float64Array)) throw new RangeError(`no daily field: ${name}`);
      return found;
    };
    return {
      set: { ...this.set, rows },
      panel,
      cell: (name) => {
        const values = panel(name);
        return (cell) => values[cell] as number;
      },
      reports: (name) => {
        const history = byName.get(name);
        if (history === undefined || history instanceof Float64Array)
          throw new RangeError(`no reports: ${name}`);
        return { history, days: frame.days.subarray(rows.from, rows.to) };
      },
    };
  }

  /** The rows of a range; those of the year up to its end without a start, or of all days up to it if `whole`. */
  rowsOf({ startTime, endTime }: AskedDays, { whole = false } = {}): DateRange {
    const { dates } = this.frame;
    const to = endTime === undefined ? dates.length : firstRowFrom(dates, `${endTime}~`);
    const last = dates[to - 1];
    if (last === undefined) return { from: 0, to: 0 };
    const start = startTime ?? (whole ? '' : yearBefore(last));
    return { from: Math.min(firstRowFrom(dates, start), to), to };
  }

  /** The day of a row; null for none. */
  dayOf(row: number): string | null {
    return this.frame.dates[row] ?? null;
  }
}

const NO_COUNTS = new Int32Array(0);

/** The same day of the year before; 28 February for 29 February. */
export function yearBefore(day: string, years = 1): string {
  const before = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return before.endsWith('-02-29') && !isLeap(Number(before.slice(0, 4)))
    ? `${before.slice(0, 8)}28`
    : before;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

import { Random } from '../world/random.ts';
import { laterDate, tradingDayWithin } from '../prices/trading-days.ts';
import { seasonOf, yearOf, type Quarter } from './quarter.ts';

/** The legal windows for reports by season: first quarter, half year, third quarter, annual report. */
const WINDOWS = [
  { from: '04-10', to: '04-30', nextYear: 0 },
  { from: '08-01', to: '08-31', nextYear: 0 },
  { from: '10-10', to: '10-31', nextYear: 0 },
  { from: '03-01', to: '04-30', nextYear: 1 },
] as const;
const HABIT_DAYS = 5;

/**
 * The announcement day of a company's report: its habit in each window, with a few days' difference from year to
 * year.
 */
export class AnnounceDates {
  private readonly habits: readonly number[];
  private readonly label: string;

  constructor(seed: number, company: { readonly text: string }) {
    this.label = `${seed} ${company.text} announcement`;
    const random = new Random(this.label);
    // Most come late in the window.
    this.habits = WINDOWS.map(() => Math.sqrt(random.next()));
  }

  /** A trading day within the window; a first quarter is never announced before the annual report. */
  of(quarter: Quarter): string {
    const own = this.alone(quarter);
    if (seasonOf(quarter) !== 0) return own;
    const annual = this.alone(quarter - 1);
    return annual > own ? annual : own;
  }

  private alone(quarter: Quarter): string {
    const season = seasonOf(quarter);
    const window = WINDOWS[season];
    if (!window) throw new Error(`no window of season ${season}`);
    const year = yearOf(quarter) + window.nextYear;
    const [from, to] = [`${year}-${window.from}`, `${year}-${window.to}`];
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const shift = new Random(`${this.label} ${quarter}`).whole(-HABIT_DAYS, HABIT_DAYS);
    const day = Math.round((this.habits[season] ?? 0) * days) + shift;
    return tradingDayWithin(laterDate(from, Math.min(days, Math.max(0, day))), from);
  }
}

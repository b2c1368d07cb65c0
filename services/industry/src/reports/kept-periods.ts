import type { SetFigure } from './set-figure.ts';
import { setPeriods, type SetPeriod, type SetReports } from './set-periods.ts';

/** Results of one list of figures: some dozens of periods each. */
const MOST_RESULTS = 100;

type Figures = Readonly<Record<string, SetFigure>>;
type Periods = readonly SetPeriod<string>[];

/** The periods of sets, kept for lists of figures that are constants of the service: pages ask for the same again. */
export class KeptPeriods {
  private readonly kept = new WeakMap<Figures, Map<string, Periods>>();

  of<Name extends string>(
    reports: SetReports,
    figures: Readonly<Record<Name, SetFigure>>,
  ): readonly SetPeriod<Name>[] {
    const results = this.kept.get(figures) ?? new Map<string, Periods>();
    this.kept.set(figures, results);
    const key = keyOf(reports);
    const periods = results.get(key) ?? setPeriods(reports, figures);
    // The least recently used is the first.
    results.delete(key);
    results.set(key, periods);
    const [oldest] = results.keys();
    if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
    return periods as readonly SetPeriod<Name>[];
  }
}

/** Everything that the periods depend on beside the figures: the data, the members and their terms, and the question. */
function keyOf({ version, members, reported, annual, years, knownBy }: SetReports): string {
  return [version, members.key, reported, annual, years, knownBy].join(' ');
}

import type { SetFigure } from './set-figure.ts';
import { setPeriods, type AskedReports, type SetPeriod, type SetReports } from './set-periods.ts';

/** Results of one list of figures: some dozens of periods each. */
const MOST_RESULTS = 100;

type Figures = Readonly<Record<string, SetFigure>>;
type Periods = readonly SetPeriod<string>[];

/** The periods of sets, kept for lists of figures that are constants of the service: pages ask for the same again. */
export class KeptPeriods {
  private readonly kept = new WeakMap<Figures, Map<string, Promise<Periods>>>();

  /** The periods of the reports that are asked for; they are loaded unless the periods are kept. */
  of<Name extends string>(
    asked: AskedReports,
    figures: Readonly<Record<Name, SetFigure>>,
    load: () => Promise<SetReports>,
  ): Promise<readonly SetPeriod<Name>[]> {
    const results = this.kept.get(figures) ?? new Map<string, Promise<Periods>>();
    this.kept.set(figures, results);
    const key = keyOf(asked);
    const periods = results.get(key) ?? load().then((reports) => setPeriods(reports, figures));
    // The least recently used is the first.
    results.delete(key);
    results.set(key, periods);
    // What could not be loaded is loaded again by the next request.
    periods.catch(() => results.get(key) === periods && results.delete(key));
    const [oldest] = results.keys();
    if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
    return periods as Promise<readonly SetPeriod<Name>[]>;
  }
}

/** Everything that the periods depend on beside the figures: the data, the members and their terms, and the question. */
function keyOf({ version, members, reported, annual, years, knownBy }: AskedReports): string {
  return [version, members.key, reported, annual, years, knownBy].join(' ');
}

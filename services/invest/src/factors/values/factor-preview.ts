import { Injectable } from '@nestjs/common';
import { FACTOR_MESSAGES, faultText, type investEntries } from '@console/contract-invest';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { realNow } from '@console/node-kit/clock';
import { FactorCheck } from '../graphs/factor-check.ts';
import { namedSecurity } from './listed-securities.ts';
import { NewestDays } from './newest-days.ts';
import { refuseFaults } from '../graphs/refuse-faults.ts';
import { sampleIds } from './sample-ids.ts';
import { histogramOf, valueSummary } from './value-summary.ts';

type Entries = typeof investEntries;

/**
 * The number of securities in a preview: enough to show the distribution, few enough to be computed while a user types.
 */
const SAMPLE = 300;
/** The fewest trading days since listing; backtests leave out a share with fewer by default. */
const LISTED_DAYS = 60;
const TOP = 5;

/** The values of a drawing on the newest day, over a sample of the listed securities. */
@Injectable()
export class FactorPreview {
  constructor(
    private readonly checks: FactorCheck,
    private readonly days: NewestDays,
  ) {}

  async preview(
    { tenantId }: Session,
    input: InputOf<Entries['previewFactor']>,
  ): Promise<OutputOf<Entries['previewFactor']>> {
    const started = realNow();
    const { graph, known, judgement } = await this.checks.read(tenantId, input);
    if (graph === null) {
      const [first] = judgement.faults;
      const text = first === undefined ? '' : faultText(first);
      throw new Refusal(FACTOR_MESSAGES.faulty, { count: judgement.faults.length, first: text });
    }
    const { expanded } = refuseFaults(judgement, graph, known);
    return this.days.on(async (day) => {
      const bySecurity = new Map(day.listed.map((security) => [security.securityId, security]));
      const ids = sampleIds([...bySecurity.keys()], SAMPLE);
      const values = await this.days.sample(
        day,
        expanded,
        Int32Array.from(ids, (id) => id - 1),
      );
      const rows = ids.flatMap((id, at) => {
        const security = bySecurity.get(id);
        const value = values[at] ?? NaN;
        return security === undefined || Number.isNaN(value) ? [] : [{ ...namedSecurity(security), value }];
      });
      const lastRow = day.frame.dates.length - 1;
      const isYoung = (id: number): boolean => lastRow - (day.listings.listed[id - 1] ?? 0) + 1 < LISTED_DAYS;
      return {
        date: day.date,
        sample: ids.length,
        present: rows.length,
        young: ids.filter(isYoung).length,
        summary: valueSummary(values),
        histogram: histogramOf(values),
        top: rows.toSorted((a, b) => b.value - a.value || a.securityId - b.securityId).slice(0, TOP),
        milliseconds: realNow() - started,
      };
    });
  }
}

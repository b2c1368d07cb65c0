import { CHECKUP_FALSE_DISCOVERIES, CHECKUP_HORIZONS } from '@console/contract-invest';
import { falseDiscoveryRates } from '@console/quant';
import type { Insertable } from 'kysely';
import type { Tables } from '../../queries.ts';
import type { FrozenSubject } from '../ask/frozen-subjects.ts';
import type { HorizonFigures, JudgedSubject } from '../compute/judge-work.ts';
import { rowChanges, type ComparedFigure } from './row-changes.ts';

type Row = Insertable<Tables['invest.checkup_row']>;

/** The figures of the check-up before, by `previousKey`; null where there was none. */
export type Previous = ReadonlyMap<string, ComparedFigure & { readonly rankIc: number | null }> | null;

/**
 * The key of a subject and horizon from one check-up to the next: a factor is itself in every version, because its users
 * know it by its name.
 */
export const previousKey = (
  { factorId, subject }: { readonly factorId?: number | null; readonly subject: string },
  horizon: number,
): string => `${factorId ? `f${factorId}` : subject} ${horizon}`;

export interface CheckupFindings {
  readonly checkupId: number;
  readonly tenantId: string;
  readonly subjects: readonly FrozenSubject[];
  readonly judged: ReadonlyMap<string, JudgedSubject>;
  readonly previous: Previous;
}

/**
 * The rows of a check-up: each subject for each horizon. All tests of one horizon are a family: each p is corrected for
 * their number, and what is then at most 5 % is significant.
 */
export function checkupRows(findings: CheckupFindings): readonly Row[] {
  return CHECKUP_HORIZONS.flatMap((horizon, at) => rowsAt(findings, horizon, at));
}

function rowsAt(
  { checkupId, tenantId, subjects, judged, previous }: CheckupFindings,
  horizon: number,
  at: number,
): readonly Row[] {
  const found = subjects.map(({ subject }) => judged.get(subject)?.figures[at] ?? NO_FIGURES);
  const rates = falseDiscoveryRates(found.map(({ p }) => p ?? NaN));
  return subjects.map((subject, place) => {
    const figures = found[place] ?? NO_FIGURES;
    const rate = rates[place] ?? NaN;
    const q = Number.isNaN(rate) ? null : rate;
    const isSignificant = q !== null && q <= CHECKUP_FALSE_DISCOVERIES;
    const before = previous && previous.get(previousKey(subject, horizon));
    const changes = rowChanges({ rankIc: figures.rankIc, isSignificant }, before);
    const { coverage = null, fault = null } = judged.get(subject.subject) ?? {};
    return {
      checkup_id: checkupId,
      tenant_id: tenantId,
      subject: subject.subject,
      horizon,
      kind: subject.kind,
      factor_id: subject.factorId ?? null,
      factor_version: subject.version ?? null,
      indicator_id: subject.indicatorId ?? null,
      name: subject.name,
      category: subject.category,
      fault: fault?.slice(0, MOST_FAULT) ?? null,
      coverage,
      days: figures.days,
      ic: figures.ic,
      rank_ic: figures.rankIc,
      icir: figures.icir,
      t: figures.t,
      newey_west_t: figures.neweyWestT,
      p: figures.p,
      q,
      significant: bit(isSignificant),
      share_positive: figures.sharePositive,
      spread: figures.spread,
      quantile_returns: JSON.stringify(figures.quantileReturns),
      top_turnover: figures.topTurnover,
      autocorrelation: figures.autocorrelation,
      previous_rank_ic: before?.rankIc ?? null,
      is_new: bit(changes.isNew),
      gained: bit(changes.gained),
      lost: bit(changes.lost),
      flipped: bit(changes.flipped),
    };
  });
}

const MOST_FAULT = 300;
const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** What a subject has that could not be judged. */
const NO_FIGURES: Omit<HorizonFigures, 'horizon'> = {
  days: 0,
  ic: null,
  rankIc: null,
  icir: null,
  t: null,
  neweyWestT: null,
  p: null,
  sharePositive: null,
  spread: null,
  quantileReturns: [],
  topTurnover: null,
  autocorrelation: null,
};

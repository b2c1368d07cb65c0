import { institutionHolding } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import { rounded } from '../world/rounded.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { INSTITUTIONS, type Institution } from './holder.ts';
import { holderStory, isTold, type HolderQuarter } from './holder-story.ts';

/** The shares of kinds among institutions too small for the lists of ten. */
const SMALL_WEIGHTS: Readonly<Record<Institution, number>> = {
  fund: 55,
  qfii: 4,
  social_security: 5,
  broker: 6,
  insurance: 9,
  trust: 3,
  other: 18,
};

/** Writes the holdings of each kind: the institutions named in the lists and many small ones. */
export function writeInstitutionHoldings(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const story = holderStory(world, company);
  const taste = new Random(`${world.seed} ${company.text} institutions`).between(0.02, 0.4);
  for (const quarter of story) {
    if (!isTold(world, quarter)) continue;
    const { report, capital } = quarter;
    const held = heldByKind(new Random(`${world.seed} ${company.text} institutions ${report.period}`), {
      quarter,
      taste,
    });
    const close = world.closeOn(company, report.period);
    const shares = INSTITUTIONS.map((kind) => [`${kind}_held_num`, held[kind]] as const);
    const worth = INSTITUTIONS.map((kind) => {
      return [`${kind}_held_capital`, close === null ? null : (held[kind] * close) / 100] as const;
    });
    const nonFund = INSTITUTIONS.reduce((sum, kind) => sum + held[kind], -held.fund);
    // The sums of both follow from the definition.
    sink.add(institutionHolding, report.announceDate, {
      security_id: company.text,
      report_period: report.period,
      announce_date: report.announceDate,
      ...Object.fromEntries(shares),
      ...Object.fromEntries(worth),
      fund_held_percent: rounded(held.fund / capital.float, 6),
      non_fund_held_percent: rounded(nonFund / capital.float, 6),
    });
  }
}

function heldByKind(
  random: Random,
  { quarter, taste }: { quarter: HolderQuarter; taste: number },
): Readonly<Record<Institution, number>> {
  const stakes = [...quarter.founders, ...quarter.others];
  const listed = stakes.reduce((sum, { held, restricted }) => sum + held - restricted, 0);
  const small = Math.max(0, quarter.capital.float - listed) * taste * random.between(0.85, 1.15);
  const held: Record<Institution, number> = {
    fund: 0,
    qfii: 0,
    social_security: 0,
    broker: 0,
    insurance: 0,
    trust: 0,
    other: 0,
  };
  for (const kind of INSTITUTIONS) {
    // Some kinds are missing at times.
    const here = kind === 'fund' || random.chance(0.8);
    held[kind] = here ? Math.round((small * SMALL_WEIGHTS[kind] * random.between(0.7, 1.3)) / 100) : 0;
  }
  for (const { holder, held: shares } of quarter.others) {
    if (holder.institution) held[holder.institution] += shares;
  }
  return held;
}

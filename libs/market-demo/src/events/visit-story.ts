import { tradingDayNear } from '../prices/trading-days.ts';
import { Random } from '../world/random.ts';
import { isListed, type DemoCompany, type DemoWorld } from '../world/world.ts';

/** Visitors of a usual visit by kind: mean number of institutions. */
const MEANS = { fund: 5, broker: 4, private_fund: 4, insurance: 1.2, foreign: 0.8, other: 1.5 } as const;
const MOST_A_QUARTER = 4;
const FORMS = ['特定对象调研', '现场参观', '电话会议', '业绩说明会', '券商策略会', '路演活动'];

export interface Visit {
  readonly day: string;
  readonly announced: string;
  readonly form: string;
  readonly visitors: ReturnType<typeof visitorsOf>;
  /** The stream of further draws about it. */
  readonly random: Random;
}

/** Visits after each report: many to large companies that make money, none to most others. */
export function visitStory(world: DemoWorld, company: DemoCompany): readonly Visit[] {
  const label = `${world.seed} ${company.text} visits`;
  const capital = (company.startPrice * company.startShares) / 100;
  const size = Math.min(2, Math.max(0.3, Math.log10(capital / 1e9)));
  const interest = (company.losing ? 0.3 : 1) * size * Math.exp(0.7 * new Random(label).normal());
  return world.bookOf(company).reports.flatMap(({ period, announceDate }) => {
    if (announceDate < world.start || announceDate <= company.listDate) return [];
    const random = new Random(`${label} ${period}`);
    const visits: Visit[] = [];
    let day = announceDate;
    for (
      let left = Math.min(MOST_A_QUARTER, Math.floor(0.45 * interest + random.next()));
      left > 0;
      left -= 1
    ) {
      day = tradingDayNear(day, random.whole(1, 9));
      const announced = tradingDayNear(day, random.whole(1, 2));
      if (!isListed(company, day) || !isListed(company, announced)) continue;
      const own = new Random(`${label} ${period} ${left}`);
      visits.push({
        day,
        announced,
        form: own.pick(FORMS),
        visitors: visitorsOf(own, interest),
        random: own,
      });
    }
    return visits;
  });
}

/** The visitors of one visit. `interest`: relative number of visitors, 1 for the usual company. */
function visitorsOf(random: Random, interest: number) {
  const crowd = Math.min(3, 0.4 + 0.5 * interest) * Math.exp(0.5 * random.normal());
  const draw = (mean: number): number => Math.floor(crowd * mean * random.between(0.4, 1.6) + random.next());
  // At least one comes.
  const broker = Math.max(1, draw(MEANS.broker));
  const kinds = {
    fund_count: draw(MEANS.fund),
    broker_count: broker,
    private_fund_count: draw(MEANS.private_fund),
    insurance_count: draw(MEANS.insurance),
    foreign_count: draw(MEANS.foreign),
    other_count: draw(MEANS.other),
  };
  const institutions = Object.values(kinds).reduce((sum, some) => sum + some, 0);
  return {
    institution_count: institutions,
    person_count: institutions + Math.floor(institutions * random.between(0, 0.6)),
    ...kinds,
  };
}

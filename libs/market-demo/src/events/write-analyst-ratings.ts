import { analystRating, RATINGS, type Rating } from '@console/market/schema';
import { tradingDayNear } from '../prices/trading-days.ts';
import type { DemoSink } from '../demo-sink.ts';
import { HOUSE_BROKERS, personName } from '../holders/fictional-names.ts';
import { Random } from '../world/random.ts';
import { rounded } from '../world/rounded.ts';
import { isListed, type DemoCompany, type DemoWorld } from '../world/world.ts';

const MOST_BROKERS = 8;
const WRITES = 0.6;
/** The room to the target price by rating. */
const ROOM: Readonly<Record<Rating, { low: number; high: number }>> = {
  买入: { low: 0.15, high: 0.4 },
  增持: { low: 0.05, high: 0.18 },
  中性: { low: -0.06, high: 0.06 },
  减持: { low: -0.18, high: -0.05 },
  卖出: { low: -0.35, high: -0.15 },
};

/** The brokers that cover a company write after its reports, each from its own last opinion on. */
export function writeAnalystRatings(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const label = `${world.seed} ${company.text} ratings`;
  const random = new Random(label);
  const capital = (company.startPrice * company.startShares) / 100;
  const size = Math.max(0.2, Math.log10(capital / 1e9)) * (company.losing ? 0.4 : 1);
  const brokers = Math.min(MOST_BROKERS, Math.floor(1.8 * size * random.between(0.2, 1.8)));
  const first = random.whole(0, HOUSE_BROKERS.length - 1);
  for (let at = 0; at < brokers; at += 1) {
    // 7 and the number of institutions share no divisor, so that none comes twice.
    const institution = HOUSE_BROKERS[(first + 7 * at) % HOUSE_BROKERS.length] ?? '';
    writeOpinions(world, company, { sink, institution, label: `${label} ${institution}` });
  }
}

function writeOpinions(
  world: DemoWorld,
  company: DemoCompany,
  { sink, institution, label }: { sink: DemoSink; institution: string; label: string },
): void {
  const analyst = personName(new Random(label));
  let last = -1;
  let written = '';
  for (const { period, announceDate } of world.bookOf(company).reports) {
    if (announceDate < world.start || announceDate <= company.listDate) continue;
    const random = new Random(`${label} ${period}`);
    const day = tradingDayNear(announceDate, random.whole(1, 12));
    const writes = random.chance(WRITES);
    const opinion = nextOpinion(random, last, company.losing);
    const forecast = forecastOf(world, company, { random, day, period });
    // Annual and first quarter's reports come close together: one opinion answers both.
    if (day <= written || !writes || !forecast || !isListed(company, day)) continue;
    const rating = RATINGS[opinion] ?? '中性';
    const { low, high } = ROOM[rating];
    sink.add(analystRating, day, {
      security_id: company.text,
      rating_date: day,
      institution,
      analyst,
      rating,
      previous_rating: RATINGS[last] ?? null,
      target_price: random.chance(0.7)
        ? rounded((forecast.close / 100) * (1 + random.between(low, high)), 2)
        : null,
      ...forecast.eps,
    });
    last = opinion;
    written = day;
  }
}

/** A rating, mostly the same as last time; `last` is negative for the first. */
function nextOpinion(random: Random, last: number, losing: boolean): number {
  const draw = random.next();
  if (last < 0) return losing ? Math.min(4, 1 + Math.floor(3 * draw)) : Math.floor(2.3 * draw);
  if (draw < 0.8) return last;
  const step = random.chance(losing ? 0.3 : 0.55) ? -1 : 1;
  return Math.min(RATINGS.length - 1, Math.max(0, last + step));
}

/** Forecast earnings per share of this fiscal year and the next: trailing earnings grown like the industry. */
function forecastOf(
  world: DemoWorld,
  company: DemoCompany,
  { random, day, period }: { random: Random; day: string; period: string },
) {
  const trailing = world.bookOf(company).trailing(day);
  const close = world.closeOn(company, day);
  const growth = company.industry.growth + 0.08 * random.normal();
  const surprise = 0.05 * random.normal();
  if (!trailing || close === null) return null;
  const eps = trailing.earnings / world.bookOf(company).sharesOn(day).total;
  // A loss is expected to shrink.
  const ahead = Math.sign(eps) * growth;
  // The annual report closes its own year: the forecast is for the next.
  const year = Number(period.slice(0, 4)) + (period.endsWith('12-31') ? 1 : 0);
  return {
    close,
    eps: {
      forecast_year: year,
      eps_this_year: rounded(eps * (1 + ahead * 0.6 + surprise), 2),
      eps_next_year: rounded(eps * (1 + ahead * 0.6 + surprise) * (1 + ahead), 2),
    },
  };
}

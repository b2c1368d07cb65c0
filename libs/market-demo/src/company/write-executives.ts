import { executive, executiveChange } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import type { Term } from './executive-terms.ts';
import type { FiscalYear } from './fiscal-years.ts';
import { insiderStory, type InsiderStory } from './insider-story.ts';

const TERM_YEARS = 3;

/** Writes who served in each year, and their trades in the company's shares. */
export function writeExecutives(
  world: DemoWorld,
  sink: DemoSink,
  { company, years, terms }: { company: DemoCompany; years: readonly FiscalYear[]; terms: readonly Term[] },
): void {
  const story = insiderStory(world, company, terms);
  const pay = payOf(world.seed, company, years);
  for (const fiscal of years) {
    for (const term of terms) {
      if (term.startDate > `${fiscal.year}-12-31` || term.leaveDate < `${fiscal.year}-01-01`) continue;
      writeTerm(sink, { company, fiscal, term, story, pay: pay(term, fiscal) });
    }
  }
  writeChanges(world, sink, { company, story });
}

function writeTerm(
  sink: DemoSink,
  {
    company,
    fiscal: { year, announceDate },
    term,
    story,
    pay,
  }: { company: DemoCompany; fiscal: FiscalYear; term: Term; story: InsiderStory; pay: number | null },
): void {
  sink.add(executive, announceDate, {
    security_id: company.text,
    year,
    announce_date: announceDate,
    name: term.person.name,
    post: term.seat.post,
    sex: term.person.sex,
    birth_year: term.birthYear,
    education: term.education,
    pay,
    shares_held: story.heldOn(term, `${year}-12-31`),
    start_date: term.startDate,
    end_date: endOfTerm(term, year),
  });
}

/** The day of leaving if it is within the year; else the end of the three years elected for. */
function endOfTerm({ startDate, leaveDate }: Term, year: number): string {
  if (leaveDate <= `${year}-12-31`) return leaveDate;
  const [from = '', rest = ''] = [startDate.slice(0, 4), startDate.slice(4).replace('-02-29', '-02-28')];
  const terms = Math.floor((year - Number(from)) / TERM_YEARS) + 1;
  return `${Number(from) + TERM_YEARS * terms}${rest}`;
}

/** Everyone is paid for at least a month. */
const LEAST_DAYS_PAID = 30;

/** Pay of a person in a year, yuan; null where the company pays none. */
function payOf(
  seed: number,
  { text, template }: DemoCompany,
  years: readonly FiscalYear[],
): (term: Term, fiscal: FiscalYear) => number | null {
  const random = new Random(`${seed} ${text} pay`);
  const first = years[0];
  const base = (template === 'general' ? 5.2e5 : 9e5) * Math.exp(0.45 * random.normal());
  const allowance = random.whole(6, 20) * 1e4;
  return ({ seat, seatAt, startDate, leaveDate }, { year, revenue }) => {
    if (seat.pay === 0) return null;
    const served = daysWithin(year, startDate, leaveDate) / 365;
    if (seat.independent) return Math.round((allowance * served) / 100) * 100;
    const own = new Random(`${seed} ${text} pay ${seatAt} ${year}`);
    const size = (revenue / 1e9) ** 0.18;
    const grown = 1.04 ** (year - (first?.year ?? year)) * Math.exp(0.08 * own.normal());
    return Math.round((base * seat.pay * size * grown * served) / 100) * 100;
  };
}

function daysWithin(year: number, from: string, to: string): number {
  const [start, end] = [`${year}-01-01`, `${year + 1}-01-01`];
  const days = Date.parse(to < end ? to : end) - Date.parse(from > start ? from : start);
  return Math.min(365, Math.max(LEAST_DAYS_PAID, days / 86_400_000));
}

function writeChanges(
  world: DemoWorld,
  sink: DemoSink,
  { company, story }: { company: DemoCompany; story: InsiderStory },
): void {
  const book = world.bookOf(company);
  for (const { date, announceDate, term, ...trade } of story.trades) {
    sink.add(executiveChange, announceDate, {
      security_id: company.text,
      trade_date: date,
      announce_date: announceDate,
      changer_name: trade.changer,
      volume: trade.volume,
      average_price: trade.price,
      amount: Math.round(trade.volume * trade.price * 100) / 100,
      change_proportion: Math.round((1e8 * trade.volume) / book.sharesOn(date).total) / 1e8,
      shares_after: trade.after,
      executive_name: term.person.name,
      post: term.seat.post,
      relation: trade.relation,
      change_reason: trade.reason,
    });
  }
}

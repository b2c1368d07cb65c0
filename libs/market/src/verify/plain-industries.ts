import { join } from 'node:path';
import { readRows, type Row } from './plain-reading.ts';

/** The figures of a Shenwan industry of level 1, day by day, oldest first. */
export interface IndustryFigures {
  readonly code: string;
  readonly days: readonly IndustryDay[];
}

export interface IndustryDay {
  readonly date: string;
  /** Its listed members of the day, and today's members that were listed on it. */
  readonly then: number;
  readonly now: number;
  /** Σ amount ÷ turnover: the float capital at the average price; NaN where none traded. */
  readonly capital: number;
  /** Σ amount ÷ that capital. */
  readonly turnover: number;
  /** 1000 on the first day with capital. */
  readonly index: number;
}

/** How many industries are compared figure by figure: those with the most bars. */
const COMPARED = 3;
const OPEN = '2200-01-01';

/** The figures added up line by line from the three files: no function of the numeric core, and no panel. */
export async function plainIndustries(dir: string): Promise<readonly IndustryFigures[]> {
  const bars = await readRows(join(dir, 'daily_bars.csv'));
  const listings = new Map(
    (await readRows(join(dir, 'stocks.csv'))).map((row) => [
      row['code'] ?? '',
      { from: row['list_date'] ?? '', to: row['delist_date'] || OPEN },
    ]),
  );
  const members = (await readRows(join(dir, 'sw_industry.csv'))).filter(
    (row) => row['sw1_code'] !== '获取失败',
  );
  const days = [...new Set(bars.map((bar) => bar['date'] ?? ''))].sort();
  const byDay = new Map(days.map((day) => [day, new Map<string, Row>()]));
  for (const bar of bars) byDay.get(bar['date'] ?? '')?.set(bar['code'] ?? '', bar);
  return chosenIndustries(members, bars).map((code) => {
    const own = members.filter((row) => row['sw1_code'] === code);
    let [level, before] = [NaN, new Map<string, number>()];
    const figures = days.map((date): IndustryDay => {
      const listed = own.filter(({ code: share = '' }) => {
        const { from = OPEN, to = '' } = listings.get(share) ?? {};
        return from <= date && date < to;
      });
      const then = listed.filter(
        ({ start_date: from = '', end_date: to = '' }) => from.slice(0, 10) <= date && date < to.slice(0, 10),
      );
      const traded = then.flatMap(({ code: share = '' }) => {
        const bar = byDay.get(date)?.get(share);
        return bar === undefined ? [] : [{ share, bar }];
      });
      const capitals = new Map<string, number>();
      let [amount, weighted, weights] = [0, 0, 0];
      for (const { share, bar } of traded) {
        const value = (Number(bar['amount_kcny']) * 1000) / (Number(bar['turn_pct']) / 100);
        if (Number(bar['turn_pct']) > 0) {
          capitals.set(share, value);
          amount += Number(bar['amount_kcny']) * 1000;
        }
        const weight = before.get(share);
        if (weight === undefined) continue;
        weighted += weight * (Number(bar['close']) / Number(bar['preclose']) - 1);
        weights += weight;
      }
      const capital = [...capitals.values()].reduce((sum, value) => sum + value, 0);
      if (Number.isNaN(level)) level = capitals.size > 0 ? 1000 : NaN;
      else if (weights > 0) level *= 1 + weighted / weights;
      before = capitals;
      return {
        date,
        then: then.length,
        now: listed.filter(({ end_date: to = '' }) => to.startsWith(OPEN)).length,
        capital: capitals.size > 0 ? capital : NaN,
        turnover: capitals.size > 0 ? amount / capital : NaN,
        index: capitals.size > 0 ? level : NaN,
      };
    });
    return { code, days: figures };
  });
}

/** The industries with the most shares that have bars, and of the others those whose members changed on a day of the bars. */
export function chosenIndustries(members: readonly Row[], bars: readonly Row[]): readonly string[] {
  const withBars = new Set(bars.map((bar) => bar['code']));
  const days = bars.map((bar) => bar['date'] ?? '').sort();
  const counts = new Map<string, number>();
  for (const { sw1_code: industry = '', code } of members)
    counts.set(industry, (counts.get(industry) ?? 0) + (withBars.has(code) ? 1 : 0));
  const most = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const left = members.filter(({ end_date: to = '' }) => to > (days[0] ?? '') && to <= (days.at(-1) ?? ''));
  return [
    ...new Set([
      ...most.slice(0, COMPARED).map(([code]) => code),
      ...left.map(({ sw1_code: code = '' }) => code),
    ]),
  ];
}

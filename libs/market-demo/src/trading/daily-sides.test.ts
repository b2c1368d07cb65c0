import { connectHolding, dailyBar, marginTrading, moneyFlow, popularity } from '@console/market/schema';
import { laterDate } from '../prices/trading-days.ts';
import { grouped, tellDaily } from '../testing/told-story.ts';

const { world, rows, faults } = tellDaily({
  seed: 2,
  size: { companies: 100, days: 300 },
  origin: '2024-06-28',
  end: '2024-08-30',
});
const bars = new Map(rows(dailyBar).map((bar) => [`${bar.security_id} ${bar.trade_date}`, bar]));
const barOf = ({ security_id, trade_date }: { security_id: string; trade_date: string }) => {
  const bar = bars.get(`${security_id} ${trade_date}`);
  if (!bar) throw new Error(`${security_id} has no bar on ${trade_date}`);
  return bar;
};
const companies = new Map(world.companies.map((company) => [company.text, company]));
const companyOf = (text: string) => {
  const company = companies.get(text);
  if (!company) throw new Error(`${text} is no company`);
  return company;
};
const firstSideDay = world.days[50];

/** Consecutive rows of one security. */
function pairs<R extends { readonly security_id: string }>(all: readonly R[]): readonly (readonly [R, R])[] {
  return [...grouped(all, (row) => row.security_id).values()].flatMap((own) =>
    own.slice(1).map((row, at) => [own[at] ?? row, row] as const),
  );
}

/** Whether a share is listed for so many calendar days, in Shanghai or Shenzhen, and without an ST mark that day. */
function isSeasoned(row: { security_id: string; trade_date: string }, listedDays: number): boolean {
  const { board, listDate } = companyOf(row.security_id);
  return board !== 'bse' && laterDate(listDate, listedDays) < row.trade_date && barOf(row).st === 0;
}

test('the importer refuses none of the rows', () => {
  expect(faults).toEqual([]);
});

test('every table begins 250 days before the origin, however long the story is', () => {
  for (const table of [marginTrading, connectHolding, moneyFlow, popularity]) {
    const days = [...new Set(rows(table).map((row) => row.trade_date))].sort();
    expect([days[0], days.at(-1)]).toEqual([firstSideDay, world.end]);
  }
});

describe('margin trading', () => {
  const own = rows(marginTrading);

  test('is for seasoned shares of Shanghai and Shenzhen without an ST mark, about half of them', () => {
    expect(own.filter((row) => !isSeasoned(row, 90))).toEqual([]);
    const share = new Set(own.map(({ security_id }) => security_id)).size / world.companies.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });

  test('has balances that are the day before’s plus what was added less what was repaid', () => {
    expect(pairs(own).length).toBeGreaterThan(5000);
    const wrong = pairs(own).filter(
      ([before, row]) =>
        row.financing_balance !==
          (before.financing_balance ?? NaN) + (row.financing_buy ?? NaN) - (row.financing_repay ?? NaN) ||
        row.short_volume !==
          (before.short_volume ?? NaN) + (row.short_sell_volume ?? NaN) - (row.short_repay_volume ?? NaN),
    );
    expect(wrong).toEqual([]);
  });

  test('buys no more than was traded, and is worth its volume at the close', () => {
    const wrong = own.filter((row) => {
      const { amount, volume, close } = barOf(row);
      const worth = (row.short_volume ?? NaN) * close;
      const isWithin =
        (row.financing_buy ?? NaN) <= amount && (row.short_sell_volume ?? NaN) <= (volume ?? NaN);
      return !isWithin || Math.abs((row.short_balance ?? NaN) - worth) > 0.01;
    });
    expect(wrong).toEqual([]);
  });
});

describe('connect holdings', () => {
  const own = rows(connectHolding);

  test('are of seasoned shares of Shanghai and Shenzhen without an ST mark', () => {
    expect(own.filter((row) => !isSeasoned(row, 180))).toEqual([]);
    expect(new Set(own.map(({ security_id }) => security_id)).size).toBeGreaterThan(20);
  });

  test('change by the net bought and by new shares of an ex-rights day', () => {
    const wrong: unknown[] = [];
    let bonuses = 0;
    for (const [before, row] of pairs(own)) {
      const dividend = world
        .bookOf(companyOf(row.security_id))
        .dividends.find(({ exDate }) => exDate === row.trade_date);
      const held = before.held_shares ?? 0;
      const given = dividend ? Math.floor(held * dividend.bonus) + Math.floor(held * dividend.transfer) : 0;
      if (given > 0) bonuses += 1;
      if (row.held_shares !== held + given + (row.net_buy_volume ?? NaN)) wrong.push(row);
    }
    expect(wrong).toEqual([]);
    expect(bonuses).toBeGreaterThan(0);
  });

  test('are a part of the float, and net buying a part of the day’s volume at a price of the day', () => {
    const wrong = own.filter((row) => {
      const { float_shares, volume, low, high } = barOf(row);
      const [held, bought] = [row.held_shares ?? NaN, row.net_buy_volume ?? NaN];
      const rate = row.held_capital_rate ?? NaN;
      if (Math.abs(rate - held / (float_shares ?? 0)) > 1e-6 || rate > 0.3) return true;
      if (Math.abs(bought) > 0.5 + 0.12 * (volume ?? 0)) return true;
      const price = (row.net_buy_amount ?? NaN) / bought;
      return bought !== 0 && !(price >= (low ?? 0) - 0.01 && price <= (high ?? 0) + 0.01);
    });
    expect(wrong).toEqual([]);
  });
});

test('the net buying of main orders equals the net selling of middle and small ones, within the traded amount', () => {
  const own = rows(moneyFlow);
  expect(own.length).toBeGreaterThan(20_000);
  const wrong = own.filter((row) => {
    const { amount, suspended } = barOf(row);
    const [large, main, rest] = [row.large_net ?? NaN, row.main_net ?? NaN, row.middle_small_net ?? NaN];
    const traded = row.main_trading_amount ?? NaN;
    const isWithin = traded <= amount && Math.abs(main) <= traded && Math.abs(large) <= traded;
    return suspended === 1 || main + rest !== 0 || !isWithin;
  });
  expect(wrong).toEqual([]);
});

test('popularity ranks the day’s shares by their heat, each rank once', () => {
  const days = grouped(rows(popularity), ({ trade_date }) => trade_date);
  for (const own of days.values()) {
    const ranked = [...own].sort((one, other) => (one.heat_rank ?? 0) - (other.heat_rank ?? 0));
    expect(ranked.map(({ heat_rank }) => heat_rank)).toEqual(ranked.map((_, at) => at + 1));
    const wrong = ranked.filter(
      (row, at) =>
        row.total_heat !== (row.search_heat ?? NaN) + (row.optional_heat ?? NaN) ||
        row.total_heat > (ranked[at - 1]?.total_heat ?? Infinity),
    );
    expect(wrong).toEqual([]);
  }
});

import {
  indexChain,
  memberCounts,
  memberSpells,
  rateOfPairs,
  sumMembers,
  sumPairs,
  type SetRows,
} from '@console/quant';
import { firstRowFrom } from '../panels/first-row-from.ts';
import type { Querying } from '../read/querying.ts';
import { readPanel } from '../read/read-panel.ts';
import type { IndustryFigures } from './plain-industries.ts';

interface StoredMember {
  readonly security: number;
  readonly joined: string;
  readonly left: string | null;
}
interface StoredListing {
  readonly id: number;
  readonly listed: string;
  readonly delisted: string | null;
}

/** The same figures as industries show them: panels of the mart, the members of each day, sums of the numeric core. */
export async function panelIndustries(
  database: Querying,
  codes: readonly string[],
): Promise<readonly IndustryFigures[]> {
  const whole = { from: null, to: null };
  const {
    dates,
    securities: stocks,
    values: amounts,
  } = await readPanel(database, { ...whole, field: 'amount' });
  const [turnovers, closes, before] = await Promise.all(
    ['turnover_rate', 'close', 'pre_close'].map(
      async (field) => (await readPanel(database, { ...whole, field })).values,
    ),
  );
  const rowOf = (day: string | null): number => (day === null ? dates.length : firstRowFrom(dates, day));
  const listings = { listed: new Int32Array(stocks).fill(dates.length), delisted: new Int32Array(stocks) };
  for (const { id, listed, delisted } of await database.query<readonly StoredListing[]>(
    'SELECT id, list_date AS listed, delist_date AS delisted FROM security',
  )) {
    listings.listed[id - 1] = rowOf(listed);
    listings.delisted[id - 1] = rowOf(delisted);
  }
  const of = (panel: Float64Array | undefined, cell: number): number => panel?.[cell] ?? NaN;
  const amount = (cell: number): number => (of(turnovers, cell) > 0 ? of(amounts, cell) : NaN);
  const capital = (cell: number): number => amount(cell) / of(turnovers, cell);
  const returns = (cell: number): number => of(closes, cell) / of(before, cell) - 1;
  const found: IndustryFigures[] = [];
  for (const code of codes) {
    const members = await database.query<readonly StoredMember[]>(
      'SELECT security_id AS security, valid_from AS joined, valid_to AS `left` FROM sw_member WHERE l1_code = ?',
      [code],
    );
    const setOf = (some: readonly StoredMember[], history: boolean): SetRows => ({
      members: memberSpells(
        some.map(({ security, joined, left }) => ({
          stock: security - 1,
          from: history ? rowOf(joined) : 0,
          to: history ? rowOf(left) : dates.length,
        })),
        listings,
      ),
      rows: { from: 0, to: dates.length },
      stocks,
    });
    const then = setOf(members, true);
    const now = memberCounts(
      setOf(
        members.filter(({ left }) => left === null),
        false,
      ),
    );
    const counts = memberCounts(then);
    const capitals = sumMembers(then, capital).sums;
    const turnover = rateOfPairs(sumPairs(then, amount, capital));
    const { levels } = indexChain(then, { floatCapital: capital, returns });
    found.push({
      code,
      days: dates.map((date, row) => ({
        date,
        then: counts[row] ?? NaN,
        now: now[row] ?? NaN,
        capital: capitals[row] ?? NaN,
        turnover: turnover[row] ?? NaN,
        index: levels[row] ?? NaN,
      })),
    });
  }
  return found;
}

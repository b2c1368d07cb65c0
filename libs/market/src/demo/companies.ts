import type { Board } from '../schema/reference/security.ts';
import { boardOf, type SecurityCode } from '../import/security-code.ts';
import { CompanyNames } from './company-names.ts';
import { DEMO_INDUSTRIES, type DemoIndustry } from './industries.ts';
import { Random } from './random.ts';
import { tradingDayFrom } from './trading-days.ts';

/** A fictional listed company as it is before the first day. Days are indexes into the trading days. */
export interface DemoCompany extends SecurityCode {
  readonly name: string;
  readonly board: Board;
  readonly industry: DemoIndustry;
  readonly branch: number;
  readonly leaf: number;
  readonly listDate: string;
  /** First day with a bar. */
  readonly firstDay: number;
  /** Last day with a bar; the last of all unless it is delisted. */
  readonly lastDay: number;
  readonly delisted: boolean;
  /** First day under special treatment; null without. */
  readonly stFrom: number | null;
  /** Makes losses more often than not. */
  readonly losing: boolean;
}

interface BoardPlan {
  readonly weight: number;
  readonly opened: string;
  readonly exchange: SecurityCode['exchange'];
  /** A stretch of the board's own range that no listed share uses. */
  readonly firstCode: number;
}

const BOARD_PLANS: readonly BoardPlan[] = [
  { weight: 34, opened: '1993-01-04', exchange: 'SH', firstCode: 606_001 },
  { weight: 28, opened: '1993-01-04', exchange: 'SZ', firstCode: 4_001 },
  { weight: 24, opened: '2009-10-30', exchange: 'SZ', firstCode: 306_001 },
  { weight: 10, opened: '2019-07-22', exchange: 'SH', firstCode: 689_101 },
  { weight: 4, opened: '2021-11-15', exchange: 'BJ', firstCode: 925_001 },
];
const NEW_LISTING = 0.06;
const DELISTED_EVERY = 60;
const ST_SHARE = 0.04;
const LOSING_SHARE = 0.12;
/** Special treatment comes long before the end. */
const ST_BEFORE_END = 120;

export function makeCompanies(seed: number, count: number, days: readonly string[]): readonly DemoCompany[] {
  const random = new Random(`${seed} companies`);
  const names = new CompanyNames(random);
  const listed = new Map<BoardPlan, number>();
  return Array.from({ length: count }, (_, at) => {
    const plan = random.weighted(BOARD_PLANS, ({ weight }) => weight);
    const number = listed.get(plan) ?? 0;
    listed.set(plan, number + 1);
    const code: SecurityCode = {
      code: String(plan.firstCode + number).padStart(6, '0'),
      exchange: plan.exchange,
    };
    const delisted = at % DELISTED_EVERY === DELISTED_EVERY - 1;
    const industry = random.weighted(DEMO_INDUSTRIES, ({ weight }) => weight);
    const branch = random.whole(0, industry.branches.length - 1);
    const leaf = random.whole(0, (industry.branches[branch]?.leaves.length ?? 1) - 1);
    const life = lifeOf(random, { plan, delisted, days });
    return {
      ...code,
      ...life,
      name: nameOf(names, industry, life),
      board: boardOf(code),
      ...{ industry, branch, leaf },
    };
  });
}

type Life = Pick<DemoCompany, 'listDate' | 'firstDay' | 'lastDay' | 'stFrom' | 'losing' | 'delisted'>;

function lifeOf(
  random: Random,
  { plan, delisted, days }: { plan: BoardPlan; delisted: boolean; days: readonly string[] },
): Life {
  const end = days.length - 1;
  const first = days[0] ?? '';
  const lastDay = delisted ? random.whole(Math.floor(end * 0.6), end - 5) : end;
  const isNew = plan.opened >= first || (!delisted && random.chance(NEW_LISTING));
  const opened = days.findIndex((day) => day >= plan.opened);
  const firstDay = isNew ? random.whole(Math.max(opened, 1), Math.floor(end * 0.95)) : 0;
  const special = delisted || random.chance(ST_SHARE);
  const stFrom = special && firstDay === 0 ? Math.max(0, random.whole(0, lastDay - ST_BEFORE_END)) : null;
  return {
    listDate: isNew ? (days[firstDay] ?? first) : dateBetween(random, plan.opened, first),
    firstDay,
    lastDay: isNew ? end : lastDay,
    delisted: delisted && !isNew,
    stFrom,
    losing: stFrom !== null || random.chance(LOSING_SHARE),
  };
}

/** The name as it stands on the last day: troubled shares lose its ending to the mark. */
function nameOf(names: CompanyNames, { endings }: DemoIndustry, { delisted, stFrom }: Life): string {
  if (delisted) return `${names.draw([''])}退`;
  return stFrom === null ? names.draw(endings) : `ST${names.draw([''])}`;
}

function dateBetween(random: Random, from: string, to: string): string {
  const start = Date.parse(from);
  const time = start + random.next() * (Date.parse(to) - start);
  return tradingDayFrom(new Date(time).toISOString().slice(0, 10));
}

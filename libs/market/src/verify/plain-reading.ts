import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Figures of the sample's three files, added up without the importer: lines are split at commas, nothing else. */
export interface PlainFigures {
  readonly securities: number;
  readonly delisted: number;
  readonly treeNodes: readonly [number, number, number];
  readonly members: number;
  readonly openMembers: number;
  readonly bars: number;
  readonly suspendedBars: number;
  readonly stBars: number;
  readonly days: number;
  readonly firstDay: string;
  readonly lastDay: string;
  /** Yuan. */
  readonly amount: number;
  /** Sum of fractions. */
  readonly turnover: number;
  readonly missingPe: number;
  readonly lossPe: number;
  /** By vendor code. */
  readonly perSecurity: ReadonlyMap<string, SecurityFigures>;
}

export interface SecurityFigures {
  readonly bars: number;
  readonly lastClose: number;
  /** Product of close / preclose: the adjusted return over all its bars. */
  readonly growth: number;
  /** The highest of the traded days among the 365 days up to its last bar. */
  readonly high: number;
}

const NOT_CLASSIFIED = '获取失败';

export async function plainReading(dir: string): Promise<PlainFigures> {
  const stocks = await readRows(join(dir, 'stocks.csv'));
  const industries = (await readRows(join(dir, 'sw_industry.csv'))).filter(
    (row) => row['sw1_code'] !== NOT_CLASSIFIED,
  );
  const bars = await readRows(join(dir, 'daily_bars.csv'));
  const days = [...new Set(bars.map((bar) => text(bar, 'date')))].sort();
  const nodes = (level: string): number =>
    new Set(industries.map((row) => text(row, `sw${level}_code`))).size;
  return {
    securities: stocks.length,
    delisted: stocks.filter((row) => text(row, 'delist_date') !== '').length,
    treeNodes: [nodes('1'), nodes('2'), nodes('3')],
    members: industries.length,
    openMembers: industries.filter((row) => text(row, 'end_date').startsWith('2200-01-01')).length,
    bars: bars.length,
    suspendedBars: bars.filter((bar) => bar['tradestatus'] === '0').length,
    stBars: bars.filter((bar) => bar['isST'] === '1').length,
    days: days.length,
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    amount: sum(bars.map((bar) => number(bar, 'amount_kcny') * 1000)),
    turnover: sum(bars.map((bar) => number(bar, 'turn_pct') / 100)),
    missingPe: bars.filter((bar) => bar['peTTM'] === '').length,
    lossPe: bars.filter((bar) => number(bar, 'peTTM') < 0).length,
    perSecurity: perSecurity(bars),
  };
}

export type Row = Readonly<Record<string, string>>;

function perSecurity(bars: readonly Row[]): ReadonlyMap<string, SecurityFigures> {
  const byCode = new Map<string, Row[]>();
  for (const bar of bars) {
    const own = byCode.get(text(bar, 'code'));
    if (own) own.push(bar);
    else byCode.set(text(bar, 'code'), [bar]);
  }
  return new Map([...byCode].map(([code, own]) => [code, figuresOf(own)]));
}

function figuresOf(unsorted: readonly Row[]): SecurityFigures {
  const bars = [...unsorted].sort((a, b) => (text(a, 'date') < text(b, 'date') ? -1 : 1));
  const last = bars.at(-1);
  if (!last) throw new Error('a security without bars');
  const yearBefore = new Date(Date.parse(text(last, 'date')) - 365 * 86_400_000).toISOString().slice(0, 10);
  const year = bars.filter((bar) => text(bar, 'date') > yearBefore && bar['tradestatus'] === '1');
  return {
    bars: bars.length,
    lastClose: number(last, 'close'),
    growth: bars.reduce((product, bar) => product * (number(bar, 'close') / number(bar, 'preclose')), 1),
    high: Math.max(...year.map((bar) => number(bar, 'high'))),
  };
}

/** The lines of a file by its header. */
export async function readRows(path: string): Promise<readonly Row[]> {
  const [header = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const text = (row: Row, name: string): string => row[name] ?? '';
const number = (row: Row, name: string): number => Number(row[name] ?? '');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

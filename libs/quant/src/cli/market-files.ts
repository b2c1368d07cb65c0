import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { centsOf } from '../ledger/cents.ts';
import { ZERO, type Decimal } from '../ledger/decimal.ts';
import type { BarRow, DividendRow, MarketData } from '../ledger/market-tape.ts';
import { isListedOn, type Security } from '../ledger/security.ts';
import { BOARDS } from '../panel/limit-rules.ts';
import { csvTable, type CsvRow } from './csv-table.ts';
import { readText } from './read-text.ts';

/**
 * The market of a folder: `securities.csv`, `bars.csv` and, if there, `dividends.csv`, as `ledger.md` has them.
 * @throws CsvFault, FileFault
 */
export function readMarket(directory: string): MarketData {
  const securities = readSecurities(join(directory, 'securities.csv'));
  const known = new Map(securities.map((security) => [security.code, security]));
  const dividends = join(directory, 'dividends.csv');
  return {
    securities,
    ...readBars(join(directory, 'bars.csv'), known),
    dividends: existsSync(dividends) ? readDividends(dividends, known) : [],
  };
}

type Known = ReadonlyMap<string, Security>;

function readSecurities(file: string): readonly Security[] {
  const seen = new Set<string>();
  return csvTable(file, readText(file), ['code', 'board', 'listedDate', 'delistedDate']).map((row) => {
    const code = row.required('code');
    if (seen.has(code)) row.refuse('code', `${code} is there twice`);
    seen.add(code);
    const written = row.required('board');
    const board = BOARDS.find((name) => name === written);
    if (board === undefined) return row.refuse('board', `"${written}" is none of ${BOARDS.join(', ')}`);
    const delisted = row.text('delistedDate') === '' ? null : row.day('delistedDate');
    return { code, board, listed: row.day('listedDate'), delisted };
  });
}

const BAR_COLUMNS = ['date', 'code', 'open', 'close', 'preClose', 'amount', 'suspended', 'st'];

function readBars(file: string, known: Known): Pick<MarketData, 'calendar' | 'bars'> {
  const bars = new Map<string, Map<string, BarRow | null>>();
  for (const row of csvTable(file, readText(file), BAR_COLUMNS)) {
    const date = row.day('date');
    const security = knownSecurity(row, known);
    const { code } = security;
    const ofDay = bars.get(date) ?? new Map<string, BarRow | null>();
    if (ofDay.has(code)) row.refuse('code', `${code} has two rows of ${date}`);
    bars.set(date, ofDay.set(code, isListedOn(security, date) ? barOf(row) : null));
  }
  return {
    calendar: [...bars.keys()].sort(),
    bars: new Map([...bars].map(([date, rows]) => [date, trading(rows)])),
  };
}

const trading = (rows: ReadonlyMap<string, BarRow | null>): ReadonlyMap<string, BarRow> =>
  new Map([...rows].flatMap(([code, row]) => (row === null ? [] : [[code, row]])));

/** Null where the stock does not trade, whatever else the row says. */
function barOf(row: CsvRow): BarRow | null {
  if (row.flag('suspended')) return null;
  const open = centsIn(row, 'open') ?? 0n;
  const close = open > 0n ? (centsIn(row, 'close') ?? 0n) : 0n;
  if (close <= 0n) return null;
  return {
    open,
    close,
    preClose: required(row, 'preClose', 1n),
    amount: required(row, 'amount', 0n),
    st: row.flag('st'),
    upperLimit: centsIn(row, 'upperLimit'),
    lowerLimit: centsIn(row, 'lowerLimit'),
  };
}

function centsIn(row: CsvRow, column: string): bigint | null {
  const written = row.decimal(column);
  return written && centsOf(written);
}

function required(row: CsvRow, column: string, least: bigint): bigint {
  row.required(column);
  const cents = centsIn(row, column) ?? 0n;
  return cents < least ? row.refuse(column, `${row.text(column)} is too little`) : cents;
}

const DIVIDEND_COLUMNS = [
  'code',
  'exDate',
  'cashPerShare',
  'bonusPerShare',
  'transferPerShare',
  'rightsPerShare',
];

function readDividends(file: string, known: Known): readonly DividendRow[] {
  return csvTable(file, readText(file), DIVIDEND_COLUMNS).map((row) => {
    const perShare = (column: string): Decimal => {
      const value = row.decimal(column) ?? ZERO;
      return value.units < 0n ? row.refuse(column, `${row.text(column)} is below 0`) : value;
    };
    return {
      code: knownSecurity(row, known).code,
      exDate: row.day('exDate'),
      cashPerShare: perShare('cashPerShare'),
      bonusPerShare: perShare('bonusPerShare'),
      transferPerShare: perShare('transferPerShare'),
      rightsPerShare: perShare('rightsPerShare'),
    };
  });
}

function knownSecurity(row: CsvRow, known: Known): Security {
  const code = row.required('code');
  return known.get(code) ?? row.refuse('code', `${code} is not in securities.csv`);
}

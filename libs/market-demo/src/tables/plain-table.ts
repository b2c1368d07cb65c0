import type { ColumnDefinition, TableDefinition } from '@console/market/schema';
import type { FileRow } from '../demo-sink.ts';
import { fiscalYears, type FiscalYear } from '../company/fiscal-years.ts';
import { eachMonth } from '../events/months.ts';
import { Random } from '../world/random.ts';
import { tradingDayNear } from '../prices/trading-days.ts';
import { sidesFrom } from '../trading/side-window.ts';
import { isListed, type DemoCompany, type DemoWorld, type Report } from '../world/world.ts';
import type { CompanyWriter } from '../write-companies.ts';
import { plainValue, type Value } from './plain-value.ts';

type Key = Readonly<Record<string, Value>>;

/** The number of rows on one occasion, for key columns that are arbitrary numbers or names. */
const LISTED = 3;
/** Chance of an event in a month. */
const EVENTS = 0.15;

/** The occasion of a row. */
export interface RowOf<T extends TableDefinition> {
  readonly world: DemoWorld;
  readonly company: DemoCompany;
  /** The row's own random stream. */
  readonly random: Random;
  readonly fiscal: 'year' extends T['key'][number] ? FiscalYear : null;
  readonly report: 'report_period' extends T['key'][number] ? Report : null;
}

/**
 * Writes a table about companies from its definition. Its key decides how often there is a row: one per company,
 * per fiscal year (`year`), per report (`report_period`), per trading day (`trade_date`), else at random times; and
 * for each value of an enum in it. `describe` gives the columns whose default is not good enough, or null for no
 * row.
 */
export function plainTable<const T extends TableDefinition>(
  table: T,
  describe: (of: RowOf<T>) => Partial<FileRow<T>> | null = () => ({}),
): CompanyWriter {
  const columns = table.key.map((name) => table.columns.find((column) => column.name === name));
  if (!table.key.includes('security_id'))
    throw new Error(`${table.name} is about no company: it wants a writer`);
  return (world, company, sink) => {
    for (const { knownOn, key, ...of } of occasions(table, world, company)) {
      for (const own of variants(columns, { security_id: company.text, ...key }, knownOn)) {
        const random = new Random([world.seed, table.name, ...Object.values(own)].join(' '));
        // The year and the report are set where the key has them.
        const row = describe({ world, company, random, ...of } as RowOf<T>);
        if (row) sink.add<TableDefinition>(table, knownOn, { ...known(table, knownOn), ...own, ...row });
      }
    }
  };
}

interface Dated {
  readonly knownOn: string;
  readonly key: Key;
  readonly fiscal?: FiscalYear;
  readonly report?: Report;
}

function occasions({ key, name }: TableDefinition, world: DemoWorld, company: DemoCompany): readonly Dated[] {
  if (key.includes('year'))
    return fiscalYears(world, company).map((fiscal) => {
      return { knownOn: fiscal.announceDate, key: { year: fiscal.year }, fiscal };
    });
  if (key.includes('report_period'))
    return world.bookOf(company).reports.map((report) => {
      return { knownOn: report.announceDate, key: { report_period: report.period }, report };
    });
  const day = key.find((part) => part.endsWith('_date'));
  if (day === undefined) return [{ knownOn: company.listDate, key: {} }];
  const days = day === 'trade_date' ? tradingDaysOf(world) : eventDays(world, `${name} ${company.text}`);
  return days.filter((on) => isListed(company, on)).map((on) => ({ knownOn: on, key: { [day]: on } }));
}

function tradingDaysOf(world: DemoWorld): readonly string[] {
  const from = sidesFrom(world);
  return world.days.filter((day) => day >= from);
}

function eventDays(world: DemoWorld, topic: string): readonly string[] {
  const days: string[] = [];
  eachMonth(world, `${world.seed} ${topic}`, (month, random: Random) => {
    const day = tradingDayNear(`${month}-01`, random.whole(0, 18));
    if (random.chance(EVENTS) && day >= world.start) days.push(day);
  });
  return days;
}

/** The key with each value of its enums, and a few of its numbers and names. */
function variants(columns: readonly (ColumnDefinition | undefined)[], key: Key, day: string): readonly Key[] {
  return columns.reduce<readonly Key[]>(
    (keys, column) => {
      if (!column || column.name in key) return keys;
      const values =
        column.type === 'enum'
          ? (column.values ?? [])
          : Array.from({ length: LISTED }, (_, at) =>
              column.type === 'integer'
                ? at + 1
                : plainValue(column, { about: `${String(key['security_id'])} ${at}`, row: '', day }),
            );
      return keys.flatMap((one) => [...new Set(values)].map((value) => ({ ...one, [column.name]: value })));
    },
    [key],
  );
}

/** The day a row became known, if the table has such a column. */
const known = ({ columns }: TableDefinition, day: string): Key =>
  columns.some(({ name }) => name === 'announce_date') ? { announce_date: day } : {};

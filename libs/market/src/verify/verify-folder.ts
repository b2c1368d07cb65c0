import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@console/contract-core';
import { migrate, schemaName } from '@console/node-kit/database';
import type { Connection } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { querying } from '../derive/querying.ts';
import { importFolder } from '../import/import-folder.ts';
import type { TableReport } from '../import/import-table.ts';
import type { Mapping } from '../import/files/mapping.ts';
import { MARKET_MIGRATIONS } from '../schema/migrations.ts';
import { compare, type Check } from './check.ts';
import { databaseFigures, tableDigests } from './database-figures.ts';
import { industryChecks } from './industry-checks.ts';
import { ledgerPortfolio } from './ledger-portfolio.ts';
import { panelIndustries } from './panel-industries.ts';
import { panelReversal } from './panel-reversal.ts';
import { plainIndustries } from './plain-industries.ts';
import { chosenCodes, plainPortfolio, type PortfolioFigures } from './plain-portfolio.ts';
import { plainReading, type PlainFigures } from './plain-reading.ts';
import { plainReversal, REVERSAL, type RankIcs } from './plain-reversal.ts';
import { corruptedCopy, gbkCopy, gzipCopy, repeatingCopy, type Corruption } from './sample-copies.ts';

export interface VerifyOptions {
  /** An admin account: the scratch schema is made and dropped. */
  readonly url: string;
  readonly dir: string;
  readonly mapping: Mapping;
  readonly clock: Clock;
}

/**
 * Imports the sample into the market schema, which must be a scratch one, and compares it with a separate reading;
 * then a GBK copy, a gzip copy and corrupted copies. The schema is dropped at the end.
 */
export async function verifyFolder(options: VerifyOptions): Promise<readonly Check[]> {
  const work = await mkdtemp(join(tmpdir(), 'verify-'));
  const load = (dir: string): Promise<readonly TableReport[]> =>
    importFolder({ ...options, dir, rejectsDir: join(work, 'rejected') });
  try {
    const checks: Check[] = [];
    await emptySchema(options.url);
    checks.push(...outcomes('import', await load(options.dir), 'loaded'));
    const plain = await plainReading(options.dir);
    checks.push(...figureChecks(plain, await ask(options.url, databaseFigures)));
    checks.push(
      ...rankIcChecks(
        await plainReversal(options.dir),
        await ask(options.url, (connection) => panelReversal(querying(connection))),
      ),
    );
    const industries = await plainIndustries(options.dir);
    checks.push(
      ...industryChecks(
        industries,
        await ask(options.url, (connection) =>
          panelIndustries(
            querying(connection),
            industries.map(({ code }) => code),
          ),
        ),
      ),
    );
    const codes = chosenCodes(plain.perSecurity.keys());
    checks.push(
      ...portfolioChecks(
        await plainPortfolio(options.dir),
        await ask(options.url, (connection) => ledgerPortfolio(querying(connection), codes)),
      ),
    );
    const rows = await ask(options.url, tableDigests);
    checks.push(...outcomes('import again', await load(options.dir), 'unchanged'));

    for (const [name, copy] of [
      ['GBK copy', gbkCopy],
      ['gzip copy', gzipCopy],
    ] as const) {
      const dir = join(work, name.replace(' ', '-'));
      await copy(options.dir, dir);
      await emptySchema(options.url);
      await load(dir);
      checks.push(...digestChecks(name, rows, await ask(options.url, tableDigests)));
    }
    for (const [name, copy] of [
      ['corrupted copy', corruptedCopy],
      ['repeated row', repeatingCopy],
    ] as const) {
      const dir = join(work, name.replace(' ', '-'));
      const corruptions = await copy(options.dir, dir);
      await emptySchema(options.url);
      checks.push(
        ...(await badFileChecks(name, corruptions, { reports: await load(dir), url: options.url })),
      );
    }
    await load(options.dir);
    checks.push(...digestChecks('good after bad', rows, await ask(options.url, tableDigests)));
    return checks;
  } finally {
    await rm(work, { recursive: true, force: true });
    await dropSchema(options.url);
  }
}

function figureChecks(expected: PlainFigures, actual: PlainFigures): readonly Check[] {
  const { treeNodes, perSecurity, ...scalars } = expected;
  const worst = (key: 'bars' | 'lastClose' | 'growth' | 'high'): Check => {
    const wrong = [...perSecurity].filter(
      ([code, figures]) => !compare(code, figures[key], actual.perSecurity.get(code)?.[key] ?? NaN).ok,
    );
    return compare(`securities with another ${key}`, 0, wrong.length);
  };
  return [
    ...Object.entries(scalars).map(([name, value]) =>
      compare(name, value, actual[name as keyof typeof scalars]),
    ),
    ...treeNodes.map((nodes, at) =>
      compare(`Shenwan level ${at + 1} nodes`, nodes, actual.treeNodes[at] ?? NaN),
    ),
    compare('securities with bars', perSecurity.size, actual.perSecurity.size),
    ...(['bars', 'lastClose', 'growth', 'high'] as const).map(worst),
    ...[...perSecurity]
      .filter((_, at) => at % 15 === 0)
      .map(([code, { growth }]) =>
        compare(`adjusted return of ${code}`, growth - 1, (actual.perSecurity.get(code)?.growth ?? NaN) - 1),
      ),
  ];
}

/** A factor's rank IC date by date, and its mean. */
function rankIcChecks(expected: RankIcs, actual: RankIcs): readonly Check[] {
  const known = new Map(actual.map(({ date, values }) => [date, values]));
  return REVERSAL.horizons.flatMap((horizon, at) => {
    const name = `one-month reversal, ${horizon} days ahead`;
    const pairs = expected.flatMap(({ date, values }) => {
      const value = values[at] ?? NaN;
      return Number.isNaN(value) ? [] : [{ value, found: known.get(date)?.[at] ?? NaN }];
    });
    const defined = actual.filter(({ values }) => !Number.isNaN(values[at])).length;
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    return [
      compare(`${name}: dates with a rank IC`, pairs.length, defined),
      compare(
        `${name}: dates with another rank IC`,
        0,
        pairs.filter(({ value, found }) => !compare(name, value, found).ok).length,
      ),
      compare(
        `${name}: mean rank IC`,
        mean(pairs.map(({ value }) => value)),
        mean(pairs.map(({ found }) => found)),
      ),
    ];
  });
}

/** An equal-weighted portfolio at the ends of months, day by day, in cents. */
function portfolioChecks(expected: PortfolioFigures, actual: PortfolioFigures): readonly Check[] {
  const name = 'month-end portfolio';
  const known = new Map(actual.days.map((day) => [day.date, day]));
  const wrong = (figure: 'cash' | 'assets'): number =>
    expected.days.filter((day) => known.get(day.date)?.[figure] !== day[figure]).length;
  return [
    compare(`${name}: days`, expected.days.length, actual.days.length),
    compare(`${name}: days with another cash`, 0, wrong('cash')),
    compare(`${name}: days with other assets`, 0, wrong('assets')),
    compare(`${name}: trades`, expected.trades, actual.trades),
    compare(`${name}: fees in cents`, expected.fees, actual.fees),
    compare(`${name}: ex-dates paid, in cents`, expected.gaps, actual.gaps),
    compare(
      `${name}: assets at the end, in cents`,
      expected.days.at(-1)?.assets ?? NaN,
      actual.days.at(-1)?.assets ?? NaN,
    ),
  ];
}

const outcomes = (
  name: string,
  reports: readonly TableReport[],
  expected: TableReport['outcome'],
): readonly Check[] => reports.map(({ table, outcome }) => compare(`${name}: ${table}`, expected, outcome));

function digestChecks(
  name: string,
  expected: ReadonlyMap<string, string>,
  actual: ReadonlyMap<string, string>,
): readonly Check[] {
  return [...expected].map(([table, digest]) =>
    compare(`${name}: ${table}`, digest, actual.get(table) ?? ''),
  );
}

async function badFileChecks(
  name: string,
  corruptions: readonly Corruption[],
  { reports, url }: { reports: readonly TableReport[]; url: string },
): Promise<readonly Check[]> {
  const bars = reports.find(({ table }) => table === 'daily_bar');
  const rejects = bars?.rejectFile ? await readFile(bars.rejectFile, 'utf8') : '';
  const reported = rejects
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => `line ${line.split(',').slice(1, 3).join(' ')}`.trim());
  const { bars: kept, securities } = await ask(url, databaseFigures);
  return [
    compare(`${name}: outcome`, 'failed', bars?.outcome ?? 'absent'),
    compare(`${name}: rejected rows`, corruptions.length, bars?.rejected ?? NaN),
    ...corruptions.map(({ line, column }, at) =>
      compare(`${name}: report ${at + 1}`, `line ${line} ${column}`.trim(), reported[at] ?? 'none'),
    ),
    compare(`${name}: bars loaded`, 0, kept),
    compare(`${name}: other tables loaded`, 1, Number(securities > 0)),
  ];
}

async function ask<T>(url: string, question: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openConnection(url);
  try {
    return await question(connection);
  } finally {
    await connection.end();
  }
}

async function emptySchema(url: string): Promise<void> {
  await dropSchema(url);
  await migrate({ url, schema: 'market', migrations: MARKET_MIGRATIONS });
}

async function dropSchema(url: string): Promise<void> {
  const connection = await createConnection({ uri: url });
  await connection.query(`DROP DATABASE IF EXISTS \`${schemaName('market')}\``);
  await connection.end();
}

import type { CoveredFigure, LISTED_FIGURES, Variant } from '@console/contract-industry';
import type { Querying } from '@console/node-kit/queries';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { queries } from '../queries.ts';
import { coverageOf } from './figure-coverage.ts';
import { measured, multipleParts } from './multiple-parts.ts';

/** The sums over the listed companies of an industry and all below it, each company once. In yuan. */
export interface IndustryFigures {
  readonly totalCapital: number | null;
  /** Σ capital ÷ Σ earnings of the profitable companies; loss-makers are in neither. */
  readonly pe: number | null;
  /** Σ capital ÷ Σ book value of companies with a positive book value. */
  readonly pb: number | null;
  /** Σ capital ÷ Σ sales of the last twelve months. */
  readonly ps: number | null;
  /** Sales of the last twelve months. */
  readonly industryOperatingRevenue: number | null;
  /** Earnings of the last twelve months, losses deducted. */
  readonly industryNp: number | null;
  readonly corpCount: number;
  /** How many companies each figure is made of. */
  readonly coverage: Readonly<Record<(typeof LISTED_FIGURES)[number], CoveredFigure>>;
  readonly peCorpNum: number;
  readonly peCapitalShare: number | null;
  /** The time when a company last joined or left, in Asia/Shanghai. */
  readonly corpUpdatedTime: string | null;
}

/** The classification: a tenant and one of its variants. */
interface Classification {
  readonly tenantId: string;
  readonly variant: Variant;
}

/** An industry's id and parent, which the sums need. */
export interface Placed {
  readonly id: number;
  readonly parentId: number | null;
}

/**
 * The figures of each industry of a classification. The mart's latest quotes have capital and its multiples; earnings,
 * book value and sales of the last twelve months are exactly what capital was divided by there (PE TTM is negative for
 * a loss), which saves reading three statements for each company. Companies in the same set of industries are summed by
 * the database and added up here: a few sums for each set of industries instead of every company at every level. A set
 * counts once for each industry that contains it.
 */
export async function industryFigures(
  database: Querying,
  classification: Classification,
  industries: readonly Placed[],
): Promise<ReadonlyMap<number, IndustryFigures>> {
  const [sets, changes] = await Promise.all([
    readSets(database, classification),
    readChanges(database, classification),
  ]);
  const parents = new Map(industries.map(({ id, parentId }) => [id, parentId]));
  const sums = new Map(
    industries.map(({ id }) => [id, { parts: new Parts(), changed: null as string | null }]),
  );
  for (const { industries: ids, ...parts } of sets)
    for (const id of withUpper(ids.split(',').map(Number), parents)) sums.get(id)?.parts.add(parts);
  for (const { industryId, changed } of changes)
    for (const id of withUpper([industryId], parents)) {
      const sum = sums.get(id);
      if (sum && (sum.changed === null || sum.changed < changed)) sum.changed = changed;
    }
  return new Map(
    [...sums].map(([id, { parts, changed }]) => [id, { ...parts.figures(), corpUpdatedTime: changed }]),
  );
}

interface SetRow extends Readonly<Record<Part, number | string | null>> {
  /** Ids, separated by commas. */
  readonly industries: string;
}

interface ChangeRow {
  readonly industryId: number;
  readonly changed: string;
}

/** 1 for a company that has a value. */
function present(value: Expression<unknown>): RawBuilder<number | null> {
  return sql`IF(${value} IS NULL, NULL, 1)`;
}
/** The market value of a company that has a value. */
function capitalOf(value: Expression<unknown>): RawBuilder<number | null> {
  return sql`IF(${value} IS NULL, NULL, ${sql.ref('q.total_capital')})`;
}

/** Each sum with the value that it adds for a company; null adds nothing. */
const PARTS = {
  companies: sql.lit(1),
  capital: sql.ref('q.total_capital'),
  earningCapital: multipleParts('pe').capital,
  earnings: multipleParts('pe').measure,
  profit: measured('pe'),
  bookCapital: multipleParts('pb').capital,
  book: multipleParts('pb').measure,
  salesCapital: multipleParts('ps').capital,
  measuredSales: multipleParts('ps').measure,
  sales: measured('ps'),
  capitals: present(sql.ref('q.total_capital')),
  earners: present(multipleParts('pe').capital),
  booked: present(multipleParts('pb').capital),
  sellers: present(multipleParts('ps').capital),
  profits: present(measured('pe')),
  profitCapital: capitalOf(measured('pe')),
  revenues: present(measured('ps')),
  revenueCapital: capitalOf(measured('ps')),
} as const satisfies Readonly<Record<string, Expression<unknown>>>;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as readonly Part[];

class Parts {
  private readonly sums = new Map<Part, number>();

  add(row: Readonly<Record<Part, number | string | null>>): void {
    for (const part of PART_NAMES) {
      const value = row[part];
      if (value !== null) this.sums.set(part, (this.sums.get(part) ?? 0) + Number(value));
    }
  }

  figures(): Omit<IndustryFigures, 'corpUpdatedTime'> {
    const of = (part: Part): number | null => this.sums.get(part) ?? null;
    return {
      totalCapital: of('capital'),
      pe: overPositive(of('earningCapital'), of('earnings')),
      pb: overPositive(of('bookCapital'), of('book')),
      ps: overPositive(of('salesCapital'), of('measuredSales')),
      industryOperatingRevenue: of('sales'),
      industryNp: of('profit'),
      corpCount: of('companies') ?? 0,
      coverage: this.coverage,
      peCorpNum: this.coverage.pe.corpNum,
      peCapitalShare: this.coverage.pe.capitalShare,
    };
  }

  private get coverage(): IndustryFigures['coverage'] {
    const of = (part: Part): number | null => this.sums.get(part) ?? null;
    const all = { memberNum: of('companies') ?? 0, capital: of('capital') };
    const covered = (corpNum: Part, capital: Part): CoveredFigure =>
      coverageOf({ corpNum: of(corpNum), capital: of(capital) }, all);
    return {
      totalCapital: covered('capitals', 'capital'),
      pe: covered('earners', 'earningCapital'),
      pb: covered('booked', 'bookCapital'),
      ps: covered('sellers', 'salesCapital'),
      industryOperatingRevenue: covered('revenues', 'revenueCapital'),
      industryNp: covered('profits', 'profitCapital'),
    };
  }
}

const overPositive = (over: number | null, under: number | null): number | null =>
  over !== null && under !== null && under > 0 ? over / under : null;

/** The industries and all above them, each once. */
function withUpper(ids: readonly number[], parents: ReadonlyMap<number, number | null>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const id of ids)
    for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) found.add(at);
  return found;
}

/** The sums over the companies of each set of industries. */
function readSets(database: Querying, { tenantId, variant }: Classification): Promise<SetRow[]> {
  const sets = queries(database)
    .selectFrom('ecology.industry as i')
    .innerJoin('ecology.membership as m', (on) =>
      on
        .onRef('m.industry_id', '=', 'i.id')
        .onRef('m.tenant_id', '=', 'i.tenant_id')
        .on('m.valid_to', 'is', null),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.variant', '=', variant)
    .where('i.removed_at', 'is', null)
    .groupBy('m.company_id')
    .select(({ ref }) => [
      'm.company_id',
      sql<string>`GROUP_CONCAT(DISTINCT ${ref('m.industry_id')} ORDER BY ${ref('m.industry_id')})`.as(
        'industries',
      ),
    ]);
  return queries(database)
    .selectFrom(sets.as('s'))
    .innerJoin('ecology.company as c', (on) =>
      on.onRef('c.id', '=', 's.company_id').on('c.deleted_at', 'is', null),
    )
    .innerJoin('market.security as share', (on) =>
      on.onRef('share.id', '=', 'c.security_id').on('share.status', '=', 'listed'),
    )
    .leftJoin('market.latest_quote as q', 'q.security_id', 'c.security_id')
    .groupBy('s.industries')
    .select('s.industries')
    .select(PART_NAMES.map((part) => sql<number | string | null>`SUM(${PARTS[part]})`.as(part)))
    .execute();
}

/** The times when companies last joined or left. A deleted one left its industries at its deletion. */
function readChanges(database: Querying, { tenantId, variant }: Classification): Promise<ChangeRow[]> {
  return queries(database)
    .selectFrom('ecology.industry as i')
    .innerJoin('ecology.membership as m', (on) =>
      on.onRef('m.industry_id', '=', 'i.id').onRef('m.tenant_id', '=', 'i.tenant_id'),
    )
    .innerJoin('ecology.company as c', 'c.id', 'm.company_id')
    .where('i.tenant_id', '=', tenantId)
    .where('i.variant', '=', variant)
    .where('i.removed_at', 'is', null)
    .groupBy('m.industry_id')
    .select(({ ref }) => [
      'm.industry_id as industryId',
      sql<string>`MAX(GREATEST(${ref('m.created_at')},
        COALESCE(${ref('m.ended_at')}, ${ref('m.valid_to')}, ${ref('m.created_at')}),
        COALESCE(${ref('c.deleted_at')}, ${ref('m.created_at')})))`.as('changed'),
    ])
    .execute();
}

import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import type { Variant } from '@console/contract-industry';
import { multipleParts } from './multiple-parts.ts';

/** What the listed companies of an industry and all below it add up to, each company once. Yuan. */
export interface IndustryFigures {
  readonly totalCapital: number | null;
  /** Σ capital ÷ Σ earnings of the profitable; loss-makers are in neither. */
  readonly pe: number | null;
  /** Σ capital ÷ Σ book value of those whose book value is positive. */
  readonly pb: number | null;
  /** Σ capital ÷ Σ sales of the last twelve months. */
  readonly ps: number | null;
  /** Sales of the last twelve months. */
  readonly industryOperatingRevenue: number | null;
  /** Earnings of the last twelve months, losses taken off. */
  readonly industryNp: number | null;
  readonly corpCount: number;
  /** When a company last joined or left, Asia/Shanghai. */
  readonly corpUpdatedTime: string | null;
}

/** An industry's place, as far as sums need it. */
export interface Placed {
  readonly id: number;
  readonly parentId: number | null;
}

/**
 * The figures of each industry of a classification. The mart's latest quotes hold capital and its multiples;
 * earnings, book value and sales of the last twelve months are exactly what capital was divided by there
 * (PE TTM is negative for a loss), which spares reading three statements a company.
 *
 * Companies that stand in the same industries are summed by the database and rolled up here: a handful of sums
 * for each set of industries instead of every company at every level. A set counts once for whatever it is in.
 */
export async function industryFigures(
  database: Pick<DataSource, 'query'>,
  { tenantId, variant }: { readonly tenantId: string; readonly variant: Variant },
  industries: readonly Placed[],
): Promise<ReadonlyMap<number, IndustryFigures>> {
  const values = [tenantId, variant];
  const [sets, changes] = await Promise.all([
    database.query<SetRow[]>(setsSql(), values),
    database.query<ChangeRow[]>(changesSql(), values),
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
  /** Ids, by commas. */
  readonly industries: string;
}

interface ChangeRow {
  readonly industryId: number;
  readonly changed: string;
}

/** Each sum with what it adds for a company; null adds nothing. */
const PARTS = {
  companies: '1',
  capital: 'q.total_capital',
  earningCapital: multipleParts('pe').capital,
  earnings: multipleParts('pe').measure,
  profit: 'q.total_capital / NULLIF(q.pe, 0)',
  bookCapital: multipleParts('pb').capital,
  book: multipleParts('pb').measure,
  salesCapital: multipleParts('ps').capital,
  measuredSales: multipleParts('ps').measure,
  sales: 'q.total_capital / NULLIF(q.ps, 0)',
} as const;
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

/** Takes tenant and variant. */
function setsSql(): string {
  return `SELECT s.industries, ${PART_NAMES.map((part) => `SUM(${PARTS[part]}) AS ${part}`).join(', ')}
    FROM (SELECT m.company_id, GROUP_CONCAT(DISTINCT m.industry_id ORDER BY m.industry_id) AS industries
            FROM ${tableName('ecology', 'industry')} i
            JOIN ${tableName('ecology', 'membership')} m
              ON m.industry_id = i.id AND m.tenant_id = i.tenant_id AND m.valid_to IS NULL
           WHERE i.tenant_id = ? AND i.variant = ? AND i.removed_at IS NULL GROUP BY m.company_id) s
    JOIN ${tableName('ecology', 'company')} c ON c.id = s.company_id AND c.deleted_at IS NULL
    JOIN ${tableName('market', 'security')} share ON share.id = c.security_id AND share.status = 'listed'
    LEFT JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = c.security_id
   GROUP BY s.industries`;
}

/** Takes tenant and variant. A company that was deleted left its industries with that. */
function changesSql(): string {
  return `SELECT m.industry_id AS industryId, MAX(GREATEST(m.created_at,
      COALESCE(m.ended_at, m.valid_to, m.created_at), COALESCE(c.deleted_at, m.created_at))) AS changed
    FROM ${tableName('ecology', 'industry')} i
    JOIN ${tableName('ecology', 'membership')} m ON m.industry_id = i.id AND m.tenant_id = i.tenant_id
    JOIN ${tableName('ecology', 'company')} c ON c.id = m.company_id
   WHERE i.tenant_id = ? AND i.variant = ? AND i.removed_at IS NULL GROUP BY m.industry_id`;
}

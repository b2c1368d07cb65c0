import { businessSegment } from '@console/market/schema';
import { bookCompany, booksWorld } from '../testing/books-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import { companyStatements } from '../statements/company-statements.ts';
import { DEMO_INDUSTRIES } from '../world/industries.ts';
import { productsOf } from './leaf-products.ts';
import { writeCompanies } from '../write-companies.ts';
import { writeBusiness } from './write-business.ts';

const companies = Array.from({ length: 62 }, (_, at) =>
  bookCompany(at, at % 20 === 3 ? { listDate: '2022-05-18' } : {}),
);

function written(end: string): { sink: CollectingSink; world: ReturnType<typeof booksWorld> } {
  const world = booksWorld({ companies, start: '2021-03-15', end });
  const sink = new CollectingSink(
    end,
    companies.map(({ text }) => text),
  );
  writeCompanies(world, sink, [writeBusiness]);
  return { sink, world };
}

const { sink, world } = written('2024-06-28');
const rows = sink.rows(businessSegment);
const groups = new Map<string, (typeof rows)[number][]>();
for (const row of rows) {
  const key = [row.security_id, row.report_period, row.kind].join(' ');
  groups.set(key, [...(groups.get(key) ?? []), row]);
}

test('the importer takes every row', () => {
  expect(sink.faults).toEqual([]);
  expect(rows.length).toBeGreaterThan(2000);
});

test('products and regions each add up to the revenue and the cost of the period, the largest first', () => {
  let compared = 0;
  for (const company of companies) {
    for (const { report, income } of companyStatements(world, company)) {
      const { period, announceDate } = report;
      if (announceDate > world.end || !/(06-30|12-31)$/.test(period)) continue;
      const revenue = (income.operating_revenue ?? 0) / 100;
      const cost = (income.operating_cost ?? 0) / 100;
      for (const kind of ['product', 'region']) {
        const parts = groups.get([company.text, period, kind].join(' ')) ?? [];
        const revenues = parts.map((part) => Number(part.revenue));
        const costs = parts.map((part) => Number(part.cost));
        expect(revenues.reduce((sum, part) => sum + part, 0)).toBeCloseTo(revenue, 1);
        expect(Math.abs(costs.reduce((sum, part) => sum + part, 0) - cost)).toBeLessThan(0.02);
        expect(revenues.toSorted((a, b) => b - a)).toEqual(revenues);
        expect(parts.map(({ rank }) => rank)).toEqual(parts.map((_, at) => at + 1));
        expect(Math.min(...revenues)).toBeGreaterThan(0);
        if (company.template === 'general') expect(Math.min(...costs)).toBeGreaterThan(0);
        else expect(parts.every((part) => part.cost === null)).toBe(true);
        expect(parts.every(({ announce_date }) => announce_date === announceDate)).toBe(true);
        compared += 1;
      }
    }
  }
  expect(compared).toBe(groups.size);
});

test('a company keeps its items over the years, and their shares move', () => {
  for (const { text } of companies) {
    const own = [...groups].filter(([key]) => key.startsWith(text) && key.endsWith('product'));
    const items = own.map(([, parts]) => parts.map(({ item }) => item).toSorted());
    for (const other of items) expect(other).toEqual(items[0]);
    const shares = own.map(([, parts]) => {
      const sum = parts.reduce((so, { revenue }) => so + Number(revenue), 0);
      return Number(parts[0]?.revenue) / sum;
    });
    expect(new Set(shares.map((share) => share.toFixed(4))).size).toBeGreaterThan(1);
  }
});

test('facts known earlier do not change when the story continues', () => {
  for (const end of ['2024-04-10', '2023-08-15']) {
    expect(written(end).sink.rows(businessSegment)).toEqual(sink.rows(businessSegment, end));
  }
});

test('every leaf of the tree has products of its own', () => {
  const mains = DEMO_INDUSTRIES.flatMap((industry) =>
    industry.branches.flatMap(({ leaves }, branch) =>
      leaves.map((_, leaf) => {
        const products = productsOf({ industry, branch, leaf });
        expect(products.length).toBeGreaterThanOrEqual(4);
        expect(new Set(products).size).toBe(products.length);
        return products.join(' ');
      }),
    ),
  );
  expect(new Set(mains).size).toBe(mains.length);
});

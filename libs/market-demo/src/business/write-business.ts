import { businessSegment } from '@console/market/schema';
import { cityOf } from '../company/cities.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import type { CompanyWriter } from '../write-companies.ts';
import { productsOf } from './leaf-products.ts';
import { periodCosts, type PeriodCosts } from './period-costs.ts';
import { Segments } from './segments.ts';

/** Revenue and cost by product and by region, of each half year and year. */
export const writeBusiness: CompanyWriter = (world, company, sink) => {
  const periods = periodCosts(world, company);
  const first = Number(periods[0]?.period.slice(0, 4));
  const { seed } = world;
  const kinds = {
    product: new Segments(`${seed} ${company.text} product`, productItems(seed, company), first),
    region: new Segments(`${seed} ${company.text} region`, regionItems(seed, company), first),
  } as const;
  for (const period of periods) {
    writeKind(sink, { company, kind: 'product', segments: kinds.product, period });
    writeKind(sink, { company, kind: 'region', segments: kinds.region, period });
  }
};

function writeKind(
  sink: DemoSink,
  {
    company,
    kind,
    segments,
    period,
  }: { company: DemoCompany; kind: 'product' | 'region'; segments: Segments; period: PeriodCosts },
): void {
  for (const [at, { item, revenue, cost }] of segments.of(period).entries()) {
    sink.add(businessSegment, period.announceDate, {
      security_id: company.text,
      report_period: period.period,
      announce_date: period.announceDate,
      kind,
      rank: at + 1,
      item,
      revenue,
      cost,
    });
  }
}

const OTHER_PRODUCTS = '其他业务';
const OTHER_REGIONS = '其他地区';

/** Two to four products of its level-3 industry, and the rest. */
function productItems(seed: number, company: DemoCompany): readonly { item: string; weight: number }[] {
  const random = new Random(`${seed} ${company.text} products`);
  const lines = productsOf(company).slice(0, random.whole(2, 4));
  const weights = lines.map((_, at) => 0.55 ** at * Math.exp(0.35 * random.normal()));
  return [
    ...lines.map((item, at) => ({ item, weight: weights[at] ?? 0 })),
    { item: OTHER_PRODUCTS, weight: random.between(0.02, 0.12) },
  ];
}

const REGIONS = ['华东', '华南', '华北', '华中', '西南', '西北', '东北'];
/** Level-1 industries that sell abroad, by the share of it. */
const ABROAD: Readonly<Record<string, number>> = {
  801080: 0.5,
  801110: 0.6,
  801030: 0.25,
  801730: 0.45,
  801890: 0.3,
  801880: 0.35,
  801770: 0.3,
  801140: 0.3,
  801130: 0.35,
  801150: 0.15,
  801050: 0.15,
  801040: 0.08,
};

/** Some of the regions, most in that of its seat, and abroad. */
function regionItems(seed: number, company: DemoCompany): readonly { item: string; weight: number }[] {
  const random = new Random(`${seed} ${company.text} regions`);
  const home = cityOf(seed, company).region;
  const abroad = ABROAD[company.industry.code] ?? 0;
  const away = REGIONS.filter((region) => region !== home && random.chance(0.5)).slice(0, 3);
  return [
    { item: home, weight: random.between(0.35, 1) },
    ...away.map((item) => ({ item, weight: random.between(0.06, 0.35) })),
    ...(random.chance(Math.min(0.9, 2 * abroad))
      ? [{ item: '境外', weight: abroad * random.between(0.5, 2) }]
      : []),
    { item: OTHER_REGIONS, weight: random.between(0.02, 0.2) },
  ];
}

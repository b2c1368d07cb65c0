import { industryEntries, type ComparedValue } from '@console/contract-industry';
import { ALONE, DAYS, fillDays, LIQUOR, OTHERS } from '../testing/fill-days.ts';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

const AUTHORITIES = ['hysjk_gn_view_marketData'];
const { path } = industryEntries.industryComparison;

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await fillDays(industry);
}, 60_000);
afterAll(() => industry.stop());

interface Compared {
  readonly industryId: number;
  readonly memberNum: number;
  readonly figures: readonly ComparedValue[];
  readonly index: readonly (number | null)[];
}
const ask = (query: string, authorities = AUTHORITIES) =>
  industry.call('GET', `${path}?${query}`, { session: { authorities } });
const compared = async (query: string): Promise<{ industries: Compared[]; dates: string[]; asOf: string }> =>
  (await ask(query)).body.result as { industries: Compared[]; dates: string[]; asOf: string };
const figure = ({ figures }: Compared, name: ComparedValue['name']): ComparedValue | undefined =>
  figures.find((one) => one.name === name);

describe('the comparison of industries', () => {
  it('has each in the order asked, with figures of its own members, the first as the base', async () => {
    const { industries, dates, asOf } = await compared(`industryIds=${LIQUOR.id}&industryIds=${OTHERS.id}`);
    expect(industries.map(({ industryId, memberNum }) => [industryId, memberNum])).toEqual([
      [LIQUOR.id, 4],
      [OTHERS.id, 4],
    ]);
    expect([dates, asOf]).toEqual([[...DAYS], DAYS[4]]);
    const [base] = industries as [Compared, Compared];
    const own = figure(base, 'totalCapital');
    expect([own?.value, own?.n, own?.ratio]).toEqual([24_300, 4, null]);
    expect([own?.capitalShare, own?.percentile]).toEqual([1, expect.any(Number)]);
  });

  it('has the ratio of each figure to that of the first', async () => {
    const { industries } = await compared(`industryIds=${LIQUOR.id}&industryIds=${ALONE.id}`);
    const its = figure(industries[1] as Compared, 'totalCapital');
    expect(its?.ratio).toBeCloseTo((its?.value ?? 0) / 24_300 - 1, 12);
  });

  it('ranks no figure of too few members: 万科A never traded, which leaves three of four', async () => {
    const { industries } = await compared(`industryIds=${LIQUOR.id}&industryIds=${OTHERS.id}`);
    const its = figure(industries[1] as Compared, 'totalCapital');
    expect(its).toMatchObject({ n: 3, percentile: null, ratio: null, ratioWhy: 'thin' });
    expect(its?.value).toBeGreaterThan(0);
    // Nor is another compared with it.
    const turned = (await compared(`industryIds=${OTHERS.id}&industryIds=${LIQUOR.id}`)).industries;
    expect(figure(turned[1] as Compared, 'totalCapital')).toMatchObject({ ratio: null, ratioWhy: 'thin' });
  });

  it('draws the index from 100 on the first day', async () => {
    const [found] = (await compared(`industryIds=${LIQUOR.id}`)).industries;
    expect(found?.index[0]).toBe(100);
    expect(found?.index).toHaveLength(DAYS.length);
  });

  it('has no ratio of changes, and none to a figure that is missing', async () => {
    const { industries } = await compared(`industryIds=${ALONE.id}&industryIds=${LIQUOR.id}`);
    const other = industries[1] as Compared;
    expect(figure(other, 'change20')).toMatchObject({ value: null, ratio: null, ratioWhy: null });
    expect(figure(other, 'connect')?.ratio).toBeNull();
  });

  it('counts one asked for twice once', async () => {
    const { industries } = await compared(`industryIds=${LIQUOR.id}&industryIds=${LIQUOR.id}`);
    expect(industries).toHaveLength(1);
  });

  it('is refused for one of another tenant, for seven, and without the authority', async () => {
    const seven = [11, 12, 13, 14, 21, 22, 23].map((id) => `industryIds=${id}`).join('&');
    const statuses = [
      await ask(`industryIds=${LIQUOR.id}&industryIds=91`),
      await ask(seven),
      await ask(''),
      await ask(`industryIds=${LIQUOR.id}`, ['hysjk_gn']),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 400, 400, 403]);
  });
});

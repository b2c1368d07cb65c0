import { opinionTables } from '@console/contract-company';
import { platformEntries, type TableEntry } from '@console/contract-core';
import { OTHER_TENANT, insertFacts } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_fundPreference';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const of = (security_id: number, day: string, sequence: number) => ({ security_id, day, sequence });
  const announced = ({ day, ...of_ }: ReturnType<typeof of>, category: string, title: string) => ({
    ...of_,
    announce_date: day,
    category,
    title,
    summary: `${title}的摘要`,
  });
  await insertFacts(company.data.database, 'announcement', [
    announced(of(1, '2026-06-30', 1), '分红', '年度分红实施公告'),
    announced(of(1, '2026-07-02', 1), '定期报告', '半年度报告'),
    { ...announced(of(1, '2026-07-02', 2), '其他', '关于100%控股子公司的公告'), summary: null },
    announced(of(2, '2026-07-02', 1), '分红', '旁人的公告'),
  ]);
  const written = ({ day, ...of_ }: ReturnType<typeof of>, sentiment: number | null, title: string) => ({
    ...of_,
    publish_date: day,
    sentiment,
    title,
    source: '某日报',
    summary: '新品上市',
  });
  await insertFacts(company.data.database, 'news', [
    written(of(1, '2026-07-01', 1), 0.9, '好'),
    written(of(1, '2026-07-01', 2), 0.2, '平'),
    written(of(1, '2026-07-01', 3), -0.2, '也平'),
    written(of(1, '2026-07-02', 1), -0.21, '坏'),
    written(of(1, '2026-07-02', 2), null, '不知'),
  ]);
}, 60_000);
afterAll(() => company.stop());

const ask = (entry: TableEntry, query: Readonly<Record<string, string>>, as = token) =>
  company.service.send(`${entry.path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });

async function rowsOf(entry: TableEntry, query: Readonly<Record<string, string>> = {}) {
  const { status, body } = await ask(entry, query);
  expect([status, body.success]).toEqual([200, true]);
  return (body.result as { content: Record<string, unknown>[] }).content;
}
const titles = async (entry: TableEntry, query?: Readonly<Record<string, string>>) =>
  (await rowsOf(entry, query)).map(({ title }) => title);

const { announcements, news } = opinionTables;

describe('announcements', () => {
  it('are listed newest first, those of a day in descending order of their numbers', async () => {
    const rows = await rowsOf(announcements);
    expect(rows.map(({ id }) => id)).toEqual(['2026-07-02-2', '2026-07-02-1', '2026-06-30-1']);
    expect(rows[1]).toEqual({
      id: '2026-07-02-1',
      announcementDate: '2026-07-02',
      category: '定期报告',
      title: '半年度报告',
      summary: '半年度报告的摘要',
    });
  });

  it('are filtered by their category', async () => {
    expect(await titles(announcements, { category: '分红' })).toEqual(['年度分红实施公告']);
    expect((await ask(announcements, { category: '八卦' })).status).toBe(400);
  });

  it('are those up to a day, so that the newest is what an event was announced by', async () => {
    expect(await titles(announcements, { endTime: '2026-07-01' })).toEqual(['年度分红实施公告']);
    expect(await titles(announcements, { endTime: '2026-07-02', size: '1' })).toHaveLength(1);
    expect((await ask(announcements, { endTime: '2026-02-30' })).status).toBe(400);
  });

  it('are searched in title and summary, with wildcards of LIKE taken literally', async () => {
    expect(await titles(announcements, { search: '实施公告的摘要' })).toEqual(['年度分红实施公告']);
    expect(await titles(announcements, { search: '100%控股' })).toEqual(['关于100%控股子公司的公告']);
    expect(await titles(announcements, { search: '%' })).toEqual(['关于100%控股子公司的公告']);
    expect(await titles(announcements, { search: '报告', category: '其他' })).toEqual([]);
  });

  it('are each on one page only, also sorted by a category that many share', async () => {
    const pages = await Promise.all(
      ['0', '1', '2'].map((page) => titles(announcements, { size: '1', page, sort: 'category,ASC' })),
    );
    expect(new Set(pages.flat()).size).toBe(3);
  });
});

describe('news', () => {
  it.each([
    ['positive', ['好']],
    ['neutral', ['也平', '平']],
    ['negative', ['坏']],
  ])('that reads %s is %j', async (sentiment, expected) => {
    expect(await titles(news, { sentiment })).toEqual(expected);
  });

  it('has its source and the vendor’s figure', async () => {
    const [newest] = await rowsOf(news, { sentiment: 'negative' });
    expect(newest).toEqual({
      id: '2026-07-02-1',
      publishDate: '2026-07-02',
      source: '某日报',
      title: '坏',
      summary: '新品上市',
      sentiment: -0.21,
    });
  });

  it('is sorted by the figure, missing ones last', async () => {
    const best = ['好', '平', '也平', '坏', '不知'];
    expect(await titles(news, { sort: 'sentiment,DESC' })).toEqual(best);
  });

  it('has its as-of date', async () => {
    expect((await ask(news, {})).body.result).toMatchObject({ totalElements: 5, asOf: '2026-07-02' });
  });
});

describe('every read of the opinion monitoring', () => {
  it.each(Object.entries(opinionTables))(
    '%s is of the tenant’s companies, for holders of the fund preference tab’s authority',
    async (_, entry) => {
      const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
      const without = await company.service.signIn({ authorities: ['gssjk_gn_view_opinionMonitoring'] });
      expect((await ask(entry, {}, other)).status).toBe(404);
      expect((await ask(entry, { dataId: '201' })).status).toBe(404);
      expect((await ask(entry, { dataId: '201' }, other)).status).toBe(200);
      expect((await ask(entry, {}, without)).status).toBe(403);
    },
  );
});

describe('the newest announcements of several companies', () => {
  const newest = async (query: string, as = token) => {
    const { status, body } = await company.service.send(
      `${platformEntries.newestAnnouncements.path}?${query}`,
      { token: as },
    );
    expect(status).toBe(200);
    return body.result as { title: string }[];
  };

  it('are listed together, newest first, as many as are asked for', async () => {
    const all = await newest('corpIds=101&corpIds=102');
    expect(all.map(({ title }) => title)).toEqual([
      ...['关于100%控股子公司的公告', '半年度报告', '旁人的公告', '年度分红实施公告'],
    ]);
    expect(await newest('corpIds=102')).toEqual([
      {
        corpId: 102,
        shortName: '五粮液',
        stockCode: '000858.SZ',
        announcementDate: '2026-07-02',
        category: '分红',
        title: '旁人的公告',
      },
    ]);
    expect(await newest('corpIds=101&corpIds=102&size=2')).toHaveLength(2);
  });

  it('are none for no company, and of another tenant’s', async () => {
    expect(await newest('')).toEqual([]);
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    expect(await newest('corpIds=101', other)).toEqual([]);
  });
});

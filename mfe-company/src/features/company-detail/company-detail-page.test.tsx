import type { companyEntries } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { samplePage } from '@console/platform/testing';
import { UiProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyDetailPage } from './company-detail-page.tsx';

const COMPANY: OutputOf<typeof companyEntries.header> = {
  corpId: 12,
  stockCode: '688921',
  shortName: '华岚精工',
  exchange: 'SH',
  board: 'star',
  stockQuerycode: '688921.SH',
  listDate: '2020-07-22',
  delistDate: null,
  releaseInfoNames: ['机械设备', '自动化设备', '机器人'],
  industryNames: [],
  conceptTheme: '工业机器人',
  mainProductName: null,
  typeTime: '2026-11-18 10:42:11',
  status: 1,
  version: 1,
  date: '2026-11-20',
  suspended: false,
  st: false,
  close: 86.42,
  preClose: 84.29,
  open: 83.75,
  high: 86.66,
  low: 83.55,
  changeRate: 0.0253,
  totalCapital: 34_672e6,
  floatCapitalOfShares: 23_195e6,
  pe: 43.62,
  pb: 5.56,
  ps: 7.65,
  amount: 5.35e8,
  turnoverRate: 0.0234,
  high52w: 86.66,
  low52w: 59.31,
};

const ADDRESS = '/detail?row=12&rowName=旧名&rowStockCode=688921';
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

interface Opened {
  readonly visited: string[];
  answer(status: number, body: object): void;
}

/** Opens the page; the service answers when told to. */
function open(address: string, authorities: readonly string[]): Opened {
  window.history.replaceState(null, '', address);
  const waiting: ((response: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
  const visited: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const platform = {
    page: samplePage(),
    can: (need: string) => authorities.includes(need),
    navigate: (to: string) => visited.push(to),
    theme: createStore('light'),
    window: createStore(null),
    queryClient,
  } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <CompanyDetailPage />
        </UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return {
    visited,
    answer(status, body) {
      const response = {
        ok: status < 400,
        status,
        headers: new Headers(),
        json: () => Promise.resolve(body),
      };
      waiting.shift()?.(response as unknown as Response);
    },
  };
}

const succeed = (result: object): object => ({
  success: true,
  appCode: 'S0000',
  appMesg: '操作成功',
  result,
});
const refuse = (appCode: string, appMesg: string): object => ({
  success: false,
  appCode,
  appMesg,
  result: null,
  requestId: '7c1e-40b2',
});

describe('the company detail', () => {
  test('is titled from the address at once and corrected by the server', async () => {
    const page = open(ADDRESS, ['gssjk_gn_view_information']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('旧名');
    expect(document.title).toContain('旧名 688921');
    page.answer(200, succeed(COMPANY));
    expect((await screen.findByRole('heading', { name: '华岚精工' })).textContent).toBe('华岚精工');
    expect(document.title).toContain('华岚精工 688921');
  });

  test('shows the latest figures with their day, and what is known of the company', async () => {
    const page = open(ADDRESS, ['gssjk_gn_view_information']);
    page.answer(200, succeed(COMPANY));
    expect(await screen.findByText('截至 2026-11-20 收盘')).toBeDefined();
    const valueOf = (label: string): string | null | undefined =>
      screen.getAllByText(label)[0]?.nextElementSibling?.textContent;
    expect(valueOf('总市值')).toBe('346.72亿元');
    expect(valueOf('换手率')).toBe('2.34%');
    expect(valueOf('申万行业')).toBe('机械设备 / 自动化设备 / 机器人');
    expect(valueOf('主营产品')).toBe('—');
  });

  test('names the missing authority in place of the basics', async () => {
    const page = open(ADDRESS, []);
    page.answer(200, succeed(COMPANY));
    expect(await screen.findByText('缺少权限 gssjk_gn_view_information')).toBeDefined();
    expect(screen.queryByText('上市日期')).toBeNull();
  });

  test('shows a failure with its request id and loads again by 重试', async () => {
    const page = open(ADDRESS, ['gssjk_gn_view_information']);
    page.answer(500, refuse('C0500', '服务器出错，请稍后重试'));
    expect((await screen.findByRole('alert')).textContent).toContain('请求编号 7c1e-40b2');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    page.answer(200, succeed(COMPANY));
    expect(await screen.findByText('上市日期')).toBeDefined();
  });

  test('says that there is no such company for an unknown id', async () => {
    const page = open(ADDRESS, ['gssjk_gn_view_information']);
    page.answer(404, refuse('C0404', '所请求的内容不存在'));
    expect(await screen.findByText('没有这家公司')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  test('asks nothing of the server for an address without a company', () => {
    const page = open('/detail?row=abc', ['gssjk_gn_view_information']);
    expect(screen.getByText('没有这家公司')).toBeDefined();
    page.answer(200, succeed(COMPANY));
    expect(screen.queryByText('华岚精工')).toBeNull();
  });

  test('goes back to the data home by its arrow', async () => {
    const page = open(ADDRESS, []);
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(page.visited).toEqual(['/investment/edatabase/getdata']);
  });
});

import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import type { Company } from '../../../tabs/company-tab.ts';
import { ofCompany } from '../../../tabs/testing/of-company.tsx';
import type { QuotationEvent } from './candle-spec.ts';
import { EventAnnouncements } from './event-announcements.tsx';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const EVENTS: readonly QuotationEvent[] = [
  { date: '2026-07-02', kind: 'dividend', title: '除权除息 10派3.50元' },
  { date: '2026-07-03', kind: 'report', title: '2026 年半年度报告' },
];
const ANNOUNCED = {
  announcementDate: '2026-06-25',
  title: '2025 年度权益分派实施公告',
  category: '分红',
  summary: '每 10 股派 3.50 元。',
};
const READS = ['gssjk_gn_view_fundPreference'];

let closed: number;

function open(answer: (input: object) => unknown, authorities: readonly string[] = READS): Told {
  closed = 0;
  return consoleOn(client)(
    ofCompany(() => <EventAnnouncements events={EVENTS} onClose={() => void (closed += 1)} />, COMPANY),
    { address: '/detail', authorities, answers: { 'company.announcements': answer } },
  );
}
const partOf = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const dividend = (): Promise<HTMLElement> => partOf('2026-07-02 除权除息 10派3.50元');
const report = (): Promise<HTMLElement> => partOf('2026-07-03 2026 年半年度报告');

describe('the announcements of a flag', () => {
  test('are the newest of their category up to the day of each event', async () => {
    const { inputs } = open((input) => {
      const { category } = input as { readonly category: string };
      const content =
        category === '分红' ? [ANNOUNCED] : [{ ...ANNOUNCED, title: '半年度报告', summary: null }];
      return { totalElements: 9, content, asOf: '2026-07-03' };
    });
    expect(await within(await dividend()).findByText('2025 年度权益分派实施公告')).toBeDefined();
    expect(within(await dividend()).getByText('每 10 股派 3.50 元。')).toBeDefined();
    expect(within(await dividend()).getByText('2026-06-25 公告')).toBeDefined();
    expect(await within(await report()).findByText('数据源中没有这份公告的摘要')).toBeDefined();
    const newest = { dataId: 12, sort: 'announcementDate,DESC', page: 0, size: 1 };
    expect(inputs('company.announcements')).toEqual([
      { ...newest, category: '分红', endTime: '2026-07-02' },
      { ...newest, category: '定期报告', endTime: '2026-07-03' },
    ]);
  });

  test('are missing with their cause, and fail each alone', async () => {
    open((input) =>
      (input as { readonly category: string }).category === '分红'
        ? refusal(MESSAGES.internal)
        : { totalElements: 0, content: [], asOf: null },
    );
    expect(await within(await dividend()).findByText('公告没有取到')).toBeDefined();
    expect(await within(await report()).findByText('没有找到公告')).toBeDefined();
  });

  test('are not asked without the authority to read them', async () => {
    const { inputs } = open(() => ({ totalElements: 0, content: [], asOf: null }), ['gssjk_gn_view']);
    expect(await within(await dividend()).findByText(/gssjk_gn_view_fundPreference/)).toBeDefined();
    expect(inputs('company.announcements')).toEqual([]);
  });

  test('are closed by Esc', async () => {
    open(() => ({ totalElements: 0, content: [], asOf: null }));
    await dividend();
    await userEvent.keyboard('{Escape}');
    expect(closed).toBe(1);
  });
});

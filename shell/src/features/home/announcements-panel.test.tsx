import { consoleOn, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import { companyClient } from '../../core/data/company-client.ts';
import { storeVisit } from '../../core/visits/recent-visits.ts';
import { AnnouncementsPanel } from './announcements-panel.tsx';

const COMPANY = '/investment/datacorpecology/selectData/commonDetail';

beforeEach(() => localStorage.clear());

const open = (authorities: readonly string[] = ['gssjk_gn_view_fundPreference']): Told =>
  consoleOn(companyClient)(<AnnouncementsPanel />, {
    address: '/',
    authorities,
    answers: {
      'platform.newestAnnouncements': () => [
        {
          corpId: 7,
          shortName: '华岚精工',
          stockCode: '688921.SH',
          announcementDate: '2026-07-02',
          category: '分红',
          title: '年度分红实施公告',
        },
      ],
    },
  });
const visited = (path: string, title: string): void =>
  storeVisit(1, { path, title, page: '公司详情', at: 0 });

describe('the announcements on the home page', () => {
  it('are those of the visited companies, and lead to the company and to all its announcements', async () => {
    visited(`${COMPANY}?row=7&tab=market`, '688921 华岚精工');
    visited(`${COMPANY}?row=9`, '600519 甲');
    visited('/edatabase/digitalecology?row=3', '公司数据库');
    const { inputs } = open();
    const link = await screen.findByRole('link', { name: '年度分红实施公告' });
    expect(link.getAttribute('href')).toMatch(/row=7&.*&backFlag=1&tab=opinion&sub=announcements$/);
    expect(screen.getByRole('link', { name: '华岚精工' }).getAttribute('href')).toMatch(/row=7&rowName=/);
    expect(inputs('platform.newestAnnouncements')).toEqual([{ corpIds: [9, 7] }]);
  });

  it('are not there before a company was visited', () => {
    visited('/edatabase/digitalecology?row=3', '公司数据库');
    expect(open().asked).toEqual([]);
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull();
  });

  it('are not there for users who may not see them', () => {
    visited(`${COMPANY}?row=7`, '688921 华岚精工');
    expect(open([]).asked).toEqual([]);
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull();
  });
});

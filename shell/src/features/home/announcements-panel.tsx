import { companyPath, type NewestAnnouncement } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { useCall, useCan } from '@console/platform';
import { Ladder, PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { companyClient } from '../../core/data/company-client.ts';
import './home.css';
import { useVisits } from './use-visits.ts';
import { visitedCompanies } from './visited-companies.ts';

const { newestAnnouncements } = platformAddresses;
const FRESH_MS = 5 * 60_000;
const OPINION = '&backFlag=1&tab=opinion&sub=announcements';
const NONE = { title: '暂无公告', cause: '这些公司还没有公告' };

/** The newest announcements of the companies that the user visited last. */
export function AnnouncementsPanel(): ReactElement | null {
  const can = useCan(newestAnnouncements.needs);
  const corpIds = [...visitedCompanies(useVisits())];
  const enabled = can && corpIds.length > 0;
  const answer = useCall(
    companyClient,
    newestAnnouncements,
    { corpIds },
    { enabled, keepPrevious: true, staleTime: FRESH_MS },
  );
  if (!enabled) return null;
  return (
    <Panel title="公告" sub="最近访问的公司" flush>
      <Ladder
        keep
        answer={answer}
        what="公告"
        rows={4}
        rowHeight={32}
        emptyOf={(all) => (all.length === 0 ? NONE : null)}
      >
        {(all) => <Rows announcements={all} />}
      </Ladder>
    </Panel>
  );
}

function Rows({ announcements }: { readonly announcements: readonly NewestAnnouncement[] }): ReactElement {
  return (
    <ul className="c-list shell-home-announcements">
      {announcements.map((each, at) => (
        <li key={`${each.corpId}:${each.announcementDate}:${at}`}>
          <span className="shell-home-announced">{each.announcementDate.slice(5)}</span>
          <span className="c-cut" title={each.shortName}>
            <PageLink to={companyPath(each)}>{each.shortName}</PageLink>
          </span>
          <span className="c-hint">{each.category}</span>
          <span className="c-cut" title={each.title}>
            <PageLink to={companyPath(each) + OPINION}>{each.title}</PageLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { companyPath, EMPTY } from '@console/contract-core';
import { Code, Mark, PageLink } from '@console/ui';
import { MARK_ROOM, textRoom, type CellOverrides } from '@console/ui/data';
import type { CompanyRow } from './company-row.ts';

const statusText = (row: CompanyRow): string => (row.status === 1 ? '已分类' : '未分类');

/** The list's own cells. The name is a link for users who may open the company. */
export function companyCells(canView: boolean): CellOverrides<CompanyRow> {
  return {
    stockCode: {
      draw: (row) => <Code code={row.stockCode} suffix={row.exchange} />,
      text: (row) => `${row.stockCode}.${row.exchange}`,
    },
    shortName: {
      draw: (row) =>
        canView ? (
          <PageLink to={companyPath({ ...row, industryNames: row.releaseInfoNames })}>
            {row.shortName}
          </PageLink>
        ) : (
          row.shortName
        ),
      text: (row) => row.shortName,
    },
    // Two levels fit the column; the whole path is shown on hover and in the export.
    releaseInfoNames: {
      draw: (row) => <span title={row.releaseInfoNames ?? EMPTY}>{upperLevels(row.releaseInfoNames)}</span>,
      text: (row) => row.releaseInfoNames ?? '',
      width: (row) => textRoom(upperLevels(row.releaseInfoNames)),
    },
    // Ordinary values are plain; only the exception is marked.
    status: {
      draw: (row) => (row.status === 1 ? statusText(row) : <Mark tint="amber">{statusText(row)}</Mark>),
      text: statusText,
      room: MARK_ROOM,
    },
  };
}

const upperLevels = (path: string | null): string => path?.split(' / ').slice(0, 2).join(' / ') ?? EMPTY;

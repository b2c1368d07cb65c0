import { EMPTY } from '@console/contract-core';
import { industryTables, LISTED_FIGURES } from '@console/contract-industry';
import { Mark, PageLink } from '@console/ui';
import { MARK_ROOM, textRoom, type CellOverrides } from '@console/ui/data';
import { coveredCells } from '../../figures/covered-cells.tsx';
import { RETIRED } from '../../maintain/analyst-select.tsx';
import type { IndustryRow } from './industry-row.ts';

const analystText = ({ userId, username }: IndustryRow): string =>
  username ?? (userId === null ? EMPTY : RETIRED);

/** The list's own cells. The name is a link for users who may open the industry. */
export const industryCells = (detail: ((row: IndustryRow) => string) | null): CellOverrides<IndustryRow> => ({
  ...coveredCells<IndustryRow>(industryTables.industryList.columns, LISTED_FIGURES),
  industryName: {
    draw: (row) => (detail ? <PageLink to={detail(row)}>{row.industryName}</PageLink> : row.industryName),
    text: (row) => row.industryName,
  },
  industryLevel: {
    draw: (row) => `L${row.industryLevel}`,
    text: (row) => `L${row.industryLevel}`,
  },
  // Only an analyst who left is marked.
  username: {
    draw: (row) =>
      row.username === null && row.userId !== null ? (
        <Mark tint="slate">{RETIRED}</Mark>
      ) : (
        <span title={analystText(row)}>{analystText(row)}</span>
      ),
    text: (row) => row.username ?? (row.userId === null ? '' : RETIRED),
    room: MARK_ROOM,
  },
  // The day; the time of day is shown on hover and in the export.
  corpUpdatedTime: {
    draw: ({ corpUpdatedTime }) => <span title={corpUpdatedTime ?? EMPTY}>{dayOf(corpUpdatedTime)}</span>,
    width: ({ corpUpdatedTime }) => textRoom(dayOf(corpUpdatedTime)),
  },
});

const dayOf = (time: string | null): string => time?.slice(0, 10) ?? EMPTY;

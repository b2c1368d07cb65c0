import { companyPath } from '@console/contract-core';
import { PageLink } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';

interface MemberRow {
  readonly corpId: number | null;
  readonly shortName: string;
  readonly stockCode: string;
}

/**
 * The cells of members. A member's name links to its company; a company the tenant did not add has a plain
 * name.
 */
export const memberCells: CellOverrides<MemberRow> = {
  shortName: {
    draw: ({ corpId, ...row }) =>
      corpId === null ? (
        row.shortName
      ) : (
        <PageLink to={companyPath({ corpId, ...row })}>{row.shortName}</PageLink>
      ),
    text: ({ shortName }) => shortName,
  },
};

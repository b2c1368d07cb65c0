import { companyPath } from '@console/contract-core';
import { PageLink } from '@console/ui';
import type { CellOverrides } from '@console/ui/data';

interface MemberRow {
  readonly corpId: number | null;
  readonly shortName: string;
  readonly stockCode: string;
}

/** A member's name leads to its company; that of one the tenant did not add is plain. */
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

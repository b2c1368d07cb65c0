import { industryPath, type RowOf } from '@console/contract-core';
import { industryEntries, industryTables, OVERVIEW_FIGURES } from '@console/contract-industry';
import { useCall, useCan } from '@console/platform';
import { EmptyState, Page, PageLink } from '@console/ui';
import { DataTable, useTableUrlState, type CellOverrides } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { coveredCells } from '../../figures/covered-cells.tsx';
import { client } from '../../client.ts';

const TYPE = 'default';
const TREE_FRESH_MS = 10 * 60_000;

/** The Shenwan level-1 industries with their members' aggregates on the business date. */
export function ShenwanOverviewPage(): ReactElement {
  const state = useTableUrlState(industryTables.shenwanOverview);
  return (
    <Page>
      <DataTable
        client={client}
        spec={industryTables.shenwanOverview}
        state={state}
        heading="h1"
        cells={useCells()}
        empty={<EmptyState title="还没有行业分类" cause="申万行业树尚未导入，因此这里没有可显示的内容。" />}
      />
    </Page>
  );
}

type Cells = CellOverrides<RowOf<typeof industryTables.shenwanOverview>>;

const FIGURES = coveredCells<RowOf<typeof industryTables.shenwanOverview>>(
  industryTables.shenwanOverview.columns,
  OVERVIEW_FIGURES,
);

/** The name links to the industry of that code in the tenant's classification, for users who may open it. */
function useCells(): Cells {
  const canView = useCan('hysjk_gn_view');
  const { data } = useCall(
    client,
    industryEntries.options,
    { type: TYPE },
    { enabled: canView, staleTime: TREE_FRESH_MS },
  );
  return useMemo(() => {
    const byCode = new Map(data?.map((industry) => [industry.industryCode, industry]));
    return {
      ...FIGURES,
      industryName: {
        draw: ({ industryName, industryCode }) => {
          const industry = byCode.get(industryCode);
          if (!industry) return industryName;
          return <PageLink to={industryPath({ ...industry, type: TYPE })}>{industryName}</PageLink>;
        },
        text: ({ industryName }) => industryName,
      },
    } satisfies Cells;
  }, [data]);
}

import { type SegmentPivot, businessCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, ErrorState, Panel, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { subjectOf } from '../../tabs/subject-of.ts';
import { PivotTable } from './pivot-table.tsx';

const PARTS: readonly SubTab[] = [
  { key: 'product', title: '分产品', Content: Products },
  { key: 'region', title: '分地区', Content: Regions },
];

const SKELETON_ROWS = 8;

/** What revenue is made of. */
export function Segments({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={PARTS} label="主营构成" company={company} level="part" />;
}

function Products({ company }: CompanyPartProps): ReactElement {
  return <SegmentPanel company={company} entry={businessCalls.productSegments} item="产品" />;
}

function Regions({ company }: CompanyPartProps): ReactElement {
  return <SegmentPanel company={company} entry={businessCalls.regionSegments} item="地区" />;
}

interface SegmentPanelProps extends CompanyPartProps {
  readonly entry: typeof businessCalls.productSegments | typeof businessCalls.regionSegments;
  /** What a row is. */
  readonly item: string;
}

function SegmentPanel({ company, entry, item }: SegmentPanelProps): ReactElement {
  const { title } = entry;
  const answer = useCall(client, entry, { dataId: company.corpId });
  const pivot: SegmentPivot | undefined = answer.data satisfies OutputOf<typeof entry> | undefined;
  if (answer.isError) {
    return (
      <Panel title={title}>
        <ErrorState title={`${title}没有取到`} error={answer.error} onRetry={() => void answer.refetch()} />
      </Panel>
    );
  }
  if (!pivot) {
    return (
      <Panel title={title}>
        <Skeleton rows={SKELETON_ROWS} rowHeight={28} />
      </Panel>
    );
  }
  if (pivot.reportPeriods.length === 0) {
    return (
      <Panel title={title}>
        <EmptyState title={`该公司没有${title}`} cause={`各期定期报告中还没有按${item}披露主营业务`} />
      </Panel>
    );
  }
  return (
    <PivotTable title={title} subject={subjectOf(company)} item={item} source="定期报告" pivot={pivot} />
  );
}

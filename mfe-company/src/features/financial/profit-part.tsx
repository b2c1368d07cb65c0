import { financialCalls } from '@console/contract-company';
import { TabRow } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { useTabKey } from '../../tabs/use-tab-key.ts';
import { FlowStatement, useFlowState } from './flow-statement.tsx';

const PARTS = [
  { key: 'detail', title: '利润明细' },
  { key: 'compared', title: '双向对比' },
] as const;

/** 利润明细: profit step by step with its margins, or every line of the income statement against the period before. */
export function ProfitPart({ company }: CompanyPartProps): ReactElement {
  const state = useFlowState('profit');
  const [part = 'detail', choose] = useTabKey(
    'part',
    PARTS.map(({ key }) => key),
  );
  return (
    <>
      <TabRow look="pills" label="利润明细" items={PARTS} active={part} onChange={choose} />
      {part === 'detail' ? (
        <FlowStatement company={company} spec={financialCalls.profit} state={state} />
      ) : (
        <FlowStatement company={company} spec={financialCalls.profitCompared} state={state} compared />
      )}
    </>
  );
}

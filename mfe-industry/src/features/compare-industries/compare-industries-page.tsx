import {
  COMPARISON_SPANS,
  industryEntries,
  MOST_COMPARED,
  type ComparisonSpan,
} from '@console/contract-industry';
import { useCall, usePageTitle } from '@console/platform';
import { AnswerPanel, Beside, ChartPanel } from '@console/subject';
import { EmptyState, Page, PageHead, Panel } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { AddIndustry } from './add-industry.tsx';
import { indexSpec, peSpec } from './comparison-specs.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useCompared } from './use-compared.ts';

const HEIGHT = 300;
const SPAN_TITLES: Readonly<Record<ComparisonSpan, string>> = {
  60: '60 日',
  250: '250 日',
  750: '750 日',
  1250: '1250 日',
};
const EMPTY = { title: '没有走势', cause: '所选行业在这段时间没有行情' };

/** 行业对比: up to six industries of any classification in one table and one set of charts. */
export function CompareIndustriesPage(): ReactElement {
  usePageTitle('行业对比');
  const { ids, span, full, add, remove, chooseSpan } = useCompared();
  const answer = useCall(
    client,
    industryEntries.industryComparison,
    { industryIds: [...ids], span },
    { enabled: ids.length > 0 },
  );
  const { data } = answer;
  const index = useMemo(() => data && indexSpec(data), [data]);
  const pe = useMemo(() => data && peSpec(data), [data]);
  return (
    <Page
      band={
        <PageHead
          title="行业对比"
          sub={`${ids.length} 个行业，最多 ${MOST_COMPARED} 个`}
          actions={<AddIndustry chosen={ids} full={full} onAdd={add} />}
        />
      }
    >
      {ids.length === 0 ? (
        <Panel>
          <EmptyState title="还没有选择行业" cause="最多可对比 6 个行业，分类与层级不限；第一个为基准。" />
        </Panel>
      ) : (
        <>
          <AnswerPanel title="指标对比" answer={answer} rows={11} rowHeight={52}>
            {(comparison) => <ComparisonTable comparison={comparison} onRemove={remove} />}
          </AnswerPanel>
          <Beside>
            <ChartPanel
              title="行业指数"
              actions={
                <Segmented
                  aria-label="区间"
                  size="small"
                  value={span}
                  options={COMPARISON_SPANS.map((value) => ({ value, label: SPAN_TITLES[value] }))}
                  onChange={chooseSpan}
                />
              }
              answer={answer}
              spec={index}
              empty={EMPTY}
              height={HEIGHT}
            />
            <ChartPanel title="PE(TTM)" answer={answer} spec={pe} empty={EMPTY} height={HEIGHT} />
          </Beside>
        </>
      )}
    </Page>
  );
}

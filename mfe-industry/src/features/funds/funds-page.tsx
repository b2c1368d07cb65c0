import { formatNumber, industryPath, type OutputOf } from '@console/contract-core';
import {
  industryEntries,
  MOST_FUNDS,
  type ComparedFund,
  type IndustryOption,
} from '@console/contract-industry';
import { useCall, usePageTitle } from '@console/platform';
import { AnswerPanel } from '@console/subject';
import {
  EmptyState,
  Facts,
  Page,
  PageHead,
  PageLink,
  Panel,
  SmallTable,
  type SmallColumn,
} from '@console/ui';
import { useAddressValue } from '@console/ui/data';
import { Select } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import './funds.css';

type Comparison = OutputOf<typeof industryEntries.fundComparison>;

const TREE_FRESH_MS = 10 * 60_000;
const FUND_LEVEL = 3;

/** 基金透视: one or two funds by industry, their tracking, and what they have in common. */
export function FundsPage(): ReactElement {
  usePageTitle('基金透视');
  const [asked, ask] = useAddressValue('ids');
  const ids = useMemo(() => idsOf(asked ?? ''), [asked]);
  const tree = useCall(client, industryEntries.options, { type: 'etf' }, { staleTime: TREE_FRESH_MS });
  const funds = useMemo(() => fundsOf(tree.data ?? []), [tree.data]);
  const answer = useCall(
    client,
    industryEntries.fundComparison,
    { industryIds: [...ids] },
    { enabled: ids.length > 0 },
  );
  const choose = (next: readonly number[]): void => ask(next.join(',') || null);
  return (
    <Page
      band={
        <PageHead
          title="基金透视"
          sub="行业构成、指数跟踪，两只基金的持仓重合"
          actions={
            <Select<number[]>
              aria-label="基金"
              mode="multiple"
              maxCount={MOST_FUNDS}
              style={{ width: 520 }}
              placeholder="选择一只或两只基金"
              loading={tree.isFetching}
              showSearch={{ optionFilterProp: 'label' }}
              value={[...ids]}
              options={funds}
              onChange={choose}
            />
          }
        />
      }
    >
      {ids.length === 0 ? (
        <Panel>
          <EmptyState title="还没有选择基金" cause="选择一只看其行业构成与跟踪，选择两只再看重合。" />
        </Panel>
      ) : (
        <AnswerPanel title="行业构成" answer={answer} rows={12} rowHeight={32}>
          {(comparison) => <Compared comparison={comparison} />}
        </AnswerPanel>
      )}
    </Page>
  );
}

/** Different ids in their order, at most as many as are compared. */
export const idsOf = (text: string): readonly number[] =>
  [...new Set(text.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)))].map(Number).slice(0, MOST_FUNDS);

const fundsOf = (tree: readonly IndustryOption[]): { value: number; label: string }[] =>
  tree.flatMap(({ industryId, industryName, industryCode, industryLevel, children }) => [
    ...(industryLevel === FUND_LEVEL
      ? [{ value: industryId, label: `${industryName} ${industryCode}` }]
      : []),
    ...fundsOf(children),
  ]);

function Compared({ comparison }: { readonly comparison: Comparison }): ReactElement {
  const { funds, overlap } = comparison;
  return (
    <div className="industry-funds">
      <LookThrough funds={funds} />
      <div className="c-column">
        {overlap && (
          <Panel title="持仓重合">
            <Facts
              facts={[
                { label: '重合权重', value: percentOf(overlap.weight) },
                { label: '共同持股', value: `${overlap.common} 只` },
                { label: '仅前者持有', value: `${overlap.onlyFirst} 只` },
                { label: '仅后者持有', value: `${overlap.onlySecond} 只` },
                { label: '权重差异（主动占比）', value: percentOf(overlap.activeShare) },
              ]}
            />
          </Panel>
        )}
        <TrackingTable comparison={comparison} />
      </div>
    </div>
  );
}

interface Part {
  readonly code: string;
  readonly name: string;
}

/** The parts of all funds, in the order of the first, each fund's summing to 100 %. */
function LookThrough({ funds }: { readonly funds: readonly ComparedFund[] }): ReactElement {
  const names = new Map(
    funds.flatMap(({ parts }) => parts).map(({ industryCode, industryName }) => [industryCode, industryName]),
  );
  const rows: readonly Part[] = [...names].map(([code, name]) => ({ code, name }));
  const columns: readonly SmallColumn<Part>[] = [
    { title: '行业', heading: true, cell: ({ name }) => name, foot: '合计' },
    ...funds.map((fund): SmallColumn<Part> => {
      const total = fund.parts.reduce((sum, { weight }) => sum + weight, 0);
      return {
        title: fund.fundName,
        key: String(fund.industryId),
        number: true,
        head: <FundName fund={fund} />,
        cell: ({ code }) => percentOf(fund.parts.find((part) => part.industryCode === code)?.weight ?? null),
        foot: fund.parts.length === 0 ? '—' : percentOf(total),
      };
    }),
  ];
  return (
    <Panel
      flush
      title="行业构成"
      sub={`来源 基金成份披露 · 截至 ${[...new Set(funds.map(({ holdingsAsOf }) => holdingsAsOf ?? '—'))].join('、')}`}
    >
      <SmallTable
        columns={columns}
        rows={rows}
        keyOf={({ code }) => code}
        empty={{ title: '没有行业构成', cause: '基金没有披露成份股' }}
      />
    </Panel>
  );
}

function FundName({ fund }: { readonly fund: ComparedFund }): ReactElement {
  const { industryId, fundName, fundCode } = fund;
  const to = industryPath({
    industryId,
    industryName: fundName,
    industryCode: fundCode.split('.')[0] ?? fundCode,
    type: 'etf',
  });
  return <PageLink to={to}>{fundName}</PageLink>;
}

interface TrackingRow {
  readonly fund: ComparedFund;
  readonly tracking: ComparedFund['tracking'][number];
}

/** How closely each fund followed its index; none for funds whose index is not known. */
function TrackingTable({ comparison }: { readonly comparison: Comparison }): ReactElement {
  const rows = comparison.funds.flatMap((fund) =>
    fund.tracking.map((tracking): TrackingRow => ({ fund, tracking })),
  );
  return (
    <Panel
      flush
      title="指数跟踪"
      sub={comparison.asOf && `截至 ${comparison.asOf}，净值对指数收盘，误差按 252 日年化`}
    >
      <SmallTable
        columns={[
          { title: '基金', heading: true, cell: ({ fund }) => fund.fundName },
          { title: '跟踪指数', cell: ({ fund }) => fund.indexName },
          { title: '区间', cell: ({ tracking }) => `${tracking.span} 个交易日` },
          {
            title: '跟踪偏离',
            unit: '%',
            number: true,
            cell: ({ tracking }) => trackingText(tracking.difference, true),
          },
          {
            title: '日均偏离度',
            unit: '%',
            number: true,
            cell: ({ tracking }) => trackingText(tracking.meanDeviation),
          },
          {
            title: '年化跟踪误差',
            unit: '%',
            number: true,
            cell: ({ tracking }) => trackingText(tracking.error),
          },
        ]}
        rows={rows}
        keyOf={({ fund, tracking }) => `${fund.industryId}|${tracking.span}`}
        empty={{ title: '没有指数跟踪', cause: '所选基金跟踪的是申万行业，没有指数行情' }}
      />
    </Panel>
  );
}

/** A fund leaves its index by parts of a basis point a day: two decimals would show 0.00. */
const TRACKING_DECIMALS = 4;
const trackingText = (value: number | null, signed = false): string =>
  formatNumber(value, { unit: 'percent', decimals: TRACKING_DECIMALS, ...(signed ? { signed } : {}) });
const percentOf = (share: number | null): string =>
  share === null ? '—' : `${formatNumber(share, { unit: 'percent' })}%`;

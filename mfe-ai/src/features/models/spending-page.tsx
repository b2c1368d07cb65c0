import { aiEntries, SPENDING_BY, type SpendingBy } from '@console/contract-ai';
import { formatNumber, type OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, Ladder, Page, PageHead, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { useChoice } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

type Spending = OutputOf<typeof aiEntries.spending>;

const TITLES: Readonly<Record<SpendingBy, string>> = {
  day: '日期',
  user: '用户',
  topic: '主题',
  model: '模型',
};
const DAYS = 30;

/** What the tenant's questions used of tokens and cost, by day, user, topic or model. */
export function SpendingPage(): ReactElement {
  const [by, choose] = useChoice<SpendingBy>('by', SPENDING_BY, 'day');
  const spending = useCall(client, aiEntries.spending, { by, days: DAYS }, { keepPrevious: true });
  return (
    <Page band={<PageHead title="词元与费用" sub={spending.data && todayText(spending.data)} />}>
      <Panel
        title={`近 ${DAYS} 日`}
        flush
        actions={
          <Segmented
            aria-label="汇总方式"
            value={by}
            options={SPENDING_BY.map((value) => ({ value, label: `按${TITLES[value]}` }))}
            onChange={choose}
          />
        }
      >
        <Ladder answer={spending} what="词元与费用" rows={6} rowHeight={33}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title="没有模型调用" cause={`近 ${DAYS} 日没有向大模型提问`} />
            ) : (
              <SmallTable columns={columnsBy(by, rows)} rows={rows} keyOf={({ title }) => title ?? ''} />
            )
          }
        </Ladder>
      </Panel>
    </Page>
  );
}

type Row = Spending['rows'][number];

const whole = (value: number): string => formatNumber(value, { unit: 'integer' });
const sumOf = (rows: readonly Row[], key: 'calls' | 'estimated' | 'tokensIn' | 'tokensOut'): string =>
  whole(rows.reduce((sum, row) => sum + row[key], 0));

const columnsBy = (by: SpendingBy, rows: readonly Row[]): readonly SmallColumn<Row>[] => [
  { title: TITLES[by], heading: true, cell: ({ title }) => title ?? '—', foot: '合计' },
  { title: '调用', unit: '次', number: true, cell: ({ calls }) => whole(calls), foot: sumOf(rows, 'calls') },
  {
    title: '其中估计',
    unit: '次',
    number: true,
    cell: ({ estimated }) => whole(estimated),
    foot: sumOf(rows, 'estimated'),
  },
  {
    title: '输入词元',
    number: true,
    cell: ({ tokensIn }) => whole(tokensIn),
    foot: sumOf(rows, 'tokensIn'),
  },
  {
    title: '输出词元',
    number: true,
    cell: ({ tokensOut }) => whole(tokensOut),
    foot: sumOf(rows, 'tokensOut'),
  },
  {
    title: '费用',
    unit: '元',
    number: true,
    cell: ({ cost }) => formatNumber(cost, { unit: 'number', decimals: 4 }),
    foot: formatNumber(
      rows.reduce((sum, { cost }) => sum + cost, 0),
      { unit: 'number', decimals: 4 },
    ),
  },
];

const todayText = ({ today: { used, most, mostOfUser }, returnsAt }: Spending): string =>
  `今日已用 ${whole(used)} / ${whole(most)} 词元，每人至多 ${whole(mostOfUser)}，${returnsAt.slice(0, 16)} 恢复`;

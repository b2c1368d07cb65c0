import { aiEntries } from '@console/contract-ai';
import { EMPTY, formatNumber, type OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import {
  type EmptyState,
  Ladder,
  Mark,
  Page,
  PageHead,
  Panel,
  SmallTable,
  type SmallColumn,
} from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

type State = OutputOf<typeof aiEntries.modelStates>['models'][number];

/** The pause between two reads of the states. */
const REFRESH_MS = 15_000;

/** The configured models: whether they answer, how fast, and which of them rests. */
export function ModelsPage(): ReactElement {
  const states = useCall(client, aiEntries.modelStates, {}, { refetchInterval: REFRESH_MS });
  return (
    <Page band={<PageHead title="大模型状态" sub="近 1 小时的调用，每 15 秒更新" />}>
      <Ladder
        answer={states}
        what="大模型状态"
        rows={4}
        rowHeight={33}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {({ models, faults }) => (
          <>
            {faults.length > 0 && (
              <Panel title="配置有误" sub="未列出的模型仍按最近一次正确的配置使用">
                <ul>
                  {faults.map((fault) => (
                    <li key={fault}>{fault}</li>
                  ))}
                </ul>
              </Panel>
            )}
            <Panel title="大模型" sub={`${models.length} 个，按接替顺序`} flush>
              <SmallTable columns={COLUMNS} rows={models} keyOf={({ name }) => name} empty={NONE} />
            </Panel>
          </>
        )}
      </Ladder>
    </Page>
  );
}

const NONE: Parameters<typeof EmptyState>[0] = {
  title: '未配置大模型',
  cause: '在服务的 AI_MODELS 或 AI_MODELS_FILE 中配置；未配置时由数据直答和专家回答。',
};

const whole = (value: number | null): string => formatNumber(value, { unit: 'integer' });
const priceText = (yuan: number): string => formatNumber(yuan, { unit: 'number' });

const COLUMNS: readonly SmallColumn<State>[] = [
  { title: '名称', heading: true, cell: ({ name }) => name },
  { title: '地址', cell: ({ host }) => host },
  { title: '模型', cell: ({ model }) => model },
  {
    title: '连通',
    cell: ({ reachable }) => (reachable ? '正常' : <Mark tint="amber">无法连接</Mark>),
  },
  {
    title: '暂停至',
    cell: ({ restsUntil }) => (restsUntil ? <Mark tint="amber">{restsUntil.slice(11)}</Mark> : EMPTY),
  },
  { title: '调用', unit: '次', number: true, cell: ({ calls }) => whole(calls) },
  {
    title: '失败率',
    unit: '%',
    number: true,
    cell: ({ calls, failures }) =>
      calls === 0 ? EMPTY : formatNumber(failures / calls, { unit: 'percent' }),
  },
  { title: '首字平均', unit: '毫秒', number: true, cell: ({ firstMs }) => whole(firstMs) },
  { title: '用时平均', unit: '毫秒', number: true, cell: ({ totalMs }) => whole(totalMs) },
  { title: '上下文', unit: '词元', number: true, cell: ({ context }) => whole(context) },
  {
    title: '输入单价',
    unit: '元/百万词元',
    number: true,
    cell: ({ price }) => priceText(price.input),
  },
  {
    title: '输出单价',
    unit: '元/百万词元',
    number: true,
    cell: ({ price }) => priceText(price.output),
  },
];

import { aiEntries, type CheckedCase } from '@console/contract-ai';
import { EMPTY, formatNumber } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, Ladder, SmallTable } from '@console/ui';
import { Modal } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';

const WIDTH = 1000;

/** Which cases of a chosen topic 数据直答 passes now: it needs no model, so a case that fails lacks data. */
export function GoldenCheck({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [topicId, setTopicId] = useState<number | undefined>(undefined);
  return (
    <Modal open title="数据直答检验" width={WIDTH} footer={null} onCancel={onClose}>
      <div className="c-column">
        <TopicSelect label="检验的主题" value={topicId} onChange={setTopicId} />
        {topicId === undefined ? (
          <EmptyState title="选择主题后检验" cause="以数据直答回答该主题的全部用例，与应答事实逐条比较。" />
        ) : (
          <Checked key={topicId} topicId={topicId} />
        )}
      </div>
    </Modal>
  );
}

function Checked({ topicId }: { readonly topicId: number }): ReactElement {
  const answer = useCall(client, aiEntries.checkGoldenCases, { topicId });
  return (
    <Ladder answer={answer} what="检验结果" rows={6} rowHeight={32}>
      {(cases) => (
        <SmallTable<CheckedCase>
          caption={`通过 ${cases.filter(({ passed }) => passed).length} / ${cases.length} 个用例`}
          rows={cases}
          keyOf={({ id }) => id}
          empty={{ title: '该主题还没有评测用例' }}
          columns={[
            { title: '问题', cell: ({ question }) => question, heading: true },
            { title: '对象', cell: ({ subjectName }) => subjectName ?? EMPTY },
            { title: '结果', cell: ({ passed }) => (passed ? '通过' : '未通过') },
            { title: '未答出', cell: missing },
            { title: '已核实', cell: verifiedShare },
          ]}
        />
      )}
    </Ladder>
  );
}

const missing = ({ refusal, facts }: CheckedCase): string =>
  refusal ??
  (facts
    .filter(({ held }) => !held)
    .map(({ text }) => text)
    .join('；') ||
    EMPTY);

const verifiedShare = ({ figures, verified }: CheckedCase): string =>
  figures === 0 ? EMPTY : `${formatNumber(verified / figures, { unit: 'percent' })}%`;

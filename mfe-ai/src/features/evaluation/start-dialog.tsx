import { aiEntries, DATA_MODEL, EVALUATION_LIMITS } from '@console/contract-ai';
import type { CallerInputOf, OutputOf } from '@console/contract-core';
import { useCall, useChange, useCreateKey, usePlatform } from '@console/platform';
import { Skeleton } from '@console/ui';
import { Alert, Checkbox, FaultAlert, Modal, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { evaluationPath } from '../../topic-parts/evaluation-paths.ts';
import { TopicSelect } from '../../topic-parts/topic-select.tsx';
import './evaluation.css';
import { versionText, whole } from './evaluation-words.ts';
import { useWanted, type Wanted } from './use-wanted.ts';

const WIDTH = 640;
const FRESH_MS = 60_000;

/** Chooses what is evaluated, says what it takes, and begins it. What is chosen is in the address. */
export function StartDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { navigate, notify } = usePlatform();
  const change = useChange(client);
  const keyOf = useCreateKey();
  const wanted = useWanted();
  const { topicId, topic, versions, models } = wanted;
  const isWhole = wanted.isReady && versions.length > 0;
  const input = { topicId: topicId ?? 0, versions: [...versions], models: [...models] };
  const start = async (): Promise<void> => {
    const idempotencyKey = keyOf(input);
    const begun = await change.run(() => client.call(aiEntries.startEvaluation, input, { idempotencyKey }));
    if (begun === null) return;
    notify.success('已开始评测，结束后通知您');
    navigate(evaluationPath(begun.evaluationId));
  };
  return (
    <Modal
      open
      title="新建评测"
      width={WIDTH}
      okText="开始评测"
      okButtonProps={{ disabled: !isWhole }}
      confirmLoading={change.running}
      onOk={() => void start()}
      onCancel={onClose}
    >
      <div className="c-column">
        <FaultAlert fault={change.fault ?? wanted.error} />
        <div className="topic-eval-field">
          <span>主题</span>
          <TopicSelect
            label="评测的主题"
            value={topicId ?? undefined}
            known={topic && { topicId: topic.id, topic: topic.topic }}
            onChange={(next) => wanted.choose({ topicId: next })}
          />
        </div>
        <VersionField wanted={wanted} />
        <ModelField wanted={wanted} />
        {isWhole && <Estimate input={input} />}
      </div>
    </Modal>
  );
}

function VersionField({
  wanted: { topicId, offered, versions, choose },
}: {
  readonly wanted: Wanted;
}): ReactElement {
  return (
    <div className="topic-eval-field">
      <span>模板版本</span>
      <Select<number[]>
        mode="multiple"
        aria-label="评测的模板版本"
        style={{ width: '100%' }}
        maxCount={EVALUATION_LIMITS.versions}
        placeholder={topicId === null ? '先选择主题' : '请选择版本'}
        notFoundContent={topicId === null ? '先选择主题' : '没有版本'}
        value={[...versions]}
        options={offered.map(({ number, current }) => ({
          value: number,
          label: `${versionText(number)}${current ? '（启用中）' : ''}`,
        }))}
        onChange={(next) => choose({ versions: next })}
      />
    </div>
  );
}

function ModelField({ wanted: { configured, models, choose } }: { readonly wanted: Wanted }): ReactElement {
  return (
    <div className="topic-eval-field">
      <span>模型</span>
      <span className="topic-eval-models">
        <Checkbox checked disabled>
          {DATA_MODEL}
        </Checkbox>
        <Checkbox.Group
          options={[...configured]}
          value={[...models]}
          onChange={(next) => choose({ models: next.slice(0, EVALUATION_LIMITS.models) })}
        />
        {configured.length === 0 && <span className="c-hint">尚未配置大模型，只用数据直答评测</span>}
      </span>
    </div>
  );
}

type Input = CallerInputOf<typeof aiEntries.estimateEvaluation>;

/** What the evaluation would take; a refusal says why it cannot begin. */
function Estimate({ input }: { readonly input: Input }): ReactElement {
  const answer = useCall(client, aiEntries.estimateEvaluation, input, {
    keepPrevious: true,
    staleTime: FRESH_MS,
  });
  if (answer.error !== null) return <FaultAlert fault={answer.error} />;
  if (answer.data === undefined) return <Skeleton rows={1} rowHeight={22} />;
  const { tokens, left } = answer.data;
  return (
    <>
      <p className="c-hint">{estimateText(answer.data)}</p>
      {tokens > left && (
        <Alert
          type="warning"
          showIcon
          title={`今日还可用 ${whole(left)} 词元，可能不够：用完后评测会停下，额度恢复后可以继续`}
        />
      )}
    </>
  );
}

const estimateText = ({
  cases,
  answers,
  asked,
  tokens,
}: OutputOf<typeof aiEntries.estimateEvaluation>): string =>
  `${whole(cases)} 个用例，每版模板、每个模型各 ${EVALUATION_LIMITS.runs} 次，共 ${whole(answers)} 个回答` +
  (asked === 0
    ? '；不调用大模型，不用词元'
    : `，其中调用大模型 ${whole(asked)} 次，提示词约 ${whole(tokens)} 词元（按前几个用例估算）`);

import { aiEntries, type QuestionSubject } from '@console/contract-ai';
import { formatNumber } from '@console/contract-core';
import { useCall } from '@console/platform';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { usePaused } from './use-paused.ts';

interface PromptEstimateProps {
  readonly text: string;
  readonly subject: QuestionSubject | null;
  readonly topicId: number | null;
  /** The chosen models: those without room for the prompt are named. */
  readonly models: readonly string[];
}

/** The pause in typing after which the prompt is estimated: its data is read for that. */
const PAUSE_MS = 800;

/** What the prompt would come to, before anything is sent. */
export function PromptEstimate({ text, subject, topicId, models }: PromptEstimateProps): ReactElement | null {
  const asked = usePaused(text, PAUSE_MS).trim();
  const { data } = useCall(
    client,
    aiEntries.estimateQuestion,
    { text: asked, subject, topicId },
    { enabled: asked !== '' && models.length > 0, keepPrevious: true },
  );
  if (data === undefined || asked === '' || models.length === 0) return null;
  if (data.refusal !== null)
    return <div className="c-panel-sub">数据不足以作答，不会询问大模型：{data.refusal}</div>;
  const tight = data.models.filter(({ name, hasRoom }) => models.includes(name) && !hasRoom);
  return (
    <div className="c-panel-sub" role="status">
      提示词约 {tokens(data.tokens)} 词元
      {models.length > 1 && `，${models.length} 个模型共约 ${tokens(data.tokens * models.length)} 词元`}
      {tight.map(
        ({ name, context }) => `；${name} 的上下文只有 ${tokens(context)} 词元，容不下，不会询问该模型`,
      )}
    </div>
  );
}

const tokens = (count: number): string => formatNumber(count, { unit: 'integer' });

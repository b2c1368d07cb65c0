import {
  aiEntries,
  DATA_MODEL,
  MOST_MODELS,
  QUESTION_LENGTH,
  type Question,
  type QuestionSubject,
} from '@console/contract-ai';
import { formatNumber, type OutputOf } from '@console/contract-core';
import { useCall, useChange, useCreateKey } from '@console/platform';
import { Panel } from '@console/ui';
import { Button, Checkbox, FaultAlert, Input, useFirstField } from '@console/ui/form';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { PromptEstimate } from './prompt-estimate.tsx';
import { SubjectChips } from './subject-chips.tsx';
import { TEXT_READS } from './text-reads.ts';
import { TopicChips, type AskedTopic } from './topic-chips.tsx';
import { useUnderstanding } from './use-understanding.ts';

/** What is the same once a question is asked. Tokens are counted when it is answered. */
const SAME_AFTER = [...TEXT_READS, aiEntries.askingOptions, aiEntries.question];

interface QuestionBoxProps {
  /** What is in it at first. */
  readonly text: string;
  readonly subject: QuestionSubject | null;
  readonly models: readonly string[];
  readonly onAsked: (question: Question) => void;
}

/** Where a question is typed, with what it is about and who is to answer. */
export function QuestionBox({
  text: first,
  subject: given,
  models: before,
  onAsked,
}: QuestionBoxProps): ReactElement {
  const [text, setText] = useState(first);
  const [chosen, choose] = useState(given);
  const [models, setModels] = useState(before);
  const [asked, setAsked] = useState({ times: 0, entered: '' });
  const options = useCall(client, aiEntries.askingOptions, {});
  const { found, topics, subject: understood } = useUnderstanding(text);
  const [chosenTopic, chooseTopic] = useState<AskedTopic | null | undefined>(undefined);
  const { run, running, fault } = useChange(client, { except: SAME_AFTER });
  const keyOf = useCreateKey();
  const area = useRef<HTMLDivElement>(null);
  useFirstField(area);
  const subject = chosen ?? understood;
  const topic = chosenTopic === undefined ? (topics[0] ?? null) : chosenTopic;
  const ofTopic = chosenTopic === undefined ? 'understood' : chosenTopic;
  const entered = JSON.stringify({ text, chosen, ofTopic, models });
  const isReady = text.trim() !== '' && !running;
  const ask = async (): Promise<void> => {
    if (!isReady) return;
    const input = { text: text.trim(), subject, topicId: topic?.id ?? null, models: [...models] };
    const idempotencyKey = keyOf([input, asked.times]);
    const answer = await run(() =>
      client.call(aiEntries.askQuestion, input, { idempotencyKey, timeout: 30_000 }),
    );
    if (answer === null) return;
    setAsked({ times: asked.times + 1, entered });
    onAsked(answer.question);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask();
  };
  return (
    <Panel>
      <div className="c-column" ref={area}>
        <Input.TextArea
          value={text}
          aria-label="问题"
          placeholder="输入问题，Enter 提问，Shift+Enter 换行"
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={QUESTION_LENGTH}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SubjectChips subject={subject} found={found} onChoose={choose} />
        <TopicChips topic={topic} found={topics} onChoose={chooseTopic} />
        {entered !== asked.entered && (
          <PromptEstimate text={text} subject={subject} topicId={topic?.id ?? null} models={models} />
        )}
        <div className="ask-asking-row">
          <ModelChoice all={options.data?.models ?? []} chosen={models} onChoose={setModels} />
          {options.data && <span className="c-panel-sub">{tokensText(options.data)}</span>}
          <Button type="primary" loading={running} disabled={!isReady} onClick={() => void ask()}>
            提问
          </Button>
        </div>
        <FaultAlert fault={fault} />
      </div>
    </Panel>
  );
}

interface ModelChoiceProps {
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (models: readonly string[]) => void;
}

function ModelChoice({ all, chosen, onChoose }: ModelChoiceProps): ReactElement {
  const known = chosen.filter((name) => all.includes(name));
  return (
    <div className="ask-chips" role="group" aria-label="回答者">
      <span className="c-panel-sub">回答者</span>
      <Checkbox checked disabled>
        {DATA_MODEL}
      </Checkbox>
      {all.map((name) => (
        <Checkbox
          key={name}
          checked={known.includes(name)}
          disabled={!known.includes(name) && known.length >= MOST_MODELS}
          onChange={({ target }) =>
            onChoose(target.checked ? [...known, name] : known.filter((other) => other !== name))
          }
        >
          {name}
        </Checkbox>
      ))}
      {all.length === 0 && <span className="c-panel-sub">未配置大模型，由数据直答和专家回答</span>}
    </div>
  );
}

const tokensText = ({ userTokens: { used, most } }: OutputOf<typeof aiEntries.askingOptions>): string =>
  `今日词元 ${formatNumber(used, { unit: 'integer' })} / ${formatNumber(most, { unit: 'integer' })}`;

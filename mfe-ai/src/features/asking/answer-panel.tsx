import {
  aiEntries,
  ANSWER_STATE_TITLES,
  isOpenAnswer,
  type Answer,
  type CitedCell,
} from '@console/contract-ai';
import { formatNumber } from '@console/contract-core';
import { useChange } from '@console/platform';
import { Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { AnswerText } from '../../topic-parts/answer-text.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { TEXT_READS } from './text-reads.ts';

interface AnswerPanelProps {
  readonly answer: Answer;
  readonly cells: ReadonlyMap<string, CitedCell>;
  readonly onCell: (id: string) => void;
}

/** What one model answered, as it is written. */
export function AnswerPanel({ answer, cells, onCell }: AnswerPanelProps): ReactElement {
  const { text, checks, state, parts, reason } = answer;
  const isOpen = isOpenAnswer(state);
  return (
    <Panel title={answer.model} sub={<State answer={answer} />} actions={<Actions answer={answer} />}>
      <div className="ask-answer" aria-busy={isOpen}>
        {parts.flatMap(({ model, from, cause }, at) =>
          cause === null
            ? []
            : [
                <p key={at} className="ask-part">
                  {partText({ model, from, cause })}
                </p>,
              ],
        )}
        <AnswerText text={text} checks={checks} state={state} cells={cells} onCell={onCell} />
        {reason !== null && <p className="ask-part">{reason}</p>}
        {!isOpen && text !== '' && <p className="c-panel-sub">{factsOf(answer)}</p>}
      </div>
    </Panel>
  );
}

function State({ answer: { state, figures, verified } }: { readonly answer: Answer }): ReactElement {
  const share = figures === 0 || isOpenAnswer(state) ? '' : ` · 数字 ${figures} 个，已核实 ${verified} 个`;
  return (
    <span className="ask-state" data-state={state}>
      {ANSWER_STATE_TITLES[state]}
      {share}
    </span>
  );
}

function Actions({ answer: { id, model, state, mark } }: { readonly answer: Answer }): ReactElement {
  const { run, running, fault } = useChange(client, { except: TEXT_READS });
  const [marking, setMarking] = useState<'good' | 'bad' | null>(null);
  if (isOpenAnswer(state))
    return (
      <Button
        size="small"
        loading={running}
        aria-label={`停止 ${model}`}
        title={fault?.message}
        onClick={() => void run(() => client.call(aiEntries.stopAnswer, { answerId: id }))}
      >
        停止
      </Button>
    );
  return (
    <>
      {(['good', 'bad'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          type={mark === kind ? 'primary' : 'default'}
          aria-label={`${MARK_TITLES[kind]} ${model}`}
          aria-pressed={mark === kind}
          onClick={() => setMarking(kind)}
        >
          {MARK_TITLES[kind]}
        </Button>
      ))}
      {marking !== null && <MarkDialog answerId={id} mark={marking} onClose={() => setMarking(null)} />}
    </>
  );
}

const MARK_TITLES = { good: '好', bad: '不好' } as const;

const partText = ({ model, from, cause }: Answer['parts'][number]): string =>
  from === 0 ? `${cause}，由 ${model} 回答` : `${cause}，第 ${from} 字起由 ${model} 接着写`;

function factsOf({ tokensIn, tokensOut, estimated, cost, firstMs, totalMs }: Answer): string {
  const whole = (value: number): string => formatNumber(value, { unit: 'integer' });
  const said = [
    ...(tokensIn + tokensOut === 0
      ? []
      : [`词元 入 ${whole(tokensIn)} 出 ${whole(tokensOut)}${estimated ? '（估计）' : ''}`]),
    ...(cost === 0 ? [] : [`费用 ${cost.toFixed(4)} 元`]),
    ...(firstMs === null ? [] : [`首字 ${whole(firstMs)} 毫秒`]),
    ...(totalMs === null ? [] : [`用时 ${whole(totalMs)} 毫秒`]),
  ];
  return said.join(' · ');
}

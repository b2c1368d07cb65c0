import { aiEntries, EXPERT_LENGTH, type Question } from '@console/contract-ai';
import { useChange } from '@console/platform';
import { SaveButtons } from '@console/ui/edit';
import { FaultAlert, Input } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../client.ts';

interface ExpertFormProps {
  readonly question: Pick<Question, 'id' | 'expert'>;
  /** Whether its buttons stand at the end, as in a dialog. */
  readonly atEnd?: boolean;
  /** Called once it is saved or given up. */
  readonly onDone: (saved: boolean) => void;
}

/** The expert's answer to a question while it is written; a stale edit is refused and keeps what was typed. */
export function ExpertForm({ question, atEnd = false, onDone }: ExpertFormProps): ReactElement {
  const { id, expert } = question;
  const [text, setText] = useState(expert?.text ?? '');
  const { run, running, fault } = useChange(client);
  const save = async (): Promise<void> => {
    const input = { questionId: id, version: expert?.version ?? 0, text };
    if (await run(() => client.call(aiEntries.answerAsExpert, input))) onDone(true);
  };
  return (
    <div className="c-column">
      <Input.TextArea
        value={text}
        aria-label="专家回答"
        placeholder="Markdown；引用数据写 [[c1]]"
        maxLength={EXPERT_LENGTH}
        rows={8}
        onChange={(event) => setText(event.target.value)}
      />
      <SaveButtons
        atEnd={atEnd}
        edit={{ running, leave: () => onDone(false) }}
        disabled={text.trim() === ''}
        onSave={() => void save()}
      />
      <FaultAlert fault={fault} />
    </div>
  );
}

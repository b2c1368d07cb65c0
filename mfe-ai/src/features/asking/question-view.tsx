import { aiEntries, type Question } from '@console/contract-ai';
import { usePlatform } from '@console/platform';
import { EmptyState, Ladder, Panel } from '@console/ui';
import { saveFile } from '@console/ui/data';
import { Button, FaultAlert } from '@console/ui/form';
import { useCallback, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { DataTables } from './data-tables.tsx';
import { ExpertPanel } from './expert-panel.tsx';
import { GivenKnowledge } from './given-knowledge.tsx';
import { PromptView } from './prompt-view.tsx';
import { useQuestion, type ShownQuestion } from './use-question.ts';

/** A question with its answers side by side, and the data below them. */
export function QuestionView(shown: ShownQuestion): ReactElement {
  const { answer, question, fault } = useQuestion(shown);
  return (
    <Ladder
      answer={{ ...answer, data: question }}
      what="问题"
      rows={8}
      keep
      frame={(instead) => <Panel>{instead}</Panel>}
      unknown={
        <Panel>
          <EmptyState title="没有这个问题" cause="它不存在，或不是您提的问题" />
        </Panel>
      }
    >
      {(found) => (
        <>
          <FaultAlert fault={fault} />
          <Answered question={found} />
        </>
      )}
    </Ladder>
  );
}

function Answered({ question }: { readonly question: Question }): ReactElement {
  const { id, answers, tables, cells, left, asOf, refusal, askedTime, subject } = question;
  const [lit, light] = useState<string | null>(null);
  const [seesPrompt, seePrompt] = useState(false);
  // The beginning of an answer is shown without waiting for the tables to be drawn.
  const showsData = useDeferredValue(true, false);
  const byId = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);
  const onCell = useCallback((cell: string) => light(cell), []);
  return (
    <>
      <div className="ask-answers">
        {answers.map((one) => (
          <AnswerPanel key={one.id} answer={one} cells={byId} onCell={onCell} />
        ))}
      </div>
      {showsData && (
        <>
          <ExpertPanel question={question} cells={byId} onCell={onCell} />
          <Panel
            title="数据"
            sub={[
              subject?.name ?? '全市场',
              ...(asOf === null ? [] : [`截至 ${asOf}`]),
              `${askedTime} 取得`,
            ].join(' · ')}
            actions={
              <>
                <Button size="small" onClick={() => seePrompt(true)}>
                  提示词
                </Button>
                <ExportButton questionId={id} format="md" words="导出 Markdown" />
                <ExportButton questionId={id} format="html" words="导出 Word 网页" />
              </>
            }
          >
            {refusal === null ? (
              <DataTables tables={tables} cells={byId} lit={lit} />
            ) : (
              <EmptyState title="没有数据" cause={refusal} />
            )}
            {left.length > 0 && <p className="c-panel-sub">未能提供：{left.join('；')}</p>}
          </Panel>
          <GivenKnowledge passages={question.passages} />
          <PromptView questionId={id} open={seesPrompt} onClose={() => seePrompt(false)} />
        </>
      )}
    </>
  );
}

interface ExportButtonProps {
  readonly questionId: number;
  readonly format: 'md' | 'html';
  readonly words: string;
}

function ExportButton({ questionId, format, words }: ExportButtonProps): ReactElement {
  const { notify } = usePlatform();
  const save = (): void => {
    client.call(aiEntries.exportQuestion, { questionId, format }).then(
      ({ name, content }) => saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), name),
      (error: Error) => notify.error(error),
    );
  };
  return (
    <Button size="small" onClick={save}>
      {words}
    </Button>
  );
}

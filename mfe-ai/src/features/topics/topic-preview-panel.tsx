import type { TargetType } from '@console/contract-ai';
import { EMPTY, formatNumber } from '@console/contract-core';
import { EmptyState, Ladder, Panel, Refetching } from '@console/ui';
import { Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { NAMED_TYPES, SubjectSelect, subjectWord } from '../../topic-parts/subject-select.tsx';
import type { Preview, PreviewState } from './use-topic-preview.ts';

interface TopicPreviewPanelProps {
  readonly preview: PreviewState;
  readonly type: TargetType | undefined;
}

const QUESTION_LENGTH = 2000;

/** What each variable holds for a chosen subject, the whole prompt, and about how many tokens it is. */
export function TopicPreviewPanel({ preview, type }: TopicPreviewPanelProps): ReactElement {
  const { answer } = preview;
  const tokens = answer.data?.tokens ?? 0;
  return (
    <Panel title="预览" sub={answer.data && `约 ${formatNumber(tokens, { unit: 'integer' })} 词元`}>
      {type === undefined ? (
        <EmptyState title="选择投资标的类型后预览" />
      ) : (
        <>
          <div className="topic-preview-choice">
            {NAMED_TYPES.has(type) && (
              <SubjectSelect
                key={type}
                type={type}
                label="预览对象"
                placeholder={`选择预览的${subjectWord(type)}`}
                value={preview.subject}
                onChange={(subject) => preview.choose(subject?.id ?? null)}
              />
            )}
            <Input
              aria-label="预览问题"
              placeholder="预览问题，例如：盈利能力如何？"
              maxLength={QUESTION_LENGTH}
              value={preview.question}
              onChange={({ target }) => preview.ask(target.value)}
              // Enter would save the form.
              onPressEnter={(event) => event.preventDefault()}
            />
          </div>
          <Ladder answer={answer} what="预览" rows={6} rowHeight={32}>
            {(data) => (
              <Refetching active={answer.isPlaceholderData}>
                <Rendered preview={data} />
              </Refetching>
            )}
          </Ladder>
        </>
      )}
    </Panel>
  );
}

function Rendered({ preview }: { readonly preview: Preview }): ReactElement {
  const faulty = preview.prompts.some(({ fault }) => fault !== null);
  return (
    <>
      <dl className="topic-variables">
        {preview.variables.map(({ name, title, text, note }) => (
          <div key={name}>
            <dt>
              {title} <code>{`{{${name}}}`}</code>
            </dt>
            <dd>
              {text === '' ? EMPTY : <pre>{text}</pre>}
              {note !== null && <span className="c-hint">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="topic-preview-title">完整提示词</h3>
      {faulty ? (
        <p className="c-hint">模板有误，更正后显示。</p>
      ) : (
        <pre className="topic-prompt" aria-label="完整提示词">
          {preview.whole || EMPTY}
        </pre>
      )}
    </>
  );
}

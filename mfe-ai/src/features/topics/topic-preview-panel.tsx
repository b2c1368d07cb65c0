import { aiEntries, type TargetType } from '@console/contract-ai';
import { EMPTY, formatNumber } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, Ladder, Panel, Refetching } from '@console/ui';
import { Input, Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
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
    <Panel title="预览" sub={answer.data && `约 ${formatNumber(tokens, { unit: 'integer' })} token`}>
      {type === undefined ? (
        <EmptyState title="选择投资标的类型后预览" />
      ) : (
        <>
          <div className="topic-preview-choice">
            {NAMED.has(type) && (
              <SubjectSelect key={type} type={type} value={preview.subject} onChange={preview.choose} />
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

/** The types whose subject is chosen: a company, or an industry. */
const NAMED: ReadonlySet<TargetType> = new Set(['INV_TARGET_TYPE_CORP', 'INV_TARGET_TYPE_IND']);

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

interface SubjectSelectProps {
  readonly type: TargetType;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

function SubjectSelect({ type, value, onChange }: SubjectSelectProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const input = { invTargetTypeDictKey: type, ...(search === '' ? {} : { search }) };
  const { data, isFetching, error } = useCall(client, aiEntries.topicSubjects, input, { keepPrevious: true });
  const what = type === 'INV_TARGET_TYPE_IND' ? '行业' : '公司';
  return (
    <Select<number>
      aria-label="预览对象"
      placeholder={`选择预览的${what}`}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      value={value}
      options={(data ?? []).map((option) => ({ ...option }))}
      notFoundContent={error ? `${what}没有取到：${error.message}` : `没有符合的${what}`}
      onChange={(id?: number) => onChange(id ?? null)}
    />
  );
}

import { TOPIC_LIMITS, type DataSource } from '@console/contract-ai';
import { AddIcon } from '@console/ui';
import { Button, Input } from '@console/ui/form';
import type { ReactElement } from 'react';
import { TemplateVariables } from '../../topic-parts/template-variables.tsx';
import { DictionarySelect } from '../../topic-parts/dictionary-select.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { freeSources, newTemplate, type TemplateDraft } from './topic-draft.ts';
import './topics.css';

interface TemplateRowsProps {
  /** Given by the form that contains it. */
  readonly value?: readonly TemplateDraft[];
  readonly onChange?: (templates: readonly TemplateDraft[]) => void;
  /** Why a template cannot be used, by its place. */
  readonly faults?: readonly (string | null)[];
}

const NONE: readonly TemplateDraft[] = [];

/** One to three prompt templates side by side in reading order; no two of one type. */
export function TemplateRows({ value = NONE, onChange, faults = [] }: TemplateRowsProps): ReactElement {
  const sources = useDictionary<DataSource>('INV_TARGET_DS');
  const set = (index: number, change: Partial<TemplateDraft>): void =>
    onChange?.(value.map((template, at) => (at === index ? { ...template, ...change } : template)));
  return (
    <div className="topic-templates">
      <TemplateVariables />
      {value.map((template, index) => {
        const of = `第 ${index + 1} 个模板`;
        const free = freeSources(value, template.source);
        const fault = faults[index] ?? null;
        return (
          <section key={template.promptLevel} className="topic-template" aria-label={of}>
            <div className="topic-template-head">
              <span className="topic-template-field">
                工作流序号
                <Input aria-label={`${of}的工作流序号`} value={template.promptLevel} disabled />
              </span>
              <span className="topic-template-field">
                模板类型
                <DictionarySelect<DataSource>
                  aria-label={`${of}的类型`}
                  value={template.source ?? null}
                  options={sources.map((source) => ({ ...source, disabled: !free.has(source.value) }))}
                  onChange={(source) => set(index, { source })}
                />
              </span>
              <Button
                type="link"
                size="small"
                disabled={value.length === 1}
                aria-label={`删除${of}`}
                onClick={() => onChange?.(value.filter((_, at) => at !== index))}
              >
                删除
              </Button>
            </div>
            <Input.TextArea
              aria-label={`${of}的提示词`}
              placeholder="提示词模板，例如：请依据数据回答 {{question}}"
              rows={rowsFor(template.prompt, 5)}
              value={template.prompt}
              maxLength={TOPIC_LIMITS.prompt}
              {...(fault === null ? {} : { status: 'error' as const })}
              onChange={({ target }) => set(index, { prompt: target.value })}
            />
            {fault !== null && (
              <p role="alert" className="topic-template-fault">
                {fault}
              </p>
            )}
            <Input.TextArea
              aria-label={`${of}的专家示例回答`}
              placeholder="专家示例回答（可不填）"
              rows={rowsFor(template.expertResponse, 1)}
              value={template.expertResponse}
              maxLength={TOPIC_LIMITS.prompt}
              onChange={({ target }) => set(index, { expertResponse: target.value })}
            />
          </section>
        );
      })}
      <Button
        type="dashed"
        block
        icon={<AddIcon />}
        disabled={value.length >= TOPIC_LIMITS.templates}
        onClick={() => onChange?.([...value, newTemplate(value)])}
      >
        添加模板（最多 {TOPIC_LIMITS.templates} 个）
      </Button>
    </div>
  );
}

const MOST_ROWS = 16;
/** Characters of a line, about. */
const LINE = 60;

/** As many rows as a text needs, within bounds; the user can drag the field taller. */
function rowsFor(text: string, least: number): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return Math.min(MOST_ROWS, Math.max(least, rows));
}

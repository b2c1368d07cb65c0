import { PROMPT_TEXT_LENGTH, PROMPT_TEXT_TITLES, PROMPT_TEXTS, type PromptText } from '@console/contract-ai';
import { formatNumber } from '@console/contract-core';
import { Input, useFirstField } from '@console/ui/form';
import { useId, useRef, type ReactElement } from 'react';
import type { PromptTexts } from './prompt-texts.ts';

interface PromptFieldsProps {
  readonly texts: PromptTexts;
  readonly onChange: (name: PromptText, text: string) => void;
}

/**
 * The six large text areas. A text that is too long is marked and kept whole: nothing pasted is cut off.
 */
export function PromptFields({ texts, onChange }: PromptFieldsProps): ReactElement {
  const fields = useRef<HTMLDivElement>(null);
  useFirstField(fields);
  return (
    <div ref={fields} className="prompt-fields">
      {PROMPT_TEXTS.map((name) => (
        <PromptField
          key={name}
          title={PROMPT_TEXT_TITLES[name]}
          text={texts[name]}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </div>
  );
}

interface PromptFieldProps {
  readonly title: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function PromptField({ title, text, onChange }: PromptFieldProps): ReactElement {
  const id = useId();
  const beyond = text.length - PROMPT_TEXT_LENGTH;
  return (
    <div className="prompt-field">
      <div className="prompt-label">
        <label htmlFor={id}>{title}</label>
        <span id={`${id}-count`} className={beyond > 0 ? 'c-hint prompt-beyond' : 'c-hint'}>
          {beyond > 0 && `超出 ${count(beyond)} 字，`}
          {count(text.length)} / {count(PROMPT_TEXT_LENGTH)}
        </span>
      </div>
      <Input.TextArea
        id={id}
        value={text}
        aria-describedby={`${id}-count`}
        aria-invalid={beyond > 0}
        {...(beyond > 0 ? { status: 'warning' as const } : {})}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const count = (length: number): string => formatNumber(length, { unit: 'integer' });

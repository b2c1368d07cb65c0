import { PROMPT_TEXT_LENGTH, PROMPT_TEXT_TITLES, PROMPT_TEXTS, type PromptText } from '@console/contract-ai';
import { formatNumber } from '@console/contract-core';
import { Input } from '@console/ui/form';
import { useId, type ReactElement } from 'react';
import type { PromptTexts } from './prompt-texts.ts';

interface PromptFieldsProps {
  readonly texts: PromptTexts;
  readonly onChange: (name: PromptText, text: string) => void;
}

/**
 * The six large text areas. A text that is too long is marked and kept whole: nothing pasted is cut off.
 */
export function PromptFields({ texts, onChange }: PromptFieldsProps): ReactElement {
  return (
    <div className="prompt-fields">
      {PROMPT_TEXTS.map((name, index) => (
        <PromptField
          key={name}
          title={PROMPT_TEXT_TITLES[name]}
          text={texts[name]}
          first={index === 0}
          onChange={(text) => onChange(name, text)}
        />
      ))}
    </div>
  );
}

interface PromptFieldProps {
  readonly title: string;
  readonly text: string;
  readonly first: boolean;
  readonly onChange: (text: string) => void;
}

function PromptField({ title, text, first, onChange }: PromptFieldProps): ReactElement {
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
        // eslint-disable-next-line jsx-a11y/no-autofocus -- The page is for typing: it begins here.
        autoFocus={first}
        aria-describedby={`${id}-count`}
        aria-invalid={beyond > 0}
        {...(beyond > 0 ? { status: 'warning' as const } : {})}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const count = (length: number): string => formatNumber(length, { unit: 'integer' });

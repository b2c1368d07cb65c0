import { PROMPT_TEXT_TITLES, PROMPT_TEXTS } from '@console/contract-ai';
import { EMPTY, formatNumber } from '@console/contract-core';
import type { ReactElement } from 'react';
import type { PromptTexts } from './prompt-texts.ts';

/** The six texts to view, with their line breaks. */
export function PromptReading({ texts }: { readonly texts: PromptTexts }): ReactElement {
  return (
    <div className="prompt-reading">
      {PROMPT_TEXTS.map((name) => (
        <section key={name} aria-label={PROMPT_TEXT_TITLES[name]}>
          <header className="prompt-label">
            <h3>{PROMPT_TEXT_TITLES[name]}</h3>
            <span className="c-hint">{formatNumber(texts[name].length, { unit: 'integer' })} 字</span>
          </header>
          <p>{texts[name] || EMPTY}</p>
        </section>
      ))}
    </div>
  );
}

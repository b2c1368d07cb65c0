import type { ReactElement } from 'react';
import { CopyButton } from '../../../core/controls/copy-button.tsx';
import './jobs.css';

interface JsonTextProps {
  readonly title: string;
  readonly value: unknown;
}

/** A stored value as JSON, folded: for support to read and copy. */
export function JsonText({ title, value }: JsonTextProps): ReactElement {
  const text = JSON.stringify(value, null, 2);
  return (
    <details className="shell-jobs-json" aria-label={title}>
      <summary>{title}</summary>
      <CopyButton text={text} what={title} label="复制 JSON" />
      <pre>{text}</pre>
    </details>
  );
}

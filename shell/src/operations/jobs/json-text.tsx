import type { ReactElement } from 'react';
import { CopyButton } from '../../system/copy-button.tsx';
import system from '../../system/system.module.css';
import styles from './jobs.module.css';

interface JsonTextProps {
  readonly title: string;
  readonly value: unknown;
}

/** A stored value as it is kept, to be read and copied. */
export function JsonText({ title, value }: JsonTextProps): ReactElement {
  const text = JSON.stringify(value, null, 2);
  return (
    <section className={styles['json']} aria-label={title}>
      <div className={system['sectionHead']}>
        <h3>{title}</h3>
        <CopyButton text={text} what={title} label="复制 JSON" />
      </div>
      <pre>{text}</pre>
    </section>
  );
}

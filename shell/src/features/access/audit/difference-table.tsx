import { fieldTitle, type FieldDifference } from '@console/contract-access';
import type { ReactElement } from 'react';
import styles from '../system.module.css';
import { fieldText } from './field-text.ts';

const KINDS: Readonly<Record<FieldDifference['kind'], string>> = {
  added: '新增',
  removed: '去掉',
  changed: '修改',
};

/** What was there and what is: told by sign and words, never by a market's colours. */
export function DifferenceTable({
  differences,
}: {
  readonly differences: readonly FieldDifference[];
}): ReactElement {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">变更</th>
          <th scope="col">变更前</th>
          <th scope="col">变更后</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, before, after, kind }, index) => (
          <tr key={`${index}:${path}`}>
            <td title={path}>{path === '' ? '内容' : fieldTitle(path)}</td>
            <td>{KINDS[kind]}</td>
            <td>
              <Side sign="−" path={path} value={before} absent={kind === 'added'} />
            </td>
            <td>
              <Side sign="+" path={path} value={after} absent={kind === 'removed'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SideProps {
  readonly sign: '+' | '−';
  readonly path: string;
  readonly value: unknown;
  /** There was nothing on this side, not even a null. */
  readonly absent: boolean;
}

function Side({ sign, path, value, absent }: SideProps): ReactElement | null {
  if (absent) return null;
  return (
    <span className={styles['sideValue']} data-kind={sign === '+' ? 'added' : 'removed'}>
      <span aria-hidden="true">{sign}</span>
      {fieldText(path, value)}
    </span>
  );
}

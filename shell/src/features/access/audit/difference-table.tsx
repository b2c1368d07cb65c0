import { fieldTitle, type FieldDifference } from '@console/contract-access';
import { SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import '../system.css';
import { fieldText } from './field-text.ts';

const KINDS: Readonly<Record<FieldDifference['kind'], string>> = {
  added: '新增',
  removed: '去掉',
  changed: '修改',
};

/** The values before and after: distinguished by sign and words, never by a market's colours. */
export function DifferenceTable({
  differences,
}: {
  readonly differences: readonly FieldDifference[];
}): ReactElement {
  return (
    <SmallTable
      rows={differences}
      keyOf={({ path }, index) => `${index}:${path}`}
      columns={[
        {
          title: '字段',
          cell: ({ path }) => <span title={path}>{path === '' ? '内容' : fieldTitle(path)}</span>,
        },
        { title: '变更', cell: ({ kind }) => KINDS[kind] },
        {
          title: '变更前',
          cell: ({ path, before, kind }) => (
            <Side sign="−" path={path} value={before} absent={kind === 'added'} />
          ),
        },
        {
          title: '变更后',
          cell: ({ path, after, kind }) => (
            <Side sign="+" path={path} value={after} absent={kind === 'removed'} />
          ),
        },
      ]}
    />
  );
}

interface SideProps {
  readonly sign: '+' | '−';
  readonly path: string;
  readonly value: unknown;
  /** Whether there was no value on this side, not even a null. */
  readonly absent: boolean;
}

function Side({ sign, path, value, absent }: SideProps): ReactElement | null {
  if (absent) return null;
  return (
    <span className="shell-system-side-value" data-kind={sign === '+' ? 'added' : 'removed'}>
      <span aria-hidden="true">{sign}</span>
      {fieldText(path, value)}
    </span>
  );
}

import type { CallerInputOf, StatementEntry } from '@console/contract-core';
import { EmptyState, type EmptyText } from '@console/ui';
import { StatementTable, type StatementTableProps } from '@console/ui/statement';
import type { ReactElement } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';

type Own = 'client' | 'input' | 'subject' | 'empty';

export interface SubjectStatementProps<E extends StatementEntry> extends Omit<StatementTableProps<E>, Own> {
  /** What it asks for beside the subject. */
  readonly more?: Partial<CallerInputOf<E>>;
  readonly empty?: EmptyText | undefined;
}

/** A statement of the subject. */
export function SubjectStatement<E extends StatementEntry>(props: SubjectStatementProps<E>): ReactElement {
  const { more, empty, ...statement } = props;
  const { client, filter, name, noun } = useSubject();
  const { title = props.spec.title } = props;
  const nothing = empty ?? { title: `没有${title}`, cause: `数据源中还没有${noun}的定期报告` };
  return (
    <StatementTable<E>
      {...statement}
      client={client}
      input={{ ...filter, ...more } as CallerInputOf<E>}
      subject={name}
      empty={<EmptyState {...nothing} />}
    />
  );
}

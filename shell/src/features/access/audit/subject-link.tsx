import type { Colleague } from '@console/contract-access';
import { useCan } from '@console/platform';
import { PageLink } from '@console/ui';
import type { ReactElement } from 'react';
import { subjectText, subjectUserId } from './subject-text.ts';

interface SubjectLinkProps {
  readonly subject: string;
  readonly colleagues: readonly Colleague[];
}

/** The subject of a line: a user by name, with a link for readers who manage users. */
export function SubjectLink({ subject, colleagues }: SubjectLinkProps): ReactElement {
  const manages = useCan('xtgl_user');
  const id = subjectUserId(subject);
  const known = colleagues.some((colleague) => colleague.id === id);
  const text = subjectText(subject, colleagues);
  if (!known || !manages) return <span title={subject}>{text}</span>;
  return <PageLink to={`/system/users?user=${id}`}>{text}</PageLink>;
}

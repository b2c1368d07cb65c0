import { auditActionTitle, type Colleague } from '@console/contract-access';
import { EMPTY } from '@console/contract-core';
import type { CellOverrides } from '@console/ui/data';
import type { AuditRow } from './audit-row.ts';
import { serviceTitle } from './service-title.ts';
import { SubjectLink } from './subject-link.tsx';
import { subjectText } from './subject-text.ts';

/** `张三（zhang）`; nobody where there was no session yet. */
export function whoText({ username, realName }: Pick<AuditRow, 'username' | 'realName'>): string {
  if (username === null) return EMPTY;
  return realName === null ? username : `${realName}（${username}）`;
}

export const auditCells = (colleagues: readonly Colleague[]): CellOverrides<AuditRow> => ({
  username: { draw: (row) => <span title={whoText(row)}>{whoText(row)}</span>, text: whoText },
  action: {
    draw: ({ action }) => <span title={action}>{auditActionTitle(action)}</span>,
    text: ({ action }) => auditActionTitle(action),
  },
  subject: {
    draw: ({ subject }) => <SubjectLink subject={subject} colleagues={colleagues} />,
    text: ({ subject }) => subjectText(subject, colleagues),
  },
  service: {
    draw: ({ service }) => serviceTitle(service),
    text: ({ service }) => serviceTitle(service),
  },
});

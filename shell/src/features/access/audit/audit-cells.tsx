import { auditActionTitle, type Colleague } from '@console/contract-access';
import { EMPTY } from '@console/contract-core';
import { Mark } from '@console/ui';
import { MARK_ROOM, textRoom, type CellOverrides } from '@console/ui/data';
import '../system.css';
import type { AuditRow } from './audit-row.ts';
import { serviceTitle } from '../../../core/words/service-title.ts';
import { SubjectLink } from './subject-link.tsx';
import { subjectText } from './subject-text.ts';

/** `张三（zhang）`; no name where there was no session yet. */
export function whoText({ username, realName }: Pick<AuditRow, 'username' | 'realName'>): string {
  if (username === null) return EMPTY;
  return realName === null ? username : `${realName}（${username}）`;
}

/**
 * The note on what a save without a version replaced; null for every other line, and when the service is
 * older.
 */
const overwriteText = ({ overwroteVersion }: Pick<AuditRow, 'overwroteVersion'>): string | null =>
  typeof overwroteVersion === 'number' ? `未带版本号，覆盖了 v${overwroteVersion}` : null;

/** The same in its mark, whose title has the whole. */
const overwriteMark = ({ overwroteVersion }: Pick<AuditRow, 'overwroteVersion'>): string | null =>
  typeof overwroteVersion === 'number' ? `覆盖 v${overwroteVersion}` : null;

/** Between the action and its mark, in pixels. */
const MARK_GAP = 8;

/** The width in pixels of an action with its mark, if it has one. */
function actionRoom(row: AuditRow): number {
  const mark = overwriteMark(row);
  const title = textRoom(auditActionTitle(row.action));
  return mark === null ? title : title + MARK_GAP + textRoom(mark) + MARK_ROOM;
}

export const auditCells = (colleagues: readonly Colleague[]): CellOverrides<AuditRow> => ({
  username: { draw: (row) => <span title={whoText(row)}>{whoText(row)}</span>, text: whoText },
  action: {
    draw: (row) => (
      <span
        className="c-row shell-system-marked-action"
        title={[auditActionTitle(row.action), row.action, overwriteText(row)].filter(Boolean).join(' ')}
      >
        <span>{auditActionTitle(row.action)}</span>
        {overwriteMark(row) && <Mark tint="amber">{overwriteMark(row)}</Mark>}
      </span>
    ),
    text: (row) => [auditActionTitle(row.action), overwriteText(row)].filter(Boolean).join(' '),
    width: actionRoom,
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

import type { Colleague } from '@console/contract-access';

/** The user a subject `user:12` names; null for any other subject. */
export function subjectUserId(subject: string): number | null {
  const [, id] = /^user:([1-9]\d{0,15})$/.exec(subject) ?? [];
  return id === undefined ? null : Number(id);
}

/** `张三（zhang）` for a user who still exists; the subject itself otherwise. */
export function subjectText(subject: string, colleagues: readonly Colleague[]): string {
  const id = subjectUserId(subject);
  const user = id === null ? undefined : colleagues.find((colleague) => colleague.id === id);
  return user ? `${user.realName}（${user.username}）` : subject;
}

import type { JobConsoleRow, JobState } from '@console/contract-core';

interface Seen {
  readonly id: string;
  readonly state: JobState;
}

/** Jobs whose state has changed since the last answer, new ones among them. */
export function changedSince<J extends Seen>(before: readonly Seen[], now: readonly J[]): readonly J[] {
  const states = new Map(before.map(({ id, state }) => [id, state]));
  return now.filter(({ id, state }) => states.get(id) !== state);
}

/** The message about a job that has ended. */
export function outcomeText({
  title,
  subject,
  state,
  message,
}: Pick<JobConsoleRow, 'title' | 'subject' | 'state' | 'message'>): {
  readonly ok: boolean;
  readonly text: string;
} {
  const what = `${title} ${subject}`;
  if (state === 'cancelled') return { ok: true, text: `${what} 已取消` };
  if (state === 'failed') return { ok: false, text: `${what} 失败：${message ?? '原因未知'}` };
  return message === null
    ? { ok: true, text: `${what} 已完成` }
    : { ok: false, text: `${what} 已结束，${message}` };
}

import type { JobState } from '@console/contract-core';

interface Seen {
  readonly id: string;
  readonly state: JobState;
}

interface Finished extends Seen {
  readonly kind: 'import' | 'undo';
  readonly subject: string;
  readonly dryRun: boolean;
  readonly message: string | null;
}

export const isActive = ({ state }: Pick<Seen, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Jobs that are not as they were when last looked at, new ones among them. */
export function changedSince<J extends Seen>(before: readonly Seen[], now: readonly J[]): readonly J[] {
  const states = new Map(before.map(({ id, state }) => [id, state]));
  return now.filter(({ id, state }) => states.get(id) !== state);
}

/** What is said of a job that has ended. */
export function outcomeText({ kind, subject, dryRun, state, message }: Finished): {
  readonly ok: boolean;
  readonly text: string;
} {
  const what = kind === 'undo' ? `撤销 ${subject}` : `${dryRun ? '检查' : '导入'} ${subject}`;
  if (state === 'cancelled') return { ok: true, text: `${what} 已取消` };
  if (state === 'failed') return { ok: false, text: `${what} 失败：${message ?? '原因未知'}` };
  return message === null
    ? { ok: true, text: `${what} 已完成` }
    : { ok: false, text: `${what} 已结束，${message}` };
}

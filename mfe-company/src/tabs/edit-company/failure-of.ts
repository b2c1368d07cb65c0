import { CallError } from '@console/platform';

/** Every failure begins with what failed (document 1 §8); words of the service that do so stay as they are. */
export function failureOf(fault: Error | null, failed: string, ...leading: readonly string[]): Error | null {
  if (fault === null || [failed, ...leading].some((words) => fault.message.startsWith(words))) return fault;
  const message = `${failed}：${fault.message}`;
  if (!(fault instanceof CallError)) return new Error(message);
  const { code, status, requestId } = fault;
  return new CallError({ code, status, requestId, message });
}

/** An answer whose truth is its success (document 1 §7); a falsy one is a failure that `failure` names. */
export function truthy<Answer>(answer: Answer, failure: string): Answer {
  if (!answer) throw new Error(failure);
  return answer;
}

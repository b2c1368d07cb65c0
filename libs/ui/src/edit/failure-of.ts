import { CallError } from '@console/platform';

/**
 * A failure whose text begins with what failed, as the documents require; texts of the service that do so, or
 * begin with one of `leading`, stay unchanged.
 */
export function failureOf(fault: Error | null, failed: string, ...leading: readonly string[]): Error | null {
  if (fault === null || [failed, ...leading].some((words) => fault.message.startsWith(words))) return fault;
  const message = `${failed}：${fault.message}`;
  if (!(fault instanceof CallError)) return new Error(message);
  const { code, status, requestId } = fault;
  return new CallError({ code, status, requestId, message });
}

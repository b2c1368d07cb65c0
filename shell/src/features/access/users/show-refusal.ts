import { ACCESS_MESSAGES } from '@console/contract-access';
import { CallError } from '@console/platform';
import type { FormInstance } from '@console/ui/form';

const FIELDS: Readonly<Record<string, string>> = {
  [ACCESS_MESSAGES.usernameTaken.code]: 'username',
  [ACCESS_MESSAGES.phoneTaken.code]: 'phone',
};

/** The field a refusal is about; null where it is about the whole form. */
export const refusedField = (fault: Error | null): string | null =>
  fault instanceof CallError ? (FIELDS[fault.code] ?? null) : null;

/** Says it at that field, and puts the cursor there. */
export function showRefusal(form: FormInstance, fault: Error): void {
  const field = refusedField(fault);
  if (field === null) return;
  form.setFields([{ name: field, errors: [fault.message] }]);
  form.getFieldInstance(field)?.focus?.();
}

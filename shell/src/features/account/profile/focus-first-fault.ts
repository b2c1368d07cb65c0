/** Moves the focus to the first field that is wrong. Fields are found by their names. */
export function focusFirstFault(form: HTMLFormElement | null, faults: object): void {
  const first = Object.keys(faults)[0];
  if (first !== undefined) form?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
}

import { useEffect, useRef, useState, type RefObject } from 'react';

interface FieldFocus {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Focuses the field of that name once it is drawn, its text selected. */
  focus(name: string): void;
}

/** The focus in a form: while `begins`, it starts in the first field that is empty. */
export function useFieldFocus(begins: boolean): FieldFocus {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ readonly name: string } | null>(null);

  useEffect(() => {
    if (begins)
      fieldsOf(form.current)
        .find(({ value }) => value === '')
        ?.focus();
  }, [begins]);

  useEffect(() => {
    if (wanted === null) return;
    const field = fieldsOf(form.current).find(({ name }) => name === wanted.name);
    field?.focus();
    field?.select();
  }, [wanted]);

  return { form, focus: (name) => setWanted({ name }) };
}

const fieldsOf = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? []),
];

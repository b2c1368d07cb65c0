import { useEffect, useState, type ComponentType } from 'react';
import type { FormProps } from '../form-props.ts';

interface LatePhoneForm {
  /** Null until it is loaded. */
  readonly PhoneForm: ComponentType<FormProps> | null;
  readonly failed: boolean;
  retry(): void;
}

/** The phone form, fetched once it is `wanted`: most visitors never see it. */
export function usePhoneForm(wanted: boolean): LatePhoneForm {
  const [late, setLate] = useState<Omit<LatePhoneForm, 'retry'>>({ PhoneForm: null, failed: false });
  const fetches = wanted && late.PhoneForm === null && !late.failed;

  useEffect(() => {
    if (!fetches) return;
    void import('./phone-form.tsx').then(
      ({ PhoneForm }) => setLate({ PhoneForm, failed: false }),
      () => setLate({ PhoneForm: null, failed: true }),
    );
  }, [fetches]);

  return { ...late, retry: () => setLate({ PhoneForm: null, failed: false }) };
}

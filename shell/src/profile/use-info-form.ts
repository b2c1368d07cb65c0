import { accessEntries, PROFILE_TEXTS, type SignedInfo } from '@console/contract-access';
import { usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { client } from '../system/access-client.ts';
import { useChange } from '../system/use-change.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { infoFaults, type InfoFaults, type InfoValues } from './info-faults.ts';

interface Draft extends InfoValues {
  readonly avatar: string | null;
}

export interface InfoForm {
  readonly values: Draft;
  readonly faults: InfoFaults;
  readonly refusal: Error | null;
  readonly saving: boolean;
  readonly reloading: boolean;
  readonly changed: boolean;
  set(change: Partial<Draft>): void;
  save(): Promise<void>;
  /** Takes what others saved meanwhile; what was typed here stays. */
  reload(): Promise<void>;
  reset(): void;
}

/** Only what was typed is kept here, over what the server last told: a reload loses nothing. */
export function useInfoForm(info: SignedInfo, form: RefObject<HTMLFormElement | null>): InfoForm {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [faults, setFaults] = useState<InfoFaults>({});
  const [reloading, setReloading] = useState(false);
  const change = useChange();
  const key = [client.service, accessEntries.info.id, {}];
  const stored = { ...info, phone: info.phone ?? '', email: info.email ?? '' };
  const { avatar, name, realName, phone, email } = { ...stored, ...typed };
  const values = { avatar, name, realName, phone, email };

  const reset = (): void => {
    setTyped({});
    setFaults({});
    change.forget();
  };
  return {
    values,
    faults,
    refusal: change.fault,
    saving: change.running,
    reloading,
    changed: Object.keys(typed).length > 0,
    set(next) {
      setTyped({ ...typed, ...next });
      setFaults(without(faults, Object.keys(next)));
    },
    async save() {
      const found = infoFaults(values);
      setFaults(found);
      focusFirstFault(form.current, found);
      if (Object.keys(found).length > 0) return;
      const input = { ...values, version: info.version };
      const saved = await change.run(() => client.call(accessEntries.update, input));
      if (saved === null) return;
      queries.setQueryData<SignedInfo>(key, (known) => known && { ...known, ...saved });
      reset();
      notify.success(PROFILE_TEXTS.saved);
    },
    async reload() {
      setReloading(true);
      try {
        const fresh = await client.call(accessEntries.info, {});
        queries.setQueryData<SignedInfo>(key, fresh);
        change.forget();
      } catch (error) {
        notify.error(error instanceof Error ? error : '没有取到最新内容，请稍后重试');
      } finally {
        setReloading(false);
      }
    },
    reset,
  };
}

function without(faults: InfoFaults, fields: readonly string[]): InfoFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}

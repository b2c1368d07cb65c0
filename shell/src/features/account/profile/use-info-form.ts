import { accessEntries, ACCESS_MESSAGES, PROFILE_TEXTS, type SignedInfo } from '@console/contract-access';
import { CallError, usePlatform, useChange } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { asksPassword, infoFaults, type InfoFaults, type InfoValues } from './info-faults.ts';

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
  /** A mobile number stands there that is not the stored one. */
  readonly asksPassword: boolean;
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
  const change = useChange(client);
  const key = [client.service, accessEntries.info.id, {}];
  const stored = { ...info, phone: info.phone ?? '', email: info.email ?? '', password: '' };
  const { avatar, name, realName, phone, email, password } = { ...stored, ...typed };
  const values = { avatar, name, realName, phone, email, password };
  const asks = asksPassword(phone, info.phone);
  const wrong = isWrongPassword(change.fault);

  const reset = (): void => {
    setTyped({});
    setFaults({});
    change.forget();
  };
  return {
    values,
    faults: wrong ? { password: '登录密码不正确', ...faults } : faults,
    refusal: wrong ? null : change.fault,
    asksPassword: asks,
    saving: change.running,
    reloading,
    changed: Object.keys(typed).length > 0,
    set(next) {
      setTyped({ ...typed, ...next });
      setFaults(without(faults, Object.keys(next)));
      if (wrong) change.forget();
    },
    async save() {
      const found = infoFaults(values, info.phone);
      setFaults(found);
      focusFirstFault(form.current, found);
      if (Object.keys(found).length > 0) return;
      const { password: given, ...rest } = values;
      const input = { ...rest, version: info.version, ...(asks && { password: given }) };
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

const isWrongPassword = (fault: Error | null): boolean =>
  fault instanceof CallError && fault.code === ACCESS_MESSAGES.wrongOldPassword.code;

function without(faults: InfoFaults, fields: readonly string[]): InfoFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}

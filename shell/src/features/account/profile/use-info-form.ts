import { accessEntries, ACCESS_MESSAGES, PROFILE_TEXTS, type SignedInfo } from '@console/contract-access';
import type { InputOf, OutputOf } from '@console/contract-core';
import { CallError } from '@console/platform';
import { useEdit } from '@console/ui/edit';
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
  /** Whether someone else saved first. */
  readonly conflict: boolean;
  /** Whether it is being saved or loaded again. */
  readonly busy: boolean;
  readonly changed: boolean;
  /** Whether a mobile number is typed that is not the stored one. */
  readonly asksPassword: boolean;
  set(change: Partial<Draft>): void;
  save(): Promise<void>;
  /** Takes what others saved meanwhile; what was typed here stays. */
  reload(): Promise<void>;
  reset(): void;
}

type Update = Omit<InputOf<typeof accessEntries.update>, 'version'>;
type Updated = OutputOf<typeof accessEntries.update>;

/** The user's own profile as an edit; its fields are plain inputs, checked here. */
export function useInfoForm(info: SignedInfo, form: RefObject<HTMLFormElement | null>): InfoForm {
  const queries = useQueryClient();
  const [faults, setFaults] = useState<InfoFaults>({});
  /** // A refusal that is hidden since the user typed again. */
  const [answered, setAnswered] = useState<Error | null>(null);
  const key = [client.service, accessEntries.info.id, {}];
  const edit = useEdit<SignedInfo, Draft, Update, Updated>({
    client,
    read: info,
    fields: draftOf,
    sent: ({ password, ...rest }) => ({ ...rest, ...(asksPassword(rest.phone, info.phone) && { password }) }),
    update: (sent, { version }) => client.call(accessEntries.update, { ...sent, version }),
    latest: async () => {
      const fresh = await client.call(accessEntries.info, {});
      queries.setQueryData<SignedInfo>(key, fresh);
      return fresh;
    },
    readOf: (saved) => ({ ...info, ...saved }),
    notice: PROFILE_TEXTS.saved,
    leave: (saved) => queries.setQueryData<SignedInfo>(key, (known) => known && { ...known, ...saved }),
  });
  const wrong = isWrongPassword(edit.fault) && edit.fault !== answered;
  return {
    values: edit.draft,
    faults: wrong ? { password: '登录密码不正确', ...faults } : faults,
    refusal: isWrongPassword(edit.fault) ? null : edit.fault,
    conflict: edit.conflict,
    asksPassword: asksPassword(edit.draft.phone, info.phone),
    busy: edit.running,
    changed: edit.changed,
    set(next) {
      edit.type(next);
      setFaults(without(faults, Object.keys(next)));
      setAnswered(edit.fault);
    },
    async save() {
      const found = infoFaults(edit.draft, info.phone);
      setFaults(found);
      focusFirstFault(form.current, found);
      if (Object.keys(found).length === 0) await edit.save();
    },
    reload: edit.reload,
    reset() {
      setFaults({});
      edit.giveUp();
    },
  };
}

const draftOf = (info: SignedInfo | null): Draft => ({
  avatar: info?.avatar ?? null,
  name: info?.name ?? '',
  realName: info?.realName ?? '',
  phone: info?.phone ?? '',
  email: info?.email ?? '',
  password: '',
});

const isWrongPassword = (fault: Error | null): boolean =>
  fault instanceof CallError && fault.code === ACCESS_MESSAGES.wrongOldPassword.code;

function without(faults: InfoFaults, fields: readonly string[]): InfoFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}

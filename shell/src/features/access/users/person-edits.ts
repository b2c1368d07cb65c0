import { ACCESS_MESSAGES, type UserDetail } from '@console/contract-access';

/** The fields of a person as they are typed: blank is none. */
export interface PersonDraft {
  readonly realName: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly department: string;
}

export const EMPTY_PERSON: PersonDraft = { realName: '', name: '', phone: '', email: '', department: '' };

export const draftOf = (user: Pick<UserDetail, keyof PersonDraft> | null): PersonDraft =>
  user === null
    ? EMPTY_PERSON
    : {
        realName: user.realName,
        name: user.name,
        phone: user.phone ?? '',
        email: user.email ?? '',
        department: user.department ?? '',
      };

/** A draft as it is sent. A blank name is left out: the service keeps it, or takes the real name. */
export const sentPerson = ({ realName, name, phone, email, department }: PersonDraft) =>
  ({
    realName: realName.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    phone: phone.trim() || null,
    email: email.trim() || null,
    department: department.trim() || null,
  }) as const;

/** The field that a refusal is about, by its code. */
export const PERSON_REFUSALS = { [ACCESS_MESSAGES.phoneTaken.code]: 'phone' } as const;

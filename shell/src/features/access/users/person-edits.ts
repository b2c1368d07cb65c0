import type { UserDetail } from '@console/contract-access';

/** The fields of a person as they are typed: blank is none. */
export interface PersonDraft {
  readonly realName: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly department: string;
}

export const PERSON_FIELDS = ['realName', 'name', 'phone', 'email', 'department'] as const;

export const EMPTY_PERSON: PersonDraft = { realName: '', name: '', phone: '', email: '', department: '' };

export const draftOf = (user: Pick<UserDetail, keyof PersonDraft>): PersonDraft => ({
  realName: user.realName,
  name: user.name,
  phone: user.phone ?? '',
  email: user.email ?? '',
  department: user.department ?? '',
});

/** A draft as it is sent. A blank name is left out: the service keeps it, or takes the real name. */
export const sentPerson = ({ realName, name, phone, email, department }: PersonDraft) =>
  ({
    realName: realName.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    phone: phone.trim() || null,
    email: email.trim() || null,
    department: department.trim() || null,
  }) as const;

/** What was typed, on what somebody else saved meanwhile: untouched fields follow, touched ones stay. */
export function keepTyped(read: PersonDraft, typed: PersonDraft, latest: PersonDraft): PersonDraft {
  const pick = (field: keyof PersonDraft): string =>
    typed[field] === read[field] ? latest[field] : typed[field];
  return {
    realName: pick('realName'),
    name: pick('name'),
    phone: pick('phone'),
    email: pick('email'),
    department: pick('department'),
  };
}

import { createClient } from '@console/platform';
import { consoleOn, type Place, type Told } from '@console/ui/testing';
import type { ReactElement } from 'react';
import type { Subject } from '../subject/subject.ts';
import { SubjectProvider } from '../subject/subject-provider.tsx';

/** A company, made up. */
export const COMPANY: Subject = { kind: 'company', id: 12, name: '华岚精工', code: '688921' };

const client = createClient('company');

export interface SubjectPlace extends Place {
  readonly subject?: Subject;
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** Draws a part on the page of a subject, by default a company. */
export function onSubject(part: ReactElement, place: SubjectPlace = {}): Told {
  const { subject = COMPANY, filter = { dataId: subject.id }, ...rest } = place;
  return consoleOn(client)(
    <SubjectProvider subject={subject} client={client} filter={filter}>
      {part}
    </SubjectProvider>,
    rest,
  );
}

import type { Client } from '@console/platform';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { SUBJECT_NOUNS, subjectTitle, type Subject } from './subject.ts';

export interface SubjectProviderProps {
  readonly subject: Subject;
  /** The module's way to its service. */
  readonly client: Client;
  /** The input by which the calls of this page name the subject: `{ dataId: 12 }`, `{ industryId: 7 }`. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** The subject, its client and filter, and its names in texts. */
export interface KnownSubject extends Subject, Pick<SubjectProviderProps, 'client' | 'filter'> {
  /** 贵州茅台 600519 */
  readonly title: string;
  /** 该公司 */
  readonly noun: string;
}

const Context = createContext<KnownSubject | null>(null);

/** Around all parts of a page about one subject. */
export function SubjectProvider({ subject, client, filter, children }: SubjectProviderProps): ReactElement {
  const title = subjectTitle(subject);
  const noun = `该${SUBJECT_NOUNS[subject.kind]}`;
  return <Context value={{ ...subject, client, filter, title, noun }}>{children}</Context>;
}

/** The subject of the page. A part outside a provider is a fault of its page. */
export function useSubject(): KnownSubject {
  const known = useContext(Context);
  if (known === null) throw new Error('this part is drawn outside a SubjectProvider');
  return known;
}

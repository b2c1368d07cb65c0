import { FormerVersionsDrawer, type FieldText } from '@console/ui/form';
import type { ReactElement } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import type { Note, NoteKind, NoteText } from './note-entries.ts';
import { textOfHtml } from './text-of-html.ts';

export interface NoteVersionsProps {
  readonly note: Note;
  readonly kind: NoteKind;
  readonly onReload: () => Promise<unknown>;
  /** Called when another version was restored; its year may differ. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** The former versions of a note. */
export function NoteVersions({ note, kind, ...rest }: NoteVersionsProps): ReactElement {
  const { client } = useSubject();
  return (
    <FormerVersionsDrawer<NoteText>
      client={client}
      calls={kind.history}
      id={note.id}
      version={note.version}
      fieldsOf={(former) => fieldsOf(former, note)}
      alike="文字与当前内容相同"
      {...rest}
    />
  );
}

const fieldsOf = (former: NoteText, note: Note): readonly FieldText[] => [
  { title: '年度', then: String(former.year), now: String(note.year) },
  { title: '正文', then: textOfHtml(former.content), now: textOfHtml(note.content) },
];

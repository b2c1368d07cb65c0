import { noteHistory, type Note, type NoteText } from '@console/contract-company';
import { FormerVersionsDrawer, type FieldText } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { textOfHtml } from './text-of-html.ts';

export interface NoteVersionsProps {
  readonly note: Note;
  readonly onReload: () => Promise<unknown>;
  /** Another version is the current one, of this year perhaps no more. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** What a note said before. */
export function NoteVersions({ note, ...rest }: NoteVersionsProps): ReactElement {
  return (
    <FormerVersionsDrawer<NoteText>
      client={client}
      calls={noteHistory}
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

import { useCan } from '@console/platform';
import { Ladder, lazyPage, Panel, Skeleton, TabRow, type EmptyText } from '@console/ui';
import { DeleteButton } from '@console/ui/edit';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { Note, NoteKind } from './note-entries.ts';
import type { NoteFormProps } from './note-form.tsx';
import { NoteVersions } from './note-versions.tsx';
import './notes.css';
import { RichText } from './rich-text/rich-text.tsx';
import { useKeptDraft, type NoteDraft } from './use-kept-draft.ts';
import { useNoteYear } from './use-note-year.ts';

export interface NotesPanelProps {
  readonly kind: NoteKind;
}

/** The editor is larger than all the rest, so it is loaded when someone writes. */
const NoteForm = lazyPage<NoteFormProps>(
  () => import('./note-form.tsx').then((file) => file.NoteForm),
  <Skeleton rows={8} rowHeight={32} />,
);

const SMALL = { size: 'small' } as const;

type Edit = Pick<NoteFormProps, 'standing' | 'begin' | 'restored'>;

const EMPTY: NoteDraft = { id: null, version: null, year: null, content: '' };

/** The notes of a subject by year, to be read and, with the authority, to be written. */
export function NotesPanel({ kind }: NotesPanelProps): ReactElement {
  const { entries, type, title } = kind;
  const { noun, client } = useSubject();
  const years = useSubjectCall(entries.noteYears, { type });
  const [year, chooseYear] = useNoteYear(years.data ?? []);
  const note = useSubjectCall(entries.note, { type, year: year ?? 0 }, { enabled: year !== undefined });
  const [edit, setEdit] = useState<Edit | null>(null);
  const [history, setHistory] = useState(false);
  const canEdit = useCan(kind.needs);
  const keptNew = useKeptDraft(type, null);
  const keptOfYear = useKeptDraft(type, year ?? 0);
  const shown = note.data;

  const restore = (draft: NoteDraft): void =>
    setEdit({ standing: draft.id === null ? null : (year ?? null), begin: draft, restored: true });
  const leave = async (next?: number): Promise<void> => {
    // The current state is shown next: the years first, because the chosen one must be among them.
    await Promise.all([years.refetch(), year === undefined ? null : note.refetch()]);
    if (next !== undefined) chooseYear(next);
    setEdit(null);
  };
  return (
    <Panel
      title={title}
      sub={shown && !edit ? aboutOf(shown) : undefined}
      actions={
        canEdit &&
        !edit && (
          <>
            {shown && (
              <>
                <Button size="small" onClick={() => setEdit(editOf(shown))}>
                  编辑
                </Button>
                <DeleteButton
                  client={client}
                  button={SMALL}
                  title={`删除${title}`}
                  remove={() => client.call(entries.deleteNote, { id: shown.id })}
                  notice={kind.texts.deleted}
                  onDeleted={keptOfYear.drop}
                >
                  <p>
                    {shown.year} 年的{title}将被删除，且不能恢复。是否继续？
                  </p>
                </DeleteButton>
                <Button size="small" onClick={() => setHistory(true)}>
                  历史版本
                </Button>
              </>
            )}
            <Button size="small" onClick={() => setEdit({ standing: null, begin: EMPTY, restored: false })}>
              新增
            </Button>
          </>
        )
      }
    >
      <div className="note-read">
        {year !== undefined && !(edit && edit.standing === null) && (
          <TabRow
            look="periods"
            label={`${title}的年度`}
            items={(years.data ?? []).map((each) => ({ key: String(each), title: String(each) }))}
            active={String(year)}
            onChange={(key) => {
              // The draft for the former year is kept, and offered when the reader returns to it.
              setEdit(null);
              chooseYear(Number(key));
            }}
          />
        )}
        {canEdit && !edit && (
          <>
            <DraftNotice kept={keptNew} title={`新增的${title}`} onRestore={restore} />
            {shown && (
              <DraftNotice kept={keptOfYear} title={`${shown.year} 年的${title}`} onRestore={restore} />
            )}
          </>
        )}
        {edit ? (
          <NoteForm
            key={`${edit.standing}`}
            kind={kind}
            {...edit}
            onSaved={(saved) => void leave(saved)}
            onClose={() => void leave()}
          />
        ) : (
          <Ladder
            answer={years}
            what={title}
            rows={6}
            rowHeight={24}
            emptyOf={({ length }) => (length === 0 ? noNotes(`${noun}还没有${title}`, canEdit) : null)}
          >
            {() => (
              <Ladder
                // Whether the year still has a note is known once the years are.
                answer={{ ...note, isError: note.isError && !years.isFetching }}
                what={title}
                rows={6}
                rowHeight={24}
                emptyOf={({ year: of, content }) =>
                  content === '' ? { title: `${of} 年的${title}还没有正文` } : null
                }
              >
                {({ content }) => <RichText html={content} />}
              </Ladder>
            )}
          </Ladder>
        )}
      </div>
      {history && shown && (
        <NoteVersions
          note={shown}
          kind={kind}
          onReload={() => note.refetch()}
          onClose={() => setHistory(false)}
          onRestored={() => {
            setHistory(false);
            void leave();
          }}
        />
      )}
    </Panel>
  );
}

const noNotes = (text: string, canEdit: boolean): EmptyText =>
  canEdit ? { title: text, cause: '点击“新增”撰写第一份。' } : { title: text };

const aboutOf = ({ updatedBy, updatedAt }: Note): string =>
  [updatedBy, `更新于 ${updatedAt.slice(0, 16)}`].filter(Boolean).join(' ');

const editOf = ({ id, version, year, content }: Note): Edit => ({
  standing: year,
  begin: { id, version, year, content },
  restored: false,
});

import { NOTE_TITLES, notesCalls, type Note, type NoteType } from '@console/contract-company';
import { useCall, useCan } from '@console/platform';
import { EmptyState, ErrorState, lazyPage, Panel, Skeleton, TabRow } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { Company } from '../company-tab.ts';
import { DeleteNoteDialog } from './delete-note-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { NoteFormProps } from './note-form.tsx';
import { NoteVersions } from './note-versions.tsx';
import './notes.css';
import { RichText } from './rich-text/rich-text.tsx';
import { useKeptDraft, type NoteDraft } from './use-kept-draft.ts';
import { useNoteYear } from './use-note-year.ts';

export interface NotesPanelProps {
  readonly company: Company;
  readonly type: NoteType;
}

/** The editor is larger than all the rest: fetched when somebody writes. */
const NoteForm = lazyPage<NoteFormProps>(
  () => import('./note-form.tsx').then((file) => file.NoteForm),
  <Skeleton rows={8} rowHeight={32} />,
);

type Edit = Pick<NoteFormProps, 'standing' | 'begin' | 'restored'>;

const EMPTY: NoteDraft = { id: null, version: null, year: null, content: '' };

/** C-11: the notes of a company by year, to be read and, by who may, to be written. */
export function NotesPanel({ company: { corpId }, type }: NotesPanelProps): ReactElement {
  const years = useCall(client, notesCalls.noteYears, { dataId: corpId, type });
  const [year, chooseYear] = useNoteYear(years.data ?? []);
  const note = useCall(
    client,
    notesCalls.note,
    { dataId: corpId, type, year: year ?? 0 },
    { enabled: year !== undefined },
  );
  const [edit, setEdit] = useState<Edit | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [history, setHistory] = useState(false);
  const canEdit = useCan('gssjk_gn_view_info_edit');
  const keptNew = useKeptDraft({ corpId, type, year: null });
  const keptOfYear = useKeptDraft({ corpId, type, year: year ?? 0 });
  const title = NOTE_TITLES[type];
  const shown = note.data;

  const restore = (draft: NoteDraft): void =>
    setEdit({ standing: draft.id === null ? null : (year ?? null), begin: draft, restored: true });
  const leave = async (next?: number): Promise<void> => {
    // What is shown next is what stands: the years first, for the chosen one is to be among them.
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
                <Button size="small" onClick={() => setDeleting(true)}>
                  删除
                </Button>
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
            look="pills"
            label={`${title}的年度`}
            items={(years.data ?? []).map((each) => ({ key: String(each), title: String(each) }))}
            active={String(year)}
            onChange={(key) => {
              // What was typed of the former year is kept, and offered when one comes back.
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
            corpId={corpId}
            type={type}
            {...edit}
            onSaved={(saved) => void leave(saved)}
            onClose={() => void leave()}
          />
        ) : years.data?.length === 0 ? (
          <EmptyState title={`该公司还没有${title}`} cause={canEdit ? '点击“新增”撰写第一份。' : undefined} />
        ) : years.error ? (
          <ErrorState title={`${title}没有取到`} error={years.error} onRetry={() => void years.refetch()} />
        ) : note.error && !years.isFetching ? (
          <ErrorState title={`${title}没有取到`} error={note.error} onRetry={() => void note.refetch()} />
        ) : !shown ? (
          <Skeleton rows={6} rowHeight={24} />
        ) : shown.content === '' ? (
          <EmptyState title={`${shown.year} 年的${title}还没有正文`} />
        ) : (
          <RichText html={shown.content} />
        )}
      </div>
      {history && shown && (
        <NoteVersions
          note={shown}
          onReload={() => note.refetch()}
          onClose={() => setHistory(false)}
          onRestored={() => {
            setHistory(false);
            void leave();
          }}
        />
      )}
      {deleting && shown && (
        <DeleteNoteDialog
          note={shown}
          type={type}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            keptOfYear.drop();
          }}
        />
      )}
    </Panel>
  );
}

const aboutOf = ({ updatedBy, updatedAt }: Note): string =>
  [updatedBy, `更新于 ${updatedAt.slice(0, 16)}`].filter(Boolean).join(' ');

const editOf = ({ id, version, year, content }: Note): Edit => ({
  standing: year,
  begin: { id, version, year, content },
  restored: false,
});

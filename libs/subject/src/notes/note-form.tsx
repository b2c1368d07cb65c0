import { useDraftKeeping, usePlatform, useUnsaved, type Keeping } from '@console/platform';
import { SaveButtons } from '@console/ui/edit';
import { InputNumber, Modal, useFirstField } from '@console/ui/form';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement } from 'react';
import type { NoteKind, SavedNote } from './note-entries.ts';
import './notes.css';
import { RichTextEditor } from './rich-text/rich-text-editor.tsx';
import { SaveFaultAlert } from './save-fault-alert.tsx';
import { useKeptDraft, type NoteDraft } from './use-kept-draft.ts';
import { useNoteSave } from './use-note-save.ts';

export interface NoteFormProps {
  readonly kind: NoteKind;
  /** The year of the note that is changed; null for a new one. */
  readonly standing: number | null;
  /** The initial draft of the edit. */
  readonly begin: NoteDraft;
  /** Whether the draft was typed earlier and not saved. */
  readonly restored: boolean;
  readonly onSaved: (year: number) => void;
  /** Called to return to reading; the draft is kept or was given up. */
  readonly onClose: () => void;
}

const KEEPING: Readonly<Record<Keeping, string>> = {
  nothing: '',
  pending: '有未保存的修改',
  kept: '草稿已保存在本机',
  full: '本机空间不足，草稿没有保存，请尽快保存',
};

/**
 * The form of a note: year and text. A new one begins with the focus in its year, an existing one in its text.
 * The draft is kept in this browser until it is saved.
 */
export function NoteForm({ kind, standing, begin, restored, onSaved, onClose }: NoteFormProps): ReactElement {
  const { notify } = usePlatform();
  const [draft, setDraft] = useState(begin);
  const changed = restored || draft !== begin;
  const kept = useKeptDraft(kind.type, standing);
  const [keeping, forget] = useDraftKeeping(changed ? draft : null, kept);
  const saving = useNoteSave(kind);
  const [asking, setAsking] = useState(false);
  const yearId = useId();
  useUnsaved(changed);
  const text = useRef<HTMLDivElement>(null);

  const send = async (sending: Promise<SavedNote | null>): Promise<void> => {
    const saved = await sending;
    if (saved === null) return;
    forget();
    notify.success(kind.texts.saved);
    onSaved(saved.year);
  };
  const giveUp = (): void => {
    forget();
    onClose();
  };
  const save = (given = draft): void => void send(saving.save(given));
  const area = useSaveKey(() => save());
  useFirstField(begin.year === null ? area : text);
  const { fault } = saving;
  const yearFault = fault?.kind === 'year' && draft.year === null ? fault.text : null;
  return (
    <div ref={area} className="note-form">
      <SaveFaultAlert
        fault={fault}
        running={saving.running}
        onReload={onClose}
        onOverwrite={() => void send(saving.overwrite(draft, standing ?? kind.years.first))}
        onAddAnew={() => save({ ...draft, id: null, version: null })}
      />
      <div className="note-year">
        <label htmlFor={yearId}>
          <span aria-hidden="true">* </span>年度
        </label>
        <InputNumber
          id={yearId}
          min={kind.years.first}
          max={kind.years.last}
          precision={0}
          placeholder="请输入年度"
          required
          status={yearFault ? 'error' : ''}
          aria-invalid={yearFault !== null}
          value={draft.year}
          onChange={(year) => setDraft({ ...draft, year })}
        />
        {yearFault && <span role="alert">{yearFault}</span>}
      </div>
      <div ref={text}>
        <RichTextEditor
          label={`${kind.title}正文`}
          html={draft.content}
          onChange={(content) => setDraft((now) => ({ ...now, content }))}
        />
      </div>
      <SaveButtons
        edit={{ running: saving.running, leave: () => (changed ? setAsking(true) : onClose()) }}
        saveKeys="Ctrl+S"
        onSave={() => save()}
      >
        <span role="status" className="c-panel-sub">
          {KEEPING[keeping]}
        </span>
      </SaveButtons>
      {asking && (
        <Modal
          open
          title="放弃修改"
          okText="放弃修改"
          cancelText="继续编辑"
          okButtonProps={{ danger: true }}
          onOk={giveUp}
          onCancel={() => setAsking(false)}
        >
          <p>尚未保存的内容和本机草稿将被删除，且不能恢复。是否继续？</p>
        </Modal>
      )}
    </div>
  );
}

/** Ctrl+S saves while the focus is in the form. */
function useSaveKey(save: () => void): React.RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 's' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    // The browser would save its own copy of the page.
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const form = area.current;
    const listen = (event: KeyboardEvent): void => press(event);
    form?.addEventListener('keydown', listen);
    return () => form?.removeEventListener('keydown', listen);
  }, []);
  return area;
}

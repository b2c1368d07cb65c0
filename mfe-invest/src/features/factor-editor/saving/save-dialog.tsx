import { FaultAlert, Modal, useFocusReturn } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { basicsFault, BasicsForm } from './basics-form.tsx';
import type { Basics } from './factor-beginning.ts';

export interface SaveDialogProps {
  readonly basics: Basics;
  readonly running: boolean;
  readonly fault: Error | null;
  readonly onChange: (basics: Basics) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The form for the name and category of a new factor, shown when it is first saved. */
export function SaveDialog({
  basics,
  running,
  fault,
  onChange,
  onSave,
  onClose,
}: SaveDialogProps): ReactElement {
  const [asked, setAsked] = useState(false);
  useFocusReturn();
  const save = (): void => {
    setAsked(true);
    if (basicsFault(basics) === null) onSave();
  };
  return (
    <Modal
      open
      title="保存因子"
      okText="保存"
      cancelText="取消"
      confirmLoading={running}
      onOk={save}
      onCancel={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FaultAlert fault={fault} />
        <BasicsForm basics={basics} factorId={null} disabled={false} asked={asked} onChange={onChange} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
}

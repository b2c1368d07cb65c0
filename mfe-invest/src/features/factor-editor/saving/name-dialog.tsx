import type { ReactElement } from 'react';
import type { Saving } from '../use-saving.ts';
import type { Basics } from './factor-beginning.ts';
import { SaveDialog } from './save-dialog.tsx';

/** The dialog that asks for the name of a new factor. */
export function NameDialog(props: {
  readonly saving: Saving;
  readonly basics: Basics;
  readonly onBasics: (basics: Basics) => void;
}): ReactElement | null {
  const { saving, basics, onBasics } = props;
  if (!saving.asking) return null;
  return (
    <SaveDialog
      basics={basics}
      running={saving.write.running}
      fault={saving.write.fault?.error ?? null}
      onChange={onBasics}
      onSave={() => void saving.add()}
      onClose={() => {
        saving.write.forget();
        saving.ask(false);
      }}
    />
  );
}

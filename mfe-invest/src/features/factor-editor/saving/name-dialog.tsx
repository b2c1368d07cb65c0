import type { ReactElement } from 'react';
import type { Saving } from '../use-saving.ts';
import type { Basics } from './factor-beginning.ts';
import { SaveDialog } from './save-dialog.tsx';

/** Over the editor while a new factor is given its name. */
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

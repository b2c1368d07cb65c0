import { INDUSTRY_MESSAGES, INDUSTRY_TEXTS, type Industry } from '@console/contract-industry';
import { EditDialog, type Edit } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { hasBlank, type IndustryDraft } from './industry-draft.ts';
import { IndustryFields, type IndustryFieldsProps } from './industry-fields.tsx';

export interface IndustryDialogProps extends IndustryFieldsProps {
  readonly title: string;
  readonly edit: Edit<Industry, IndustryDraft>;
}

/** The dialog that adding and editing an industry share. */
export function IndustryDialog({ title, edit, ...fields }: IndustryDialogProps): ReactElement {
  return (
    <EditDialog
      title={title}
      edit={edit}
      refusals={REFUSALS}
      refusedWhole
      blank={(draft) => (hasBlank(draft) ? INDUSTRY_TEXTS.blank : null)}
    >
      <IndustryFields {...fields} />
    </EditDialog>
  );
}

const REFUSALS: Readonly<Record<string, keyof IndustryDraft>> = {
  [INDUSTRY_MESSAGES.addNameTaken.code]: 'industryName',
  [INDUSTRY_MESSAGES.editNameTaken.code]: 'industryName',
  [INDUSTRY_MESSAGES.addCodeTaken.code]: 'industryCode',
  [INDUSTRY_MESSAGES.editCodeTaken.code]: 'industryCode',
  [INDUSTRY_MESSAGES.unknownAnalyst.code]: 'userId',
};

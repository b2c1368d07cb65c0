import { INDUSTRY_TEXTS, industryEntries, type Industry } from '@console/contract-industry';
import { truthy, useEdit } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../client.ts';
import { draftOf, sentDraft } from './industry-draft.ts';
import { IndustryDialog } from './industry-dialog.tsx';

export interface EditIndustryDialogProps {
  readonly title: string;
  /** The industry's saved data when the dialog opened. */
  readonly industry: Industry;
  readonly onClose: () => void;
}

/** The form of an industry. When another user saved first, that is loaded, and typed changes stay. */
export function EditIndustryDialog({ title, industry, onClose }: EditIndustryDialogProps): ReactElement {
  const edit = useEdit({
    client,
    read: industry,
    fields: draftOf,
    sent: sentDraft,
    update: async (sent, { industryId, version }) =>
      truthy(
        await client.call(industryEntries.update, { industryId, version, ...sent }),
        INDUSTRY_TEXTS.notSaved,
      ),
    latest: ({ industryId }) => client.call(industryEntries.industry, { industryId }),
    notice: INDUSTRY_TEXTS.saved,
    leave: onClose,
  });
  const { industryLevel, userId, username, parentCode, parentNames } = edit.read ?? industry;
  return (
    <IndustryDialog
      title={title}
      edit={edit}
      level={industryLevel}
      retired={userId !== null && username === null}
      {...(parentCode === null ? {} : { parent: { name: parentNames.join(' / '), code: parentCode } })}
    />
  );
}

import { industryEntries, type Industry, type Variant } from '@console/contract-industry';
import { truthy, useEdit } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { draftOf, sentDraft, type IndustryDraft } from '../../maintain/industry-draft.ts';
import { IndustryDialog } from '../../maintain/industry-dialog.tsx';
import type { IndustryRow } from './industry-row.ts';

export interface AddIndustryDialogProps {
  readonly variant: Variant;
  /** Null for a top-level industry. */
  readonly parent: IndustryRow | null;
  readonly onClose: () => void;
}

/**
 * The form of a new industry, at the top or below another. A double click, or a request repeated after a
 * lost answer, adds one industry.
 */
export function AddIndustryDialog({ variant, parent, onClose }: AddIndustryDialogProps): ReactElement {
  const level = (parent?.industryLevel ?? 0) + 1;
  const place = { type: variant, ...(parent ? { parentId: parent.industryId } : {}), industryLevel: level };
  const edit = useEdit<Industry, IndustryDraft, NonNullable<ReturnType<typeof sentDraft>>, string>({
    client,
    read: null,
    fields: draftOf,
    sent: sentDraft,
    add: async (sent, keyOf) => {
      const input = { ...place, ...sent };
      const idempotencyKey = keyOf(input);
      const added = await client.call(industryEntries.add, input, { idempotencyKey });
      truthy(added, `行业“${sent.industryName}”没有新增成功`);
      return sent.industryName;
    },
    notice: (name) => `已新增行业“${name}”`,
    leave: onClose,
  });
  return (
    <IndustryDialog
      title={parent ? '新增下级行业' : '新增行业'}
      edit={edit}
      level={level}
      {...(parent ? { parent: { name: parent.industryName, code: parent.industryCode } } : {})}
    />
  );
}

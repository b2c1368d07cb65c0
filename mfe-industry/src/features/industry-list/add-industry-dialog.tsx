import { industryEntries, type Variant } from '@console/contract-industry';
import { useCreateKey, usePlatform, useChange } from '@console/platform';
import { Form } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { EMPTY_DRAFT, sentDraft, type IndustryDraft } from '../../maintain/industry-draft.ts';
import { IndustryFields } from '../../maintain/industry-fields.tsx';
import { IndustryDialog } from '../../maintain/industry-dialog.tsx';
import { truthy } from '../../maintain/truthy.ts';
import type { IndustryRow } from './industry-row.ts';

export interface AddIndustryDialogProps {
  readonly variant: Variant;
  /** Null for a top-level industry. */
  readonly parent: IndustryRow | null;
  readonly onClose: () => void;
}

/** A new industry at the top or below another. A double click, or a lost answer sent again, makes one. */
export function AddIndustryDialog({ variant, parent, onClose }: AddIndustryDialogProps): ReactElement {
  const { notify } = usePlatform();
  const [form] = Form.useForm<IndustryDraft>();
  const change = useChange(client);
  const keyOf = useCreateKey();
  const level = (parent?.industryLevel ?? 0) + 1;
  const add = async (draft: IndustryDraft): Promise<void> => {
    const sent = sentDraft(draft);
    if (sent === null) return;
    const input = {
      type: variant,
      ...(parent ? { parentId: parent.industryId } : {}),
      industryLevel: level,
      ...sent,
    };
    const id = await change.run(async () =>
      truthy(
        await client.call(industryEntries.add, input, { idempotencyKey: keyOf(input) }),
        `行业“${sent.industryName}”没有新增成功`,
      ),
    );
    if (id === null) return;
    notify.success(`已新增行业“${sent.industryName}”`);
    onClose();
  };
  return (
    <IndustryDialog
      title={parent ? '新增下级行业' : '新增行业'}
      form={form}
      change={change}
      initial={EMPTY_DRAFT}
      onSave={(draft) => void add(draft)}
      onClose={onClose}
    >
      <IndustryFields
        level={level}
        {...(parent ? { parent: { name: parent.industryName, code: parent.industryCode } } : {})}
      />
    </IndustryDialog>
  );
}

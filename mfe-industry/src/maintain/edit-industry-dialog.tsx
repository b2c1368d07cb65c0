import { INDUSTRY_TEXTS, industryEntries, type Industry } from '@console/contract-industry';
import { usePlatform, useChange } from '@console/platform';
import { Form } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../client.ts';
import { draftOf, keepTyped, sentDraft, type IndustryDraft } from './industry-draft.ts';
import { IndustryFields } from './industry-fields.tsx';
import { IndustryDialog } from './industry-dialog.tsx';
import { truthy } from './truthy.ts';

export interface EditIndustryDialogProps {
  readonly title: string;
  /** As saved when the dialog opened. */
  readonly industry: Industry;
  readonly onClose: () => void;
}

/** Changes an industry; who comes second loads what the first one saved, and keeps what they typed. */
export function EditIndustryDialog({ title, industry, onClose }: EditIndustryDialogProps): ReactElement {
  const { notify } = usePlatform();
  const [form] = Form.useForm<IndustryDraft>();
  const change = useChange(client);
  // What the edit began with: whatever is asked for anew meanwhile does not change it.
  const [read, setRead] = useState(industry);
  const save = async (draft: IndustryDraft): Promise<void> => {
    const sent = sentDraft(draft);
    if (sent === null) return;
    const { industryId, version } = read;
    const saved = await change.run(async () =>
      truthy(
        await client.call(industryEntries.update, { industryId, version, ...sent }),
        INDUSTRY_TEXTS.notSaved,
      ),
    );
    if (saved === null) return;
    notify.success(INDUSTRY_TEXTS.saved);
    onClose();
  };
  const reload = async (): Promise<void> => {
    const { industryId } = read;
    const latest = await change.run(() => client.call(industryEntries.industry, { industryId }));
    if (latest === null) return;
    form.setFieldsValue(keepTyped(draftOf(read), form.getFieldsValue(), draftOf(latest)));
    setRead(latest);
  };
  return (
    <IndustryDialog
      title={title}
      form={form}
      change={change}
      initial={draftOf(industry)}
      onSave={(draft) => void save(draft)}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <IndustryFields
        level={read.industryLevel}
        retired={read.userId !== null && read.username === null}
        {...(read.parentCode === null
          ? {}
          : { parent: { name: read.parentNames.join(' / '), code: read.parentCode } })}
      />
    </IndustryDialog>
  );
}

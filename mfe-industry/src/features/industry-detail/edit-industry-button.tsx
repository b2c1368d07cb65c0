import type { Industry } from '@console/contract-industry';
import { useCan } from '@console/platform';
import { WindowButton } from '@console/ui/data';
import type { ReactElement } from 'react';
import { EditIndustryDialog } from '../../maintain/edit-industry-dialog.tsx';
import { useEditing } from '../../maintain/use-editing.ts';

export interface EditIndustryButtonProps {
  readonly industry: Industry;
  readonly label: string;
}

/**
 * Opens the dialog that edits an industry, for users who may; grey outside the maintenance window. The dialog
 * opens once the industry and the analysts are loaded.
 */
export function EditIndustryButton({ industry, label }: EditIndustryButtonProps): ReactElement | null {
  const canEdit = useCan('hysjk_gn_edit');
  const editing = useEditing();
  if (!canEdit) return null;
  return (
    <>
      <WindowButton loading={editing.pending !== null} onClick={() => editing.open(industry.industryId)}>
        {label}
      </WindowButton>
      {editing.industry && (
        <EditIndustryDialog title="修改行业数据" industry={editing.industry} onClose={editing.close} />
      )}
    </>
  );
}

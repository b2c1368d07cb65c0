import { INDUSTRY_FIGURE_NOTES } from '@console/contract-industry';
import { useCan } from '@console/platform';
import { AddIcon } from '@console/ui';
import { WindowButton } from '@console/ui/data';
import { Button, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';

export interface IndustryToolbarProps {
  /** Absent where nothing can be added. */
  readonly onAdd?: (() => void) | undefined;
  readonly onShenwan?: (() => void) | undefined;
}

const HOW = `公司为${INDUSTRY_FIGURE_NOTES.ownCompanies}。${INDUSTRY_FIGURE_NOTES.pe}；${INDUSTRY_FIGURE_NOTES.pb}。`;

/** Explanations of the list's figures, and actions on the classification as a whole. */
export function IndustryToolbar({ onAdd, onShenwan }: IndustryToolbarProps): ReactElement {
  const canAdd = useCan('hysjk_gn_add');
  const canShenwan = useCan('gssjk_gn_add_sw');
  return (
    <>
      <Tooltip title={HOW}>
        <Button type="text">口径</Button>
      </Tooltip>
      {onShenwan && canShenwan && <WindowButton onClick={onShenwan}>申万行业管理</WindowButton>}
      {onAdd && canAdd && (
        <WindowButton type="primary" icon={<AddIcon />} onClick={onAdd}>
          新增行业
        </WindowButton>
      )}
    </>
  );
}

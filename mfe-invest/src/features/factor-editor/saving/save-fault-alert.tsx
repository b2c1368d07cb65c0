import { Alert, Button, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { FactorSave } from './use-factor-save.ts';

export interface SaveFaultAlertProps {
  readonly saving: Pick<FactorSave, 'fault' | 'running'>;
  readonly onLoad: () => void;
  readonly onOverwrite: () => void;
  readonly onAddAnew: () => void;
}

/** Why a factor was not saved, and how to continue; the user's graph stays in any case. */
export function SaveFaultAlert(props: SaveFaultAlertProps): ReactElement | null {
  const { saving, onLoad, onOverwrite, onAddAnew } = props;
  const { fault, running } = saving;
  if (fault === null) return null;
  if (fault.kind === 'other') return <FaultAlert fault={fault.error} />;
  const stale = fault.kind === 'stale';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={stale ? '内容已被他人修改' : '该因子已被他人删除'}
      description={
        stale
          ? '载入最新内容后，可用“撤销”找回您的修改；覆盖将以您的内容取代最新内容。'
          : '您的内容仍在编辑器中，可以另存为新因子。'
      }
      action={
        <div className="factor-buttons">
          {stale && (
            <>
              <Button size="small" loading={running} onClick={onLoad}>
                载入最新
              </Button>
              <Button size="small" loading={running} onClick={onOverwrite}>
                覆盖
              </Button>
            </>
          )}
          <Button size="small" onClick={onAddAnew}>
            另存为新因子
          </Button>
        </div>
      }
    />
  );
}

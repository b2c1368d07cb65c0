import { RISK, riskCalls, STRATEGY_TEXTS } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { FaultAlert, InputNumber, Modal } from '@console/ui/form';
import { useId, useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { capText, systemRiskFault } from './cap-text.ts';
import { SalesPreview } from './sales-preview.tsx';
import type { SystemRisk } from './system-risk-panel.tsx';

interface LowerSystemDialogProps {
  readonly strategyId: number;
  /** Today's row. */
  readonly row: SystemRisk;
  readonly onClose: () => void;
}

/** Lowers the cap of the whole strategy; the sale it causes is shown before it is confirmed. */
export function LowerSystemDialog({ strategyId, row, onClose }: LowerSystemDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const [risk, setRisk] = useState<number | null>(row.risk);
  const fault = systemRiskFault(risk, row.yesterdayRisk);
  const field = useId();
  const save = async (): Promise<void> => {
    if (fault !== null || risk === null) return;
    const saved = await change.run(() =>
      client.call(riskCalls.updateSystemRisk, { id: row.id, version: row.version, risk }),
    );
    if (saved === null) return;
    notify.success(STRATEGY_TEXTS.done);
    onClose();
  };
  return (
    <Modal
      open
      title={`修改系统风险 ${row.riskDate}`}
      width={560}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: fault !== null || risk === row.risk }}
      confirmLoading={change.running}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="c-column">
        <FaultAlert fault={change.fault} />
        <div className="c-row">
          <label htmlFor={field}>系统风险</label>
          <InputNumber
            id={field}
            step={RISK.step}
            precision={RISK.decimals}
            value={risk}
            aria-invalid={fault !== null}
            onChange={setRisk}
            onPressEnter={() => void save()}
          />
          <span className="c-hint">上日 {capText(row.yesterdayRisk)}，只可下调</span>
        </div>
        {fault !== null && (
          <p className="invest-risk-fault" role="alert">
            {fault}
          </p>
        )}
        {fault === null && risk !== null && risk < row.risk && (
          <SalesPreview input={{ strategyId, systemRisk: risk }} />
        )}
      </div>
    </Modal>
  );
}

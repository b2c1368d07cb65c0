import { RISK, riskCalls, STRATEGY_TEXTS } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { FaultAlert, Input, InputNumber, Modal, Select } from '@console/ui/form';
import { useId, useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';

interface RaiseDialogProps {
  readonly strategyId: number;
  /** The companies to choose from; null for the system risk. */
  readonly companies: readonly { readonly corpId: number | null; readonly corpName: string }[] | null;
  readonly onClose: () => void;
}

const LEAST_REASON = 2;
const MOST_REASON = 200;
const SEARCH = { optionFilterProp: 'label' } as const;

/** Raises caps again, with a reason that is recorded: an act of administrators. */
export function RaiseDialog({ strategyId, companies, onClose }: RaiseDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const [risk, setRisk] = useState<number | null>(RISK.most);
  const [corpIds, setCorpIds] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const ids = useId();
  const name = companies === null ? '系统风险' : '公司风险';
  const ready =
    risk !== null && reason.trim().length >= LEAST_REASON && (companies === null || corpIds.length > 0);
  const save = async (): Promise<void> => {
    if (!ready) return;
    const caps =
      companies === null
        ? { systemRisk: risk }
        : { companyRisks: corpIds.map((corpId) => ({ corpId, risk })) };
    const saved = await change.run(() =>
      client.call(riskCalls.raiseRisk, { strategyId, reason: reason.trim(), ...caps }),
    );
    if (saved === null) return;
    notify.success(STRATEGY_TEXTS.done);
    onClose();
  };
  return (
    <Modal
      open
      title={`重置${name}`}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: !ready }}
      confirmLoading={change.running}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="c-column">
        <FaultAlert fault={change.fault} />
        {companies !== null && (
          <div className="invest-risk-field">
            <label htmlFor={`${ids}companies`}>公司</label>
            <Select<number[]>
              id={`${ids}companies`}
              mode="multiple"
              placeholder="选择公司"
              showSearch={SEARCH}
              value={[...corpIds]}
              options={companies.flatMap(({ corpId, corpName }) =>
                corpId === null ? [] : [{ value: corpId, label: corpName }],
              )}
              onChange={setCorpIds}
            />
          </div>
        )}
        <div className="invest-risk-field">
          <label htmlFor={`${ids}risk`}>{name}</label>
          <InputNumber
            id={`${ids}risk`}
            min={RISK.least}
            max={RISK.most}
            step={RISK.step}
            precision={RISK.decimals}
            value={risk}
            onChange={setRisk}
          />
        </div>
        <div className="invest-risk-field">
          <label htmlFor={`${ids}reason`}>原因</label>
          <Input.TextArea
            id={`${ids}reason`}
            placeholder={`${LEAST_REASON} 至 ${MOST_REASON} 个字`}
            maxLength={MOST_REASON}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <p className="c-hint">上调后次日开盘起按新的上限买回；此操作记入审计。</p>
      </div>
    </Modal>
  );
}

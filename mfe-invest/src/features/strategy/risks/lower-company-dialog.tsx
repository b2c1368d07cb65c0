import { RISK, riskCalls, STRATEGY_TEXTS } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { SmallTable } from '@console/ui';
import { FaultAlert, InputNumber, Modal } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { capText, companyRiskFault } from './cap-text.ts';
import type { CompanyRisk } from './company-risk-panel.tsx';
import { SalesPreview } from './sales-preview.tsx';

interface LowerCompanyDialogProps {
  readonly strategyId: number;
  /** Today's row; the form is a copy of it, and its date is read only. */
  readonly row: CompanyRisk;
  readonly onClose: () => void;
}

/** By code. */
type Caps = ReadonlyMap<string, number | null>;

/** Lowers the caps of companies; the sales they cause are shown before they are confirmed. */
export function LowerCompanyDialog({ strategyId, row, onClose }: LowerCompanyDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const [caps, setCaps] = useState<Caps>(
    () => new Map(row.companyRisks.map(({ stockCode, risk }) => [stockCode, risk])),
  );
  const faultOf = ({ corpName, stockCode, risk }: CompanyRisk['companyRisks'][number]): string | null =>
    companyRiskFault(caps.get(stockCode) ?? null, { corpName, now: risk });
  const faults = row.companyRisks.flatMap((company) => faultOf(company) ?? []);
  const typed = row.companyRisks.map((company) => ({
    ...company,
    risk: caps.get(company.stockCode) ?? company.risk,
  }));
  const lowered = typed.filter(({ risk }, at) => risk !== row.companyRisks[at]?.risk);
  const save = async (): Promise<void> => {
    if (faults.length > 0 || lowered.length === 0) return;
    const saved = await change.run(() =>
      client.call(riskCalls.updateCompanyRisk, {
        id: row.id,
        version: row.version,
        // A company that the tenant deleted has no id, and keeps its cap.
        risk: JSON.stringify(typed.filter(({ corpId }) => corpId !== null)),
      }),
    );
    if (saved === null) return;
    notify.success(STRATEGY_TEXTS.done);
    onClose();
  };
  return (
    <Modal
      open
      title={`修改公司风险 ${row.riskDate}`}
      width={640}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: faults.length > 0 || lowered.length === 0 }}
      confirmLoading={change.running}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <FaultAlert fault={change.fault} />
      <div className="invest-risk-caps">
        <SmallTable
          rows={row.companyRisks}
          keyOf={({ stockCode }) => stockCode}
          columns={[
            { title: '公司简称', heading: true, cell: ({ corpName }) => corpName },
            { title: '当前', unit: '%', number: true, cell: ({ risk }) => capText(risk) },
            {
              title: '改为',
              unit: '%',
              number: true,
              width: 160,
              cell: (company) => (
                <InputNumber
                  aria-label={`${company.corpName} 的公司风险`}
                  aria-invalid={faultOf(company) !== null}
                  step={RISK.step}
                  precision={RISK.decimals}
                  value={caps.get(company.stockCode) ?? null}
                  disabled={company.corpId === null}
                  onChange={(risk) => setCaps(new Map(caps).set(company.stockCode, risk))}
                  onPressEnter={() => void save()}
                />
              ),
            },
          ]}
        />
      </div>
      {faults[0] !== undefined && (
        <p className="invest-risk-fault" role="alert">
          {faults[0]}
        </p>
      )}
      {faults.length === 0 && lowered.length > 0 && (
        <SalesPreview
          input={{
            strategyId,
            companyRisks: lowered.flatMap(({ corpId, risk }) => (corpId === null ? [] : [{ corpId, risk }])),
          }}
        />
      )}
    </Modal>
  );
}

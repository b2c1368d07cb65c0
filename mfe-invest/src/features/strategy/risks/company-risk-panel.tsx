import { EMPTY, type OutputOf } from '@console/contract-core';
import { riskCalls, type StrategyDetail } from '@console/contract-invest';
import { useCall, useCan } from '@console/platform';
import { bothAnswers, Ladder, Panel } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { capText } from './cap-text.ts';
import { DayTable } from './day-table.tsx';
import { LowerCompanyDialog } from './lower-company-dialog.tsx';
import { RaiseDialog } from './raise-dialog.tsx';
import { useDayPages } from './use-day-pages.ts';

export type CompanyRisk = OutputOf<typeof riskCalls.companyRisks>['content'][number];

/** The caps of companies: a row a day, a column for each company the strategy holds or held. */
export function CompanyRiskPanel({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, status } = strategy;
  const pages = useDayPages(strategyId);
  const rows = useCall(client, riskCalls.companyRisks, pages.input, { keepPrevious: true });
  const companies = useCall(client, riskCalls.riskCompanies, { strategyId });
  const mayEdit = useCan('tzgl_edit') && status !== 0;
  const mayRaise = useCan('tzgl_risk') && status !== 0;
  const [lowered, setLowered] = useState<CompanyRisk | null>(null);
  const [raising, setRaising] = useState(false);
  return (
    <>
      <Ladder
        keep
        answer={bothAnswers(rows, companies)}
        what="公司风险"
        rows={6}
        rowHeight={32}
        frame={(instead) => <Panel title="公司风险">{instead}</Panel>}
      >
        {([, columns]) => (
          <DayTable
            title="公司风险"
            sub="单位 %，各公司的仓位上限；只有当日可改，只可下调"
            actions={
              mayRaise && columns.length > 0 && <Button onClick={() => setRaising(true)}>重置公司风险</Button>
            }
            answer={rows}
            pages={pages}
            keyOf={({ id }) => id}
            empty={{ title: '还没有公司风险', cause: '首次买入之后，每家公司各有一列' }}
            columns={[
              { title: '日期', heading: true, cell: ({ riskDate }) => riskDate },
              {
                title: '操作',
                width: 64,
                cell: (row) =>
                  row.today && mayEdit && row.companyRisks.length > 0 ? (
                    <button
                      type="button"
                      className="c-name-button"
                      aria-label={`编辑 ${row.riskDate} 的公司风险`}
                      onClick={() => setLowered(row)}
                    >
                      编辑
                    </button>
                  ) : null,
              },
              ...columns.map(({ corpName, stockCode }) => ({
                key: stockCode,
                title: corpName,
                number: true,
                cell: ({ companyRisks }: CompanyRisk) => {
                  const risk = companyRisks.find((company) => company.stockCode === stockCode)?.risk;
                  return risk === undefined ? EMPTY : capText(risk);
                },
              })),
            ]}
          />
        )}
      </Ladder>
      {lowered && (
        <LowerCompanyDialog strategyId={strategyId} row={lowered} onClose={() => setLowered(null)} />
      )}
      {raising && companies.data && (
        <RaiseDialog strategyId={strategyId} companies={companies.data} onClose={() => setRaising(false)} />
      )}
    </>
  );
}

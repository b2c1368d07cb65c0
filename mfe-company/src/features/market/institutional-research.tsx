import { marketTables } from '@console/contract-company';
import { EMPTY } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { TextPopover } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import './market.css';

const NOTHING = <EmptyState title="该公司没有机构调研记录" cause="数据源中还没有机构到该公司调研的记录" />;

/** Who came to ask: by quarter with the score of each kind of institution, and visit by visit. */
export function InstitutionalResearch({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <CompanyTable
        company={company}
        spec={marketTables.researchStatistics}
        rowKey="period"
        counter="个季度"
        empty={NOTHING}
      />
      <p className="market-note">
        得分：截至日期前 12 个月内该类机构调研家数在当日全部上市公司中的百分位 × 100，同值取半。
      </p>
      <CompanyTable
        company={company}
        spec={marketTables.researchVisits}
        rowKey="id"
        counter="次"
        cells={{
          topics: {
            draw: ({ visitDate, topics }) => (
              <TextPopover title={`${visitDate} 调研内容`} text={topics}>
                {topics ?? EMPTY}
              </TextPopover>
            ),
            text: ({ topics }) => topics ?? '',
          },
        }}
        empty={NOTHING}
      />
    </>
  );
}

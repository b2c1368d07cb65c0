import { basicInfoTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import { Button, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { SCORE_RULE } from './score-rule.ts';

/** 研发情况: people and money, and the patents that came of them. */
export function Research({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <CompanyTable
        company={company}
        spec={basicInfoTables.research}
        rowKey="year"
        counter="年"
        empty={
          <EmptyState title="该公司没有研发投入记录" cause="金融企业等不披露研发投入，或年度报告还没有披露" />
        }
      />
      <CompanyTable
        company={company}
        spec={basicInfoTables.patents}
        rowKey="year"
        counter="年"
        toolbar={
          <Tooltip title={SCORE_RULE}>
            <Button type="text" aria-description={SCORE_RULE}>
              得分规则
            </Button>
          </Tooltip>
        }
        empty={<EmptyState title="该公司没有知识产权记录" cause="数据源中还没有该公司的专利数量" />}
      />
    </>
  );
}

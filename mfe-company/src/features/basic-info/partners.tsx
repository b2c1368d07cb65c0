import { basicInfoTables } from '@console/contract-company';
import { MAX_PAGE_SIZE, type Page, type RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf, useSearch } from '@console/ui/data';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import './basic-info.css';
import { YearTabs } from './year-tabs.tsx';

const SPEC = basicInfoTables.partnerSums;
const NOTHING = {
  title: '该公司没有供应商与客户记录',
  cause: '数据源中还没有该公司的年度报告披露的前五大供应商与客户',
} as const;

/** 供应商与客户: the five largest together year by year, by name, and beside the industry. */
export function Partners({ company }: CompanyPartProps): ReactElement {
  const [search, replace] = useSearch();
  const look = (year: number): void => {
    const params = new URLSearchParams(search);
    params.set('year', String(year));
    replace(params.toString());
  };
  return (
    <>
      <CompanyTable
        company={company}
        spec={SPEC}
        rowKey="year"
        counter="年"
        empty={<EmptyState {...NOTHING} />}
        rowActions={{
          width: 64,
          draw: ({ year }) => (
            <button
              type="button"
              className="c-link-button"
              aria-label={`查看 ${year} 年明细`}
              onClick={() => look(year)}
            >
              查看
            </button>
          ),
        }}
      />
      <YearTabs title="供应商与客户明细" years={usePartnerYears(company.corpId)} name="year" empty={NOTHING}>
        {(year, tabs) => (
          <>
            {tabs}
            <div className="basic-partners">
              <Largest company={company} kind="supplier" year={year} />
              <Largest company={company} kind="customer" year={year} />
            </div>
          </>
        )}
      </YearTabs>
      <CompanyTable
        company={company}
        spec={basicInfoTables.partnerIndustry}
        rowKey="year"
        counter="年"
        empty={<EmptyState title="没有同行业均值" cause="该公司没有申万行业分类，或同行业公司都没有披露" />}
      />
    </>
  );
}

interface LargestProps extends CompanyPartProps {
  readonly kind: 'supplier' | 'customer';
  readonly year: number;
}

const NAMES = { supplier: '供应商', customer: '客户' } as const;
const TOTAL = totalOf<RowOf<typeof basicInfoTables.partners>>('amount', 'ratio');

function Largest({ company, kind, year }: LargestProps): ReactElement {
  const name = NAMES[kind];
  return (
    <CompanyTable
      key={`${kind} ${year}`}
      company={company}
      spec={basicInfoTables.partners}
      title={`前五大${name}`}
      rowKey="rank"
      counter="家"
      filter={{ kind, year }}
      summary={TOTAL}
      empty={<EmptyState title={`没有${name}明细`} cause={`${year} 年度报告没有逐家披露前五大${name}`} />}
    />
  );
}

/** The years of the sums: a company has some dozens at most, which one page holds. */
function usePartnerYears(dataId: number) {
  return useQuery<readonly number[], Error>({
    queryKey: [client.service, SPEC.id, 'years', dataId],
    queryFn: async ({ signal }) => {
      const all = (await client.call(SPEC, { dataId, size: MAX_PAGE_SIZE }, { signal })) as Page<
        RowOf<typeof SPEC>
      >;
      return all.content.map(({ year }) => year);
    },
  });
}

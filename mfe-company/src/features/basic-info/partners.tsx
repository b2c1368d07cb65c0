import { basicInfoTables } from '@console/contract-company';
import { MAX_PAGE_SIZE, type Page, type RowOf } from '@console/contract-core';
import { SubjectTable, table, useSubject, YearTabs, type Part } from '@console/subject';
import { totalOf, lookAt, useAddressValue } from '@console/ui/data';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import './basic-info.css';

const SPEC = basicInfoTables.partnerSums;
const NOTHING = {
  title: '该公司没有供应商与客户记录',
  cause: '数据源中还没有该公司的年度报告披露的前五大供应商与客户',
} as const;

/** 供应商与客户: the totals of the five largest by year, their names, and a comparison with the industry. */
export const partners: readonly Part[] = [
  Sums,
  LargestOfYear,
  table(basicInfoTables.partnerIndustry, {
    empty: { title: '没有同行业均值', cause: '该公司没有申万行业分类，或同行业公司都没有披露' },
  }),
];

function Sums(): ReactElement {
  const [, look] = useAddressValue('year');
  return (
    <SubjectTable
      spec={SPEC}
      empty={NOTHING}
      rowActions={lookAt<RowOf<typeof SPEC>>(
        ({ year }) => `查看 ${year} 年明细`,
        ({ year }) => look(String(year)),
      )}
    />
  );
}

function LargestOfYear(): ReactElement {
  return (
    <YearTabs title="供应商与客户明细" years={usePartnerYears()} name="year" empty={NOTHING}>
      {(year, tabs) => (
        <>
          {tabs}
          <div className="basic-partners">
            <Largest kind="supplier" year={year} />
            <Largest kind="customer" year={year} />
          </div>
        </>
      )}
    </YearTabs>
  );
}

interface LargestProps {
  readonly kind: 'supplier' | 'customer';
  readonly year: number;
}

const NAMES = { supplier: '供应商', customer: '客户' } as const;
const TOTAL = totalOf<RowOf<typeof basicInfoTables.partners>>('amount', 'ratio');

function Largest({ kind, year }: LargestProps): ReactElement {
  const name = NAMES[kind];
  return (
    <SubjectTable
      key={`${kind} ${year}`}
      spec={basicInfoTables.partners}
      title={`前五大${name}`}
      filter={{ kind, year }}
      summary={TOTAL}
      empty={{ title: `没有${name}明细`, cause: `${year} 年度报告没有逐家披露前五大${name}` }}
    />
  );
}

/** The years of the totals: a company has some dozens at most, which fit on one page. */
function usePartnerYears() {
  const { client, id } = useSubject();
  return useQuery<readonly number[], Error>({
    queryKey: [client.service, SPEC.id, 'years', id],
    queryFn: async ({ signal }) => {
      const asked = { dataId: Number(id), size: MAX_PAGE_SIZE };
      const all = (await client.call(SPEC, asked, { signal })) as Page<RowOf<typeof SPEC>>;
      return all.content.map(({ year }) => year);
    },
  });
}

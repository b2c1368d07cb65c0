import { fundPreferenceTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { useTabKey } from '../../tabs/use-tab-key.ts';

const SPECS = {
  count: fundPreferenceTables.orgHeld,
  capital: fundPreferenceTables.orgHeldCapital,
  industry: fundPreferenceTables.orgHeldIndustry,
} as const;
const CHOICES: { value: keyof typeof SPECS; label: string }[] = [
  { value: 'count', label: '持股数' },
  { value: 'capital', label: '持股市值' },
  { value: 'industry', label: '同行业均值' },
];
const KEYS = CHOICES.map(({ value }) => value);

/** What institutions hold, in shares, in yuan, or as the mean of the industry. */
export function InstitutionHoldings({ company }: CompanyPartProps): ReactElement {
  const [kind = 'count', choose] = useTabKey('part', KEYS);
  const spec = SPECS[kind];
  return (
    <>
      <div>
        <Segmented aria-label="口径" options={CHOICES} value={kind} onChange={choose} />
      </div>
      <CompanyTable<(typeof SPECS)[typeof kind]>
        // A table of its own each: they share neither rows nor sort.
        key={kind}
        company={company}
        spec={spec}
        rowKey="reportDate"
        counter="期"
        empty={
          kind === 'industry' ? (
            <EmptyState title="没有同行业机构持股" cause="该公司没有申万行业分类，或同行业公司都没有披露" />
          ) : (
            <EmptyState title="该公司没有机构持股记录" cause="各期定期报告中没有机构披露持有该公司股份" />
          )
        }
      />
    </>
  );
}

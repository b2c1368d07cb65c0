import type { companyHeader } from '@console/contract-company';
import { reasonText, type OutputOf } from '@console/contract-core';
import { usePlatform, useStore } from '@console/platform';
import { Code, EntityStrip, Mark, PageLink } from '@console/ui';
import type { ReactElement } from 'react';
import { HOME_PATH } from '../../paths.ts';
import { backTarget } from './back-target.ts';
import { boardName } from '../../tabs/board-name.ts';
import type { DetailQuery } from './detail-query.ts';
import { EditButton } from './edit-button.tsx';
import { viewPath } from './view-path.ts';

export type CompanyHeader = OutputOf<typeof companyHeader>;

const VALUATION = 'tab=market&sub=quotation&part=valuation';
/** The variant of the page that has 舆情监测 (document 1 §2). */
const OPINION = 'backFlag=1&tab=opinion';

export interface CompanyStripProps {
  readonly query: DetailQuery;
  /** Absent until the server answers: the address names the company meanwhile. */
  readonly company: CompanyHeader | undefined;
}

/** The company's strip: drawn from the address at once, then corrected and completed by the server. */
export function CompanyStrip({ query, company }: CompanyStripProps): ReactElement {
  const { page, can } = usePlatform();
  const address = useStore(page.address);
  const goBack = (): void => {
    const target = backTarget(query);
    if (target.kind === 'step') page.back(HOME_PATH, { step: true });
    else page.back(target.path);
  };
  if (!company) {
    const [code = '', suffix] = query.stockCode.split('.');
    return (
      <EntityStrip
        name={query.name || '公司详情'}
        code={<Code code={code} {...(suffix ? { suffix } : {})} />}
        wideMeta={query.industryNames}
        onBack={goBack}
      />
    );
  }
  const { close, preClose } = company;
  const bands = can('gssjk_gn_view_marketData') ? viewPath(address, VALUATION) : undefined;
  return (
    <EntityStrip
      name={company.shortName}
      code={<Code code={company.stockCode} suffix={company.exchange} />}
      meta={
        <>
          {boardName(company.exchange, company.board)}
          <StateMarks company={company} />
        </>
      }
      wideMeta={company.releaseInfoNames.join(' / ')}
      price={{
        value: close,
        change: close === null || preClose === null ? null : close - preClose,
        changeRate: company.changeRate,
      }}
      figures={[
        { label: '总市值', value: company.totalCapital, unit: 'hundredMillionYuan' },
        { label: '流通市值', value: company.floatCapitalOfShares, unit: 'hundredMillionYuan' },
        {
          label: 'PE(TTM)',
          value: company.pe,
          unit: 'multiple',
          reason: reasonText(company.peWhy),
          to: bands,
        },
        { label: 'PB', value: company.pb, unit: 'multiple', to: bands },
        { label: 'PS(TTM)', value: company.ps, unit: 'multiple', to: bands },
        { label: '成交额', value: company.amount, unit: 'hundredMillionYuan', wide: true },
        { label: '换手率', value: company.turnoverRate, unit: 'percent', wide: true },
      ]}
      range={{ label: '52 周区间', low: company.low52w, high: company.high52w }}
      actions={
        <>
          {can('gssjk_gn_view_fundPreference') && <PageLink to={viewPath(address, OPINION)}>舆情</PageLink>}
          <EditButton company={company} />
        </>
      }
      onBack={goBack}
    />
  );
}

function StateMarks({ company }: { readonly company: CompanyHeader }): ReactElement {
  return (
    <>
      {company.delistDate !== null && <Mark tint="slate">已退市</Mark>}
      {company.suspended && <Mark tint="amber">停牌</Mark>}
      {company.st && <Mark tint="amber">ST</Mark>}
    </>
  );
}

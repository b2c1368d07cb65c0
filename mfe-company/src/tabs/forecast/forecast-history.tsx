import type { companyEntries, GrowthRow, QualityRow } from '@console/contract-company';
import { TABLE_PAGE_SIZE } from '@console/contract-core';
import { useCall } from '@console/platform';
import { StatementTable, YearTable, type YearMeasure } from '@console/ui/statement';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../company-tab.ts';
import { NoForecast } from './no-forecast.tsx';

type Entries = typeof companyEntries;

export interface ForecastHistoryProps extends CompanyPartProps {
  /** Every year there is: reported ones and those expected now. */
  readonly overview: Entries['forecastGrowthOverview'];
  /** A row for each day of new expectations. */
  readonly history: Entries['forecastGrowth'] | Entries['forecastQuality'];
  readonly measures: readonly YearMeasure[];
}

/** Expectations as they are now, and below them how they came to be. */
export function ForecastHistory({
  company,
  overview,
  history,
  measures,
}: ForecastHistoryProps): ReactElement {
  const dataId = company.corpId;
  const [{ page, size }, setPage] = useState({ page: 0, size: TABLE_PAGE_SIZE });
  const asked = useCall(client, history, { dataId, page, size }, { keepPrevious: true });
  return (
    <>
      <StatementTable
        client={client}
        spec={overview}
        input={{ dataId }}
        subject={company.shortName}
        empty={<NoForecast />}
      />
      <YearTable<GrowthRow | QualityRow>
        title={history.title}
        subject={company.shortName}
        source={overview.source}
        asked={asked}
        page={page}
        size={size}
        onPage={(next, nextSize) => setPage({ page: next, size: nextSize })}
        measures={measures}
        rowTitle="预测日期"
        labelOf={(row) => row.reportDate}
        empty={<NoForecast />}
      />
    </>
  );
}

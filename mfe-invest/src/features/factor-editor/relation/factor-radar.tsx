import { Chart } from '@console/charts';
import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Ladder, SmallTable } from '@console/ui';
import { Select } from '@console/ui/form';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { figureText } from '../preview/figure-text.ts';
import { useSettled } from '../use-settled.ts';
import { radarSpec } from './radar-spec.ts';

/** A company's percentiles in the direct inputs of the saved factor, and in the factor itself. */
export function FactorRadar({ factorId }: { readonly factorId: number }): ReactElement {
  const [chosen, choose] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const sought = useSettled(search.trim(), 200);
  const found = useCall(
    client,
    factorCalls.factorValues,
    { id: factorId, size: 20, ...(sought === '' ? {} : { search: sought }) },
    { keepPrevious: true },
  );
  const companies = found.data?.content ?? [];
  const securityId = chosen ?? companies[0]?.securityId;
  const { data, error, refetch } = useCall(
    client,
    factorCalls.factorRadar,
    { id: factorId, ...(securityId === undefined ? {} : { securityId }) },
    { enabled: securityId !== undefined, keepPrevious: true },
  );
  const spec = useMemo(() => data && radarSpec(data), [data]);
  const failed = found.error ?? error;
  const nothing = found.data !== undefined && companies.length === 0 && chosen === null;
  const options = companies.map(({ securityId: value, stockCode, shortName }) => ({
    value,
    label: `${shortName} ${stockCode}`,
  }));
  const shown = data?.security;
  if (shown && !options.some(({ value }) => value === shown.securityId))
    options.unshift({ value: shown.securityId, label: `${shown.shortName} ${shown.stockCode}` });
  return (
    <section aria-label="因子雷达">
      <Select<number>
        aria-label="公司"
        showSearch
        filterOption={false}
        placeholder="选择公司"
        style={{ width: 240 }}
        options={options}
        value={securityId ?? null}
        onSearch={setSearch}
        onChange={choose}
      />
      <Ladder
        answer={{
          data: nothing ? null : data,
          isError: failed !== null,
          error: failed,
          refetch: () => Promise.all([found.refetch(), refetch()]),
        }}
        what="雷达"
        rows={8}
        emptyOf={(radar) =>
          radar === null
            ? { filtered: sought !== '', title: sought === '' ? '该因子还没有取值' : '没有匹配的公司' }
            : null
        }
      >
        {(radar) =>
          radar && (
            <>
              {spec && <Chart spec={spec} />}
              <SmallTable
                className="factor-table"
                caption={`${radar.date}，百分位 0–100，全市场中位为 50`}
                rows={radar.axes}
                keyOf={(_, at) => at}
                columns={[
                  { title: '项目', heading: true, cell: ({ name }) => name },
                  { title: '百分位', cell: ({ percentile }) => figureText(percentile) },
                  { title: '取值', cell: ({ value }) => figureText(value) },
                ]}
              />
            </>
          )
        }
      </Ladder>
    </section>
  );
}

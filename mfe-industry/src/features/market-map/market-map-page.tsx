import { VALUATION_SPANS } from '@console/contract-core';
import {
  industryEntries,
  MAP_MEASURES,
  MAP_SPANS,
  VARIANT_TITLES,
  VARIANTS,
  type MapSpan,
} from '@console/contract-industry';
import { useCall, usePageTitle, usePlatform } from '@console/platform';
import { ChartPanel } from '@console/subject';
import { Page, PageHead, Panel } from '@console/ui';
import { Button, Segmented } from '@console/ui/form';
import { useCallback, useMemo, type ReactElement, type ReactNode } from 'react';
import { client } from '../../client.ts';
import { HeatTable } from './heat-table.tsx';
import { MEASURES, YEAR_TITLES } from './map-measures.ts';
import { keyOf, rotationSpec, treemapSpec } from './map-specs.ts';
import './market-map.css';
import { tilePath } from './tile-path.ts';
import { useChartHeight } from './use-chart-height.ts';
import { LEVELS, useMapState, VIEWS, type MapState } from './use-map-state.ts';

const SPAN_TITLES: Readonly<Record<MapSpan, string>> = {
  1: '当日',
  5: '5 日',
  20: '20 日',
  60: '60 日',
  250: '250 日',
};
const VIEW_TITLES = { map: '地图', table: '热力表' } as const;
const LEVEL_TITLES = { 1: '一级', 2: '二级', 3: '三级' } as const;
const EMPTY = { title: '没有可画的行业', cause: '该分类的这一级没有行业，或成份公司都还没有市值' };

/** 市场地图: the industries of a level, or the members of one, as tiles, and their rotation. */
export function MarketMapPage(): ReactElement {
  usePageTitle('市场地图');
  const { navigate } = usePlatform();
  const state = useMapState();
  const height = useChartHeight();
  const { type, level, span, years, by, view, pool } = state;
  const answer = useCall(client, industryEntries.industryMap, {
    type,
    level: Number(level),
    span,
    years,
    ...(pool === undefined ? {} : { pool }),
  });
  const { data } = answer;
  const subject = data?.poolName ?? `${VARIANT_TITLES[type]} ${LEVEL_TITLES[level]}行业`;
  const map = useMemo(
    () => data && treemapSpec(data, { by, span: Number(span), subject }),
    [data, by, span, subject],
  );
  const rotation = useMemo(() => data && rotationSpec(data, subject), [data, subject]);
  const open = useCallback(
    (key: string): void => {
      const tile = data?.tiles.find((one) => keyOf(one) === key);
      const path = tile === undefined ? null : tilePath(tile, type);
      if (path !== null) navigate(path);
    },
    [data, type, navigate],
  );
  return (
    <Page
      band={
        <PageHead
          title="市场地图"
          sub={data?.since && `${data.since} 收盘至 ${data.asOf}`}
          actions={
            <Segmented
              aria-label="视图"
              value={view}
              options={VIEWS.map((value) => ({ value, label: VIEW_TITLES[value] }))}
              onChange={state.choose.view}
            />
          }
        />
      }
    >
      <Panel>
        <Choices state={state} poolName={data?.poolName ?? null} />
      </Panel>
      {view === 'table' && data && data.tiles.length > 0 ? (
        <HeatTable
          tiles={data.tiles}
          type={type}
          span={Number(span)}
          {...(pool === undefined ? { onMembers: state.choose.pool } : {})}
        />
      ) : (
        <div className="industry-map-pair">
          <ChartPanel
            title={subject}
            answer={answer}
            spec={map}
            empty={EMPTY}
            height={height}
            onPress={open}
          />
          <ChartPanel
            title="轮动象限"
            answer={answer}
            spec={rotation}
            empty={{ title: '没有轮动', cause: '指数不足 80 个交易日' }}
            height={height}
            onPress={open}
          />
        </div>
      )}
    </Page>
  );
}

interface ChoicesProps {
  readonly state: MapState;
  readonly poolName: string | null;
}

function Choices({ state, poolName }: ChoicesProps): ReactElement {
  const { type, level, span, years, by, view, pool, choose } = state;
  return (
    <div className="industry-map-choices">
      {pool === undefined ? (
        <>
          <Labelled label="分类">
            <Segmented
              aria-label="分类"
              value={type}
              options={VARIANTS.map((value) => ({ value, label: VARIANT_TITLES[value] }))}
              onChange={choose.type}
            />
          </Labelled>
          <Labelled label="层级">
            <Segmented
              aria-label="层级"
              value={level}
              options={LEVELS.map((value) => ({ value, label: LEVEL_TITLES[value] }))}
              onChange={choose.level}
            />
          </Labelled>
        </>
      ) : (
        <span>
          {poolName ?? '行业'}的成份公司 <Button onClick={() => choose.pool(null)}>返回行业</Button>
        </span>
      )}
      <Labelled label="区间">
        <Segmented
          aria-label="区间"
          value={span}
          options={MAP_SPANS.map((value) => ({ value, label: SPAN_TITLES[value] }))}
          onChange={choose.span}
        />
      </Labelled>
      <Labelled label="着色">
        <Segmented
          aria-label="着色"
          value={by}
          options={MAP_MEASURES.map((value) => ({ value, label: MEASURES[value].title }))}
          onChange={choose.by}
        />
      </Labelled>
      {(by === 'pe' || view === 'table') && (
        <Labelled label="PE 分位区间">
          <Segmented
            aria-label="PE 分位区间"
            value={years}
            options={VALUATION_SPANS.map((value) => ({ value, label: YEAR_TITLES[value] }))}
            onChange={choose.years}
          />
        </Labelled>
      )}
    </div>
  );
}

/** A choice with its name before it; read out by the choice itself. */
function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="c-row">
      <span className="c-panel-sub" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

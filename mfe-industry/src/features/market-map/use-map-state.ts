import { VALUATION_SPANS, type ValuationSpan } from '@console/contract-core';
import {
  MAP_MEASURES,
  MAP_SPANS,
  VARIANTS,
  type MapMeasureName,
  type MapSpan,
  type Variant,
} from '@console/contract-industry';
import { useAddressValue, useChoice } from '@console/ui/data';

export const LEVELS = ['1', '2', '3'] as const;
export type MapLevel = (typeof LEVELS)[number];
export const VIEWS = ['map', 'table'] as const;
export type MapView = (typeof VIEWS)[number];

/** The choices of the map, all kept in the address. */
export interface MapState {
  readonly type: Variant;
  readonly level: MapLevel;
  readonly span: MapSpan;
  /** The span of the PE percentile. */
  readonly years: ValuationSpan;
  readonly by: MapMeasureName;
  readonly view: MapView;
  /** The industry whose members are shown, instead of a level. */
  readonly pool: number | undefined;
  readonly choose: {
    readonly type: (type: Variant) => void;
    readonly level: (level: MapLevel) => void;
    readonly span: (span: MapSpan) => void;
    readonly years: (years: ValuationSpan) => void;
    readonly by: (by: MapMeasureName) => void;
    readonly view: (view: MapView) => void;
    readonly pool: (pool: number | null) => void;
  };
}

export function useMapState(): MapState {
  const [type, chooseType] = useChoice('type', VARIANTS, 'default');
  const [level, chooseLevel] = useChoice('level', LEVELS, '1');
  const [span, chooseSpan] = useChoice('span', MAP_SPANS, '1');
  const [years, chooseYears] = useChoice('years', VALUATION_SPANS, '5');
  const [by, chooseBy] = useChoice('by', MAP_MEASURES, 'change');
  const [view, chooseView] = useChoice('view', VIEWS, 'map');
  const [asked, ask] = useAddressValue('pool');
  const choosePool = (pool: number | null): void => ask(pool === null ? null : String(pool));
  return {
    type,
    level,
    span,
    years,
    by,
    view,
    pool: /^[1-9]\d{0,14}$/.test(asked ?? '') ? Number(asked) : undefined,
    choose: {
      type: chooseType,
      level: chooseLevel,
      span: chooseSpan,
      years: chooseYears,
      by: chooseBy,
      view: chooseView,
      pool: choosePool,
    },
  };
}

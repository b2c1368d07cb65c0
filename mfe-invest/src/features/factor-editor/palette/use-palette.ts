import { factorCalls, indicatorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import type { Answer } from '@console/ui';
import { useMemo, useState } from 'react';
import { client } from '../../../client.ts';
import { useSettled } from '../use-settled.ts';
import {
  factorCategories,
  indicatorCategories,
  leafNames,
  ruleCategories,
  type PaletteCategory,
} from './palette-trees.ts';

export type PaletteKind = 'indicator' | 'factor' | 'rule';

export interface Palette {
  readonly kind: PaletteKind;
  readonly choose: (kind: PaletteKind) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly answer: Answer<readonly PaletteCategory[]>;
  /** The number of leaves to search, as in 78 个指标; undefined until it is known. */
  readonly count: number | undefined;
  /** Names of everything that can be added to the canvas, by ref. */
  readonly names: Readonly<Record<string, string>>;
}

const QUIET_MS = 200;

/** The leaves that factors can be made of, and those that are shown. */
export function usePalette(factorId: number | null): Palette {
  const [kind, choose] = useState<PaletteKind>('indicator');
  const [search, setSearch] = useState('');
  const sought = useSettled(search.trim(), QUIET_MS);
  const input = sought === '' ? {} : { search: sought };
  const allIndicators = useCall(client, indicatorCalls.indicatorTree, {}, { staleTime: FRESH_MS });
  const allFactors = useCall(client, factorCalls.factorTree, {});
  const indicators = useCall(client, indicatorCalls.indicatorTree, input, {
    enabled: kind === 'indicator',
    keepPrevious: true,
    staleTime: FRESH_MS,
  });
  const factors = useCall(client, factorCalls.factorTree, input, {
    enabled: kind === 'factor',
    keepPrevious: true,
  });
  const names = useMemo(
    () => ({
      ...leafNames(indicatorCategories(allIndicators.data ?? [])),
      ...leafNames(factorCategories(allFactors.data ?? [], null)),
    }),
    [allIndicators.data, allFactors.data],
  );
  const categories = {
    indicator: () => indicators.data && indicatorCategories(indicators.data),
    factor: () => factors.data && factorCategories(factors.data, factorId),
    rule: () => ruleCategories(search),
  }[kind]();
  const whole = {
    indicator: () => allIndicators.data && indicatorCategories(allIndicators.data),
    factor: () => allFactors.data && factorCategories(allFactors.data, factorId),
    rule: () => ruleCategories(''),
  }[kind]();
  const asked = kind === 'indicator' ? indicators : kind === 'factor' ? factors : null;
  return {
    kind,
    choose,
    search,
    setSearch,
    answer: {
      data: categories,
      isError: asked?.isError ?? false,
      error: asked?.error ?? null,
      refetch: () => asked?.refetch(),
    },
    count: whole?.reduce((sum, { leaves }) => sum + leaves.length, 0),
    names,
  };
}

/**
 * Milliseconds before they are loaded again: indicators are the market data's columns, which change with a
 * release.
 */
const FRESH_MS = 600_000;

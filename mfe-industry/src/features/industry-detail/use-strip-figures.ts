import { coverageText, INDUSTRY_DETAIL_PATH } from '@console/contract-core';
import { industryEntries, type Industry } from '@console/contract-industry';
import { useCall } from '@console/platform';
import type { StripFigure } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { client } from '../../client.ts';
import { useMembers } from './members-switch.tsx';
import { searchWithMove, type Move } from './moves/use-move.ts';

/** The industry's newest figures, each leading to what made it move, and of what they are made. */
export function useStripFigures(industry: Industry | undefined): {
  readonly figures: readonly StripFigure[];
  /** `23 / 25 家 · 截至 2026-07-02`; undefined until the figures are there. */
  readonly about: string | undefined;
} {
  const [search] = useSearch();
  const members = useMembers();
  const { data } = useCall(
    client,
    industryEntries.strip,
    { dataId: industry?.industryId ?? 0, ...(members === undefined ? {} : { members }) },
    { enabled: industry !== undefined },
  );
  const to = (move: Move): string => `${INDUSTRY_DETAIL_PATH}?${searchWithMove(search, move)}`;
  const figures: readonly StripFigure[] = [
    { label: '总市值', value: data?.totalCapital, unit: 'hundredMillionYuan', to: to('capital') },
    { label: '行业指数', value: data?.industryIndex, unit: 'number', to: to('index') },
    { label: '涨跌幅', value: data?.changeRate, unit: 'percent', signed: true },
    { label: 'PE(TTM)', value: data?.pe, unit: 'multiple', to: to('pe') },
    { label: 'PB', value: data?.pb, unit: 'multiple', to: to('pb') },
    { label: 'PS(TTM)', value: data?.ps, unit: 'multiple', to: to('ps') },
  ];
  const coverage = coverageText(data);
  return { figures, about: coverage && `${coverage} · 截至 ${data?.asOf ?? '—'}` };
}

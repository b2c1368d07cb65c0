import { CALC_RULES, FACTOR_KINDS, FACTOR_SOURCES, unitText, type Factor } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { LatestRun } from './latest-run.tsx';

/** Facts about the saved factor: its last backtest, what follows from its graph, and who saved it. */
export function FactorFacts({ factor }: { readonly factor: Factor }): ReactElement {
  const { id, factorIsSingle, factorSource, sourceStr, calcRule, unit, version, usedBy } = factor;
  const facts = [
    ['因子类型', titleOf(FACTOR_KINDS, factorIsSingle)],
    ['因子来源', titleOf(FACTOR_SOURCES, factorSource)],
    ['来源内容', sourceStr],
    ['计算规则', titleOf(CALC_RULES, calcRule)],
    ['单位', unitText(unit)],
    ['版本', `v${version}`],
    ['被引用', `${usedBy} 个因子`],
    ['创建', byWhom(factor.createdUser, factor.createdTime)],
    ['更新', byWhom(factor.updatedUser, factor.updatedTime)],
  ] as const;
  return (
    <>
      <LatestRun factorId={id} version={version} />
      <dl className="factor-facts" aria-label="已保存的因子">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function titleOf(titles: Readonly<Record<number, string>>, value: number | null): string {
  return value === null ? '' : (titles[value] ?? '');
}

const byWhom = (user: string | null, time: string): string =>
  [user, time.slice(0, 16)].filter(Boolean).join(' ');

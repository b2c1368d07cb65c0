import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import type { HorizonPanelsProps } from './ic-panels.tsx';
import { SpecPanel } from '../spec-panel.tsx';
import { cumulativeSpec } from '../specs/cumulative-spec.ts';
import { drawnHorizons, quantileSpec } from '../specs/quantile-spec.ts';
import { BASES, basesOf, RETURN_BASES, type ReturnBasis } from '../specs/return-basis.ts';
import { Term } from '../term.tsx';

/** The wealth of each quantile, and its mean return with its error, measured against the chosen basis. */
export function QuantilePanels({ report, words, horizon }: HorizonPanelsProps): ReactElement {
  const [asked, choose] = useChoice('basis', BASES, 'raw');
  const bases = basesOf(report);
  const basis = bases.includes(asked) ? asked : 'raw';
  const curves = useMemo(() => cumulativeSpec(report, words, basis), [report, words, basis]);
  const bars = useMemo(
    () => quantileSpec(report, words, { basis, horizon }),
    [report, words, basis, horizon],
  );
  const left = report.horizons.length - drawnHorizons(report, horizon).length;
  return (
    <>
      <SpecPanel
        title={<Term metric="quantileWealth" />}
        sub="等权，未扣费用"
        spec={curves}
        cause="持有期中没有 1 日时不计算累计净值"
        actions={<BasisChoice bases={bases} basis={basis} choose={choose} />}
      />
      <SpecPanel
        title={<Term metric="quantileReturn" />}
        sub={
          <>
            {basis === 'raw' ? (
              <Term metric="standardError">误差线 1 倍标准误</Term>
            ) : (
              <Term metric={basis}>{RETURN_BASES[basis]}</Term>
            )}
            {left > 0 && ` · 另有 ${left} 个持有期见数据表`}
          </>
        }
        spec={bars}
      />
    </>
  );
}

interface BasisChoiceProps {
  readonly bases: readonly ReturnBasis[];
  readonly basis: ReturnBasis;
  readonly choose: (basis: ReturnBasis) => void;
}

const BasisChoice = ({ bases, basis, choose }: BasisChoiceProps): ReactElement => (
  <Segmented
    aria-label="收益口径"
    value={basis}
    options={bases.map((value) => ({ value, label: RETURN_BASES[value] }))}
    onChange={choose}
  />
);

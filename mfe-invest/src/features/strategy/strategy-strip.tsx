import type { StrategyDetail } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { CopyIcon, EntityStrip, lazyPage, type StripFigure } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { copyStrategyPath } from '../../strategy-parts/strategy-paths.ts';
import { StrategyStatus } from '../../strategy-parts/strategy-status.tsx';
import { frequencyText, typeTitle } from '../../strategy-parts/strategy-words.ts';

const StopStrategyDialog = lazyPage(
  () => import('../../strategy-parts/stop-strategy-dialog.tsx').then((file) => file.StopStrategyDialog),
  <></>,
);

interface StrategyStripProps {
  /** Undefined while it is loading. */
  readonly strategy: StrategyDetail | undefined;
  readonly onBack: () => void;
}

/** A strategy's name, state and newest figures, and what its editors can do with it. */
export function StrategyStrip({ strategy, onBack }: StrategyStripProps): ReactElement {
  const { navigate } = usePlatform();
  const mayEdit = useCan('tzgl_edit');
  const [stopping, setStopping] = useState(false);
  if (!strategy) return <EntityStrip name="投资策略详情" code={null} onBack={onBack} />;
  return (
    <>
      <EntityStrip
        name={strategy.strategyName}
        code={<span>{typeTitle(strategy.strategyType)}</span>}
        meta={metaOf(strategy)}
        lead={{ label: '累计收益率', value: strategy.earningRate, unit: 'percent' }}
        figures={figuresOf(strategy)}
        onBack={onBack}
        actions={
          <>
            <StrategyStatus status={strategy.status} />
            {mayEdit && (
              <Button icon={<CopyIcon />} onClick={() => navigate(copyStrategyPath(strategy.strategyId))}>
                复制
              </Button>
            )}
            {mayEdit && strategy.status !== 0 && <Button onClick={() => setStopping(true)}>停止运行</Button>}
          </>
        }
      />
      {stopping && <StopStrategyDialog strategy={strategy} onClose={() => setStopping(false)} />}
    </>
  );
}

/** 周频调仓 10 只 */
const metaOf = ({ adjustFrequency, stockQuantity, stocks }: StrategyDetail): string =>
  `${frequencyText(adjustFrequency)} ${stockQuantity ?? stocks.length} 只`;

const figuresOf = ({ assets, initialCapital, statisDays }: StrategyDetail): readonly StripFigure[] => [
  { label: '总资产', value: assets, unit: 'yuan' },
  { label: '初始资金', value: initialCapital, unit: 'hundredMillionYuan' },
  { label: '统计天数', value: statisDays, unit: 'integer' },
];

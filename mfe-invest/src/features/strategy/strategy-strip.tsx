import {
  strategyRecordCalls,
  strategyRecordTables,
  type StrategyDetail,
  type StrategyPerformance,
} from '@console/contract-invest';
import { useCall, useCan, usePlatform } from '@console/platform';
import { ChangeText, CopyIcon, EntityStrip, lazyPage, type StripFigure } from '@console/ui';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
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
  const strategyId = strategy?.strategyId ?? 0;
  const posted = { enabled: strategy !== undefined && strategy.reportDate !== null };
  const figures = useCall(client, strategyRecordCalls.strategyPerformance, { strategyId }, posted);
  const newest = useCall(
    client,
    strategyRecordTables.strategyReports,
    { strategyId, page: 0, size: 1 },
    posted,
  );
  if (!strategy) return <EntityStrip name="投资策略详情" code={null} onBack={onBack} />;
  return (
    <>
      <EntityStrip
        name={strategy.strategyName}
        code={<span>{typeTitle(strategy.strategyType)}</span>}
        meta={metaOf(strategy)}
        lead={{
          label: '累计收益率',
          value: strategy.earningRate,
          unit: 'percent',
          note: (
            <>
              当日 <ChangeText value={newest.data?.content[0]?.dayRate} unit="percent" suffix="%" />
            </>
          ),
        }}
        figures={figuresOf(strategy, figures.data)}
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

function figuresOf(
  { assets, initialCapital, statisDays }: StrategyDetail,
  data: StrategyPerformance | undefined,
): readonly StripFigure[] {
  const { annualReturn, maxDrawdown, sharpe } = data?.performance ?? {};
  return [
    { label: '总资产', value: assets, unit: 'yuan' },
    { label: '初始资金', value: initialCapital, unit: 'hundredMillionYuan' },
    { label: '统计天数', value: statisDays, unit: 'integer' },
    { label: '年化收益率', value: annualReturn, unit: 'percent', signed: true },
    { label: '最大回撤', value: maxDrawdown, unit: 'percent', wide: true },
    { label: '夏普比率', value: sharpe, unit: 'number', wide: true },
    { label: '信息比率', value: data?.relative?.informationRatio, unit: 'number', wide: true },
  ];
}

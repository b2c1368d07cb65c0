import { STRATEGY_TYPES, type PreviewedStock, type StrategyType } from '@console/contract-invest';
import { Num, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { StockName } from '../../strategy-parts/stock-name.tsx';
import { lackingText } from '../../strategy-parts/lacking-text.ts';
import { WideRows } from '../../strategy-parts/wide-rows.tsx';

interface PreviewStocksProps {
  readonly strategyType: StrategyType;
  readonly stocks: readonly PreviewedStock[];
}

/** The stocks that the style or factor chooses now, what each would take, and what cannot be had of it and why. */
export function PreviewStocks({ strategyType, stocks }: PreviewStocksProps): ReactElement {
  return (
    <WideRows label="入选股票">
      <SmallTable
        rows={stocks}
        keyOf={({ stockCode }) => stockCode}
        empty={{ title: '没有可选的股票', cause: '可选的公司为空，或没有一只股票有所需的指数或因子值。' }}
        columns={strategyType === STRATEGY_TYPES.intelligent ? FACTOR_COLUMNS : COLUMNS}
      />
    </WideRows>
  );
}

const NAMES: readonly SmallColumn<PreviewedStock>[] = [
  { title: '公司简称', heading: true, cell: (stock) => <StockName {...stock} /> },
  { title: '股票代码', cell: ({ stockCode }) => stockCode },
];
const MONEY: readonly SmallColumn<PreviewedStock>[] = [
  { title: '权重', unit: '%', number: true, cell: ({ weight }) => <Num value={weight} unit="percent" /> },
  { title: '收盘价', unit: '元', number: true, cell: ({ close }) => <Num value={close} unit="yuan" /> },
  { title: '目标股数', number: true, cell: ({ wished }) => <Num value={wished} unit="shares" /> },
  { title: '首日可买', number: true, cell: ({ shares }) => <Num value={shares} unit="shares" /> },
  { title: '金额', unit: '元', number: true, cell: ({ amount }) => <Num value={amount} unit="yuan" /> },
  { title: '费用', unit: '元', number: true, cell: ({ cost }) => <Num value={cost} unit="yuan" /> },
  { title: '买不足的原因', cell: ({ lacking }) => lackingText(lacking) },
];
const COLUMNS: readonly SmallColumn<PreviewedStock>[] = [
  ...NAMES,
  { title: '风格指数', number: true, cell: ({ styleIndex }) => <Num value={styleIndex} unit="number" /> },
  {
    title: '修正公司配置',
    number: true,
    cell: ({ correctionCorpConfig }) => <Num value={correctionCorpConfig} unit="number" />,
  },
  ...MONEY,
];
const FACTOR_COLUMNS: readonly SmallColumn<PreviewedStock>[] = [
  ...NAMES,
  { title: '因子值', number: true, cell: ({ factorValue }) => <Num value={factorValue} unit="number" /> },
  ...MONEY,
];

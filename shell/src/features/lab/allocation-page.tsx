import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import { Code, Page, PageHead, Panel, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';

/** Invented companies and figures: 3§2.25 asks for fixed sample rows. */
const ROWS = [
  {
    code: '688921.SH',
    name: '华岚精工',
    industry: '自动化设备',
    style: 3.82,
    success: 0.64,
    corp: 71.2,
    zbph: 66.4,
    system: 0.12,
  },
  {
    code: '688937.SH',
    name: '启澜微电',
    industry: '半导体',
    style: 3.51,
    success: 0.58,
    corp: 68.9,
    zbph: 74.1,
    system: 0.11,
  },
  {
    code: '301897.SZ',
    name: '沧源锂能',
    industry: '电池',
    style: 2.94,
    success: 0.52,
    corp: 59.3,
    zbph: 61.7,
    system: 0.1,
  },
  {
    code: '603968.SH',
    name: '景桓电气',
    industry: '电网设备',
    style: 3.27,
    success: 0.61,
    corp: 70.4,
    zbph: 58.8,
    system: 0.11,
  },
  {
    code: '301942.SZ',
    name: '云岫软件',
    industry: '软件开发',
    style: 2.66,
    success: 0.47,
    corp: 55.1,
    zbph: 63.2,
    system: 0.09,
  },
  {
    code: '603977.SH',
    name: '北辰航材',
    industry: '航空装备',
    style: 3.05,
    success: 0.55,
    corp: 62.6,
    zbph: 57.9,
    system: 0.1,
  },
  {
    code: '301958.SZ',
    name: '凌霄传动',
    industry: '汽车零部件',
    style: 2.88,
    success: 0.53,
    corp: 60.8,
    zbph: 52.4,
    system: 0.09,
  },
  {
    code: '605991.SH',
    name: '岱岳矿业',
    industry: '工业金属',
    style: 2.41,
    success: 0.49,
    corp: 51.7,
    zbph: 48.6,
    system: 0.08,
  },
  {
    code: '688953.SH',
    name: '瑞衡生物',
    industry: '化学制药',
    style: 2.73,
    success: 0.5,
    corp: 57.5,
    zbph: 55.3,
    system: 0.1,
  },
  {
    code: '603954.SH',
    name: '沐阳家居',
    industry: '家居用品',
    style: 2.19,
    success: 0.45,
    corp: 49.8,
    zbph: 46.1,
    system: 0.1,
  },
] as const;

type Row = (typeof ROWS)[number];

const figure = (
  key: 'style' | 'success' | 'corp' | 'zbph' | 'system',
  title: string,
  unit: UnitId,
  foot?: number,
): SmallColumn<Row> => ({
  title,
  head: (
    <>
      {title} <span className="c-hint">{UNITS[unit].text}</span>
    </>
  ),
  number: true,
  cell: (row) => formatNumber(row[key], { unit }),
  foot: foot === undefined ? undefined : formatNumber(foot, { unit }),
});

const COLUMNS: readonly SmallColumn<Row>[] = [
  {
    title: '股票代码',
    cell: ({ code }) => <Code code={code.slice(0, 6)} suffix={code.slice(7)} />,
    foot: '合计',
  },
  { title: '股票简称', cell: ({ name }) => name },
  { title: '申万行业', cell: ({ industry }) => industry },
  figure('style', '风格指数', 'number'),
  figure('success', '投资成功率', 'percent'),
  figure('corp', '公司比较指数', 'number'),
  figure('zbph', '资本偏好指数', 'number'),
  figure(
    'system',
    '系统配置',
    'percent',
    ROWS.reduce((sum, { system }) => sum + system, 0),
  ),
];

/** A fixed table of stock allocation indexes: 3§2.25. */
export default function AllocationPage(): ReactElement {
  return (
    <Page band={<PageHead title="股票配置指标" sub="固定示例数据，不随行情变化" />}>
      <Panel title="股票配置指标" sub={`共 ${ROWS.length} 只`} flush>
        <SmallTable columns={COLUMNS} rows={ROWS} keyOf={({ code }) => code} />
      </Panel>
    </Page>
  );
}

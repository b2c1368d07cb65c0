import { tooltipHtml } from './tooltip-html.ts';

test('a gap shows its reason under the pointer, where that is known', () => {
  const growth = {
    name: '同比',
    unit: 'percent' as const,
    values: [0.25, null, null],
    reasons: [undefined, '基数为负', undefined],
  };
  const figures = { over: '期间', labels: ['2024Y', '2025Y', '2026Y'], columns: [growth] };
  const shown = [0, 1, 2].map((at) => /<dd>(.*)<\/dd>/.exec(tooltipHtml(figures, at))?.[1]);
  expect(shown).toEqual(['25.00%', '— 基数为负', '—']);
});

test('a change has its sign, and the colour of its side', () => {
  const change = { name: '涨跌幅', unit: 'percent' as const, signed: true as const, values: [0.1, -0.1, 0] };
  const figures = { over: '日期', labels: ['甲', '乙', '丙'], columns: [change] };
  const shown = [0, 1, 2].map((at) => /<dd.*<\/dd>/.exec(tooltipHtml(figures, at))?.[0]);
  expect(shown).toEqual([
    '<dd class="chart-up">+10.00%</dd>',
    '<dd class="chart-down">−10.00%</dd>',
    '<dd>0.00%</dd>',
  ]);
});

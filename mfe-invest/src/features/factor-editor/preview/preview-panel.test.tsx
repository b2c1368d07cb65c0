import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { beginEditing } from '../draft/editor-state.ts';
import { aGraph } from '../testing/a-factor.ts';
import { layOutFlow } from '../testing/lay-out-flow.ts';
import { PREVIEW } from '../testing/open-editor.tsx';
import { DiagnosisPanel } from './diagnosis-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import type { PreviewState } from './use-factor-preview.ts';

const FIRST: PreviewState = {
  preview: undefined,
  unit: null,
  old: true,
  outdated: false,
  loading: true,
  error: null,
  retry: () => undefined,
};
const hint = (): HTMLElement | null => screen.queryByText(/首次读取行情/);

beforeAll(layOutFlow);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the first preview', () => {
  it('says what it is waiting for after a second, and no sooner', () => {
    const { rerender } = render(<PreviewPanel state={FIRST} name="" />);
    act(() => void jest.advanceTimersByTime(999));
    expect(hint()).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(hint()?.getAttribute('role')).toBe('status');
    rerender(<PreviewPanel state={{ ...FIRST, loading: false }} name="" />);
    expect(hint()).toBeNull();
  });
});

describe('figures', () => {
  const amounts = { mean: 4e9, median: 3.5e9, std: 1e9, min: 1.5e8, max: 2.345e12 };
  const shown = (unit: string | null): PreviewState => ({
    old: false,
    outdated: false,
    loading: false,
    error: null,
    retry: () => undefined,
    unit,
    preview:
      unit === null
        ? PREVIEW
        : {
            ...PREVIEW,
            summary: amounts,
            top: [{ securityId: 7, stockCode: '688921', shortName: '华岚精工', value: 2.345e12 }],
          },
  });
  const begun = () => beginEditing({ draft: { graph: aGraph(), layout: {} }, formula: '' });
  const textOf = (selector: string): string | null | undefined =>
    document.querySelector(selector)?.textContent;

  it('show their unit once and are drawn in it, in the sample', () => {
    const { rerender } = render(<PreviewPanel state={shown('yuan')} name="质量动量合成" />);
    expect(textOf('.factor-top h3')).toBe('得分最高抽样内，亿元');
    expect(textOf('.factor-top li')).toBe('华岚精工23,450.00');
    expect(textOf('.factor-figures')).toBe('n190均值40.00中位35.00标准差10.00缺失10单位亿元');
    expect(screen.getByText('单位 亿元 · 来源 因子计算 · 截至 2026-11-20')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^质量动量合成 截面分布：2 个区间，从 / })).toBeTruthy();
    rerender(<DiagnosisPanel state={begun()} shown={shown('yuan')} />);
    expect(screen.getByText('取值范围（抽样内）').nextSibling?.textContent).toBe('1.50 ~ 23,450.00 亿元');
  });

  it('without a unit have none', () => {
    const { rerender } = render(<PreviewPanel state={shown(null)} name="质量动量合成" />);
    expect(textOf('.factor-top h3')).toBe('得分最高抽样内');
    expect(textOf('.factor-figures')).not.toContain('单位');
    rerender(<DiagnosisPanel state={begun()} shown={shown(null)} />);
    expect(screen.getByText('取值范围（抽样内）').nextSibling?.textContent).toBe('0.31 ~ 99.87');
  });
});

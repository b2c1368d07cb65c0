import { MESSAGES } from '@console/contract-core';
import { refusal } from '@console/ui/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A_FORMULA, aGraph } from './testing/a-factor.ts';
import { madeUpCheck } from './testing/made-up-check.ts';
import {
  ADDRESS,
  PREVIEW,
  openEditor,
  formula,
  passed,
  press,
  typeFormula,
  nodes,
  chooseNode,
  lastCheck,
  shortcut,
} from './testing/open-editor.tsx';

describe('a factor', () => {
  it('is shown as a graph and as a formula, checked, with a preview', async () => {
    const opened = openEditor();
    expect((await formula()).value).toBe(A_FORMULA);
    await passed();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('质量动量合成');
    expect(nodes()).toEqual(['ROE', '截面百分位', '收盘价', '变化计算', '加权计算']);
    expect(screen.getByText('复合因子', { selector: '.factor-tag' })).toBeTruthy();
    expect(lastCheck(opened)).toEqual({ relationMap: aGraph(), id: 12 });
    expect(await screen.findByText('华岚精工')).toBeTruthy();
    expect(screen.getByText('49.45')).toBeTruthy();
    expect(screen.getByText('95.0%')).toBeTruthy();
    expect([opened.titles.at(-1), opened.unsaved()]).toEqual(['因子 质量动量合成', false]);
  });

  it('links back to the list, and to a backtest of itself', async () => {
    const opened = openEditor();
    await passed();
    await press('返回');
    await press('运行回测');
    expect(opened.visited).toEqual(['/divisor/list', '/divisor/backtest?new=1&formId=12']);
  });

  it.each([ADDRESS.replace('12', 'abc'), ADDRESS])('is reported missing at %s', async (address) => {
    openEditor({ address, more: { 'invest.factor': () => refusal(MESSAGES.notFound) } });
    expect(await screen.findByText('没有这个因子')).toBeTruthy();
  });

  it('cannot be changed by users who may only look', async () => {
    openEditor({ authorities: ['yzgl_view'] });
    expect((await formula()).readOnly).toBe(true);
    await passed();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(screen.queryByRole('button', { name: '运行回测' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '因子名称' }).disabled).toBe(true);
  });
});

describe('an edit', () => {
  it('of the formula changes the graph, keeps the ids of the graph before, and is stored in the browser', async () => {
    const opened = openEditor();
    await passed();
    await typeFormula('cross_percentile(ROE)');
    await waitFor(() => expect(nodes()).toEqual(['ROE', '截面百分位']));
    expect(lastCheck(opened)).toEqual({ formula: 'cross_percentile(ROE)', previous: aGraph(), id: 12 });
    expect(opened.unsaved()).toBe(true);
    expect((await screen.findByText(/已自动保存到本机/)).textContent).toContain('v7 草稿');
    expect(window.localStorage.getItem('factor-draft:000000:1:12')).toContain('"output":"n2"');
  });

  it('of the formula that cannot be parsed reports why and where, and leaves the graph', async () => {
    openEditor();
    await passed();
    await typeFormula('cross_percentile(');
    await press('1 处错误 公式不完整');
    await press('公式不完整');
    expect(nodes()).toHaveLength(5);
    const field = await formula();
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
    expect(document.querySelector('[data-faulty]')?.textContent).toBe('(');
  });

  it('of the formula that cannot be parsed leaves a canvas that says so, until it can be', async () => {
    openEditor();
    await passed();
    await typeFormula('cross_percentile(');
    const canvas = screen.getByRole('region', { name: '因子图' });
    expect(await within(canvas).findByText('公式有误，图仍为上一次可读的公式')).toBeTruthy();
    expect(canvas.getAttribute('data-behind')).toBe('true');
    // The text typed next is not checked yet: nothing flickers.
    await typeFormula('cross_percentile(ROE');
    expect(canvas.getAttribute('data-behind')).toBe('true');
    await typeFormula('cross_percentile(ROE)');
    await waitFor(() => expect(canvas.getAttribute('data-behind')).toBe('false'));
    expect(within(canvas).queryByText(/公式有误/)).toBeNull();
  });

  it('of a first formula that cannot be parsed leaves an empty canvas with a note about it', async () => {
    openEditor({ address: '/divisor/detail' });
    await typeFormula('cross_percentile(');
    expect(await screen.findByText('公式有误，改正后在此画出')).toBeTruthy();
    expect(screen.queryByText(/从左侧拖入/)).toBeNull();
  });

  it('from the palette by Enter adds to the canvas, and the formula follows', async () => {
    const opened = openEditor();
    await passed();
    chooseNode('加权计算');
    (await screen.findByRole('button', { name: /^ROE/, description: /双击/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nodes()).toHaveLength(6));
    await waitFor(async () =>
      expect((await formula()).value).toContain('kind: ratio), ROE, weights: [0.6, 0.4, 0.4]'),
    );
    expect(lastCheck(opened)?.['relationMap']).toMatchObject({ output: 'n5' });
    expect(screen.getByRole('heading', { name: '加权计算' })).toBeTruthy();
  });

  it('on the canvas connects the clicked handles, but makes no cycle', async () => {
    const opened = openEditor();
    await passed();
    const handle = (node: string, id: string): Element =>
      document.querySelector(`[data-nodeid="${node}"][data-handleid="${id}"]`) as Element;
    fireEvent.click(handle('n5', 'out'));
    fireEvent.click(handle('n2', 'in-0'));
    fireEvent.click(handle('n1', 'out'));
    fireEvent.click(handle('n5', 'in-2'));
    await waitFor(async () => expect((await formula()).value).toContain('weights: [0.6, 0.4, 0.4]'));
    const drawn = lastCheck(opened)?.['relationMap'] as ReturnType<typeof aGraph>;
    expect(drawn.nodes.map(({ inputs }) => inputs)).toEqual([[], ['n1'], [], ['n3'], ['n2', 'n4', 'n1']]);
  });

  it('by a drop from the palette adds an unconnected node', async () => {
    openEditor();
    await passed();
    const dropped = { types: ['application/x-factor-node'], getData: () => '{"kind":"rule","ref":"3"}' };
    const canvas = screen.getByRole('region', { name: '因子图' });
    const drop = createEvent.drop(canvas, { dataTransfer: dropped });
    fireEvent(canvas, Object.assign(drop, { clientX: 300, clientY: 200 }));
    await waitFor(() => expect(nodes()).toHaveLength(6));
    await press(/^2 处错误/);
    const faults = within(screen.getByRole('list', { name: '错误' }));
    expect(faults.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '截面百分位第 1 个输入尚未连接',
      '截面百分位该节点没有连接到输出',
    ]);
  });

  it('is undone and redone by the keyboard', async () => {
    openEditor();
    await passed();
    fireEvent.keyDown(chooseNode('变化计算'), { key: 'Delete' });
    await waitFor(() => expect(nodes()).toHaveLength(4));
    await screen.findByText('1 处错误');
    act(() => shortcut('z'));
    await waitFor(() => expect(nodes()).toHaveLength(5));
    await passed();
    act(() => shortcut('z', { shiftKey: true }));
    await waitFor(() => expect(nodes()).toHaveLength(4));
  });

  it('that was left unsaved is restored, and can be discarded', async () => {
    const draft = {
      basics: { name: '改名', treeFormId: 7, remark: '' },
      graph: aGraph(),
      layout: {},
      revision: 9,
      formula: A_FORMULA,
      typed: null,
    };
    window.localStorage.setItem('factor-draft:000000:1:12', JSON.stringify(draft));
    const opened = openEditor();
    expect(await screen.findByText(/已恢复上次未保存的修改/)).toBeTruthy();
    expect([screen.getByRole('heading', { level: 1 }).textContent, opened.unsaved()]).toEqual(['改名', true]);
    await press('放弃修改');
    await waitFor(() => expect(opened.unsaved()).toBe(false));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('质量动量合成');
    await waitFor(() => expect(window.localStorage.getItem('factor-draft:000000:1:12')).toBeNull());
  });

  it('that was an unparsed formula is restored as typed', async () => {
    const draft = {
      basics: {},
      graph: aGraph(),
      layout: {},
      revision: 9,
      formula: A_FORMULA,
      typed: 'mean(',
    };
    window.localStorage.setItem('factor-draft:000000:1:12', JSON.stringify(draft));
    const opened = openEditor();
    expect((await formula()).value).toBe('mean(');
    await screen.findByText('1 处错误');
    expect(opened.unsaved()).toBe(true);
    await press('撤销');
    expect((await formula()).value).toBe(A_FORMULA);
  });

  it('begins with an earlier version when that is restored', async () => {
    const old = {
      version: 3,
      formula: 'cross_percentile(ROE)',
      relationMap: { ...aGraph(), output: 'n2', nodes: aGraph().nodes.slice(0, 2) },
      createdUser: null,
      createdTime: '2026-05-01 10:00:00',
    };
    const opened = openEditor({ more: { 'invest.factorVersions': () => [old] } });
    await passed();
    await press('版本记录');
    await press('恢复 v3');
    await waitFor(() => expect(nodes()).toEqual(['ROE', '截面百分位']));
    expect([opened.said, opened.unsaved()]).toEqual([['已将 v3 恢复为草稿，保存后生效'], true]);
  });
});

describe('beside the editor', () => {
  it('the palette is searched by the service, and contains rules and functions too', async () => {
    const opened = openEditor();
    await userEvent.type(await screen.findByRole('textbox', { name: '搜索 1 个指标' }), 'roe');
    await waitFor(() => expect(opened.inputs('invest.indicatorTree').at(-1)).toEqual({ search: 'roe' }));
    await userEvent.clear(screen.getByRole('textbox', { name: '搜索 1 个指标' }));
    await userEvent.click(screen.getByText('规则', { selector: '.ant-segmented-item-label' }));
    const palette = within(screen.getByRole('region', { name: '指标、因子与规则' }));
    expect(palette.getByRole('button', { name: /^计算规则/ }).textContent).toBe('计算规则9');
    act(() => palette.getByRole('button', { name: /^满分标准/ }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('历史百分位2');
  });

  it('the relations show the factor’s inputs, and a company’s percentiles in them', async () => {
    const axes = ['截面百分位·ROE', '变化计算·收盘价', '质量动量合成'].map((name, at) => ({
      name,
      percentile: [80, null, 91.5][at],
      value: at,
    }));
    const security = { securityId: 7, stockCode: '688921', shortName: '华岚精工' };
    const indicator = { ref: 'income.roe@1', kind: 'indicator', name: 'ROE', factorId: null };
    const opened = openEditor({
      more: {
        'invest.relationTree': () => ({
          nodes: [{ ref: 'f12@7', kind: 'factor', name: '质量动量合成', factorId: 12 }, indicator],
          edges: [[0, 1]],
        }),
        'invest.factorValues': () => ({
          date: '2026-11-20',
          totalElements: 1,
          content: [{ ...security, rank: 1, value: 2, percentile: 91.5 }],
        }),
        'invest.factorRadar': () => ({ date: '2026-11-20', security, axes }),
      },
    });
    await passed();
    await press('关系');
    const shown = '截面百分位·ROE 80.00，变化计算·收盘价 —，质量动量合成 91.50';
    await screen.findByRole('img', { name: `华岚精工 688921 因子雷达：${shown}` });
    expect(screen.getByText('虚线为全市场中位 · 来源 因子计算 · 截至 2026-11-20')).toBeTruthy();
    expect(opened.inputs('invest.factorRadar')).toEqual([{ id: 12, securityId: 7 }]);
    expect(within(screen.getByRole('region', { name: '关系树' })).getByText('ROE')).toBeTruthy();
  });

  it('a preview that fails says why, and is loaded again', async () => {
    let tries = 0;
    openEditor({
      more: { 'invest.previewFactor': () => ((tries += 1) === 1 ? refusal(MESSAGES.internal) : PREVIEW) },
    });
    expect(await screen.findByText('预览没有算出')).toBeTruthy();
    await press('重试');
    expect(await screen.findByText('华岚精工')).toBeTruthy();
  });

  it('a check that fails says so, and is repeated', async () => {
    let tries = 0;
    openEditor({
      more: {
        'invest.checkFactor': (input) =>
          (tries += 1) === 1 ? refusal(MESSAGES.internal) : madeUpCheck(input),
      },
    });
    expect(await screen.findByText(/校验没有完成/)).toBeTruthy();
    await press('重试');
    await passed();
  });
});

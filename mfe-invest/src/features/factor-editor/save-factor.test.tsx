import { MESSAGES } from '@console/contract-core';
import { refusal, type Told } from '@console/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFactor, aGraph } from './testing/a-factor.ts';
import { openEditor, passed, press, typeFormula, nodes, shortcut } from './testing/open-editor.tsx';

describe('saving', () => {
  const rename = async (name: string): Promise<void> => {
    await passed();
    const field = await screen.findByRole('textbox', { name: '因子名称' });
    await userEvent.clear(field);
    await userEvent.type(field, name);
  };
  const saves = ({ inputs }: Told) => inputs('invest.saveFactor');

  it('sends the revision that was read, the graph and its positions', async () => {
    const opened = openEditor();
    await rename('新名');
    act(() => shortcut('s'));
    await waitFor(() => expect(opened.said).toEqual(['保存成功']));
    const [input] = saves(opened);
    expect(input).toMatchObject({
      id: 12,
      revision: 9,
      name: '新名',
      treeFormId: 7,
      remark: null,
      relationMap: aGraph(),
    });
    expect(Object.keys(input?.['layout'] as object)).toHaveLength(5);
    await waitFor(() => expect(opened.unsaved()).toBe(false));
    await rename('再改');
    await press('保存');
    await waitFor(() => expect(saves(opened)[1]).toMatchObject({ revision: 10, name: '再改' }));
  });

  it('waits for the check of the last edit, and refuses an invalid factor', async () => {
    const opened = openEditor();
    await passed();
    await typeFormula('cross_percentile(');
    act(() => shortcut('s'));
    await waitFor(() => expect(opened.said).toEqual(['因子有 1 处错误，请修正后保存：公式不完整']));
    await typeFormula('cross_percentile(ROE)');
    act(() => shortcut('s'));
    await waitFor(() => expect(saves(opened)).toHaveLength(1));
    expect(saves(opened)[0]?.['relationMap']).toMatchObject({ output: 'n2' });
  });

  it('that comes second keeps the user’s graph, and overwrites the other on request', async () => {
    let revision = 9;
    const opened = openEditor({
      more: {
        'invest.factor': () => aFactor({ revision }),
        'invest.saveFactor': (input) =>
          input['revision'] === 11 ? aFactor({ revision: 12 }) : refusal(MESSAGES.conflict),
      },
    });
    await rename('我的');
    revision = 11;
    await press('保存');
    expect(await screen.findByText('内容已被他人修改')).toBeTruthy();
    expect(opened.unsaved()).toBe(true);
    await press('覆盖');
    await waitFor(() => expect(opened.said).toEqual(['保存成功']));
    expect(saves(opened).map((input) => [input['revision'], input['name']])).toEqual([
      [9, '我的'],
      [11, '我的'],
    ]);
  });

  it('that comes second loads the saved factor on request, and undoing restores the user’s graph', async () => {
    let factor = aFactor();
    const theirs = { ...aGraph(), output: 'n2', nodes: aGraph().nodes.slice(0, 2) };
    openEditor({
      more: { 'invest.factor': () => factor, 'invest.saveFactor': () => refusal(MESSAGES.conflict) },
    });
    await rename('我的');
    factor = aFactor({ relationMap: theirs, formula: 'cross_percentile(ROE)', revision: 11, version: 8 });
    await press('保存');
    await press('载入最新');
    await waitFor(() => expect(nodes()).toEqual(['ROE', '截面百分位']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('我的');
    await press('撤销');
    expect(nodes()).toHaveLength(5);
  });
});

describe('a new factor', () => {
  it('asks for name and category, refuses a name that is taken, and opens its page', async () => {
    let taken = 1;
    const opened = openEditor({
      address: '/divisor/detail',
      more: { 'invest.factorNameCount': () => taken },
    });
    expect(await screen.findByText('尚未开始')).toBeTruthy();
    act(() => shortcut('s'));
    await waitFor(() => expect(opened.said).toEqual(['请先添加指标或输入公式']));
    await typeFormula('cross_percentile(ROE)');
    await waitFor(() => expect(nodes()).toHaveLength(2));
    await passed();
    await press('保存');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: '因子名称' });
    await userEvent.type(name, '质量');
    await userEvent.tab();
    expect(await dialog.findByText('因子名称重复，请重新输入')).toBeTruthy();
    taken = 0;
    await userEvent.clear(name);
    await userEvent.type(name, 'ROE');
    expect(dialog.getByText('已有同名指标，公式中无法区分，请换一个因子名称')).toBeTruthy();
    await userEvent.clear(name);
    await userEvent.type(name, '质量一号');
    expect(dialog.queryByText(/同名指标/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请选择因子分类')).toBeTruthy();
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: '因子分类' }));
    await userEvent.click(await screen.findByTitle('成长'));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(opened.visited).toEqual(['/divisor/detail?formId=12']));
    const [sent] = opened.asked.filter(({ id }) => id === 'invest.saveFactor');
    expect(sent?.input).toMatchObject({ name: '质量一号', treeFormId: 2, relationMap: { output: 'n2' } });
    expect([sent?.key === undefined, opened.unsaved()]).toEqual([false, false]);
    expect(window.localStorage.getItem('factor-draft:000000:1:new')).toBeNull();
  });

  it('begins as a copy of another', async () => {
    openEditor({ address: '/divisor/detail?copy=12' });
    await passed();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('质量动量合成 副本');
    expect(nodes()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: '版本记录' })).toBeNull();
  });

  it('cannot be begun by users who may not save it', async () => {
    openEditor({ address: '/divisor/detail', authorities: ['yzgl_view'] });
    expect(await screen.findByText('缺少权限 yzgl_edit')).toBeTruthy();
  });
});

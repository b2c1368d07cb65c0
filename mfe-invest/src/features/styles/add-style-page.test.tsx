import { STYLE_MESSAGES, STYLE_TEXTS } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { AddStylePage } from './add-style-page.tsx';
import { aStyle } from './testing/a-style.ts';
import { field, press, typeInto, typeWeights } from './testing/type-style.ts';

const inConsole = consoleOn(client);
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const answers: Answers = { 'invest.styleNameCount': () => 0, 'invest.addStyle': () => aStyle() };
const open = (more: Answers = {}): Told =>
  inConsole(<AddStylePage />, {
    address: '/investment/istyle/addnew',
    authorities: EDITOR,
    answers: { ...answers, ...more },
  });
const sent = ({ asked }: Told) => asked.filter(({ id }) => id === 'invest.addStyle');

describe('a new style', () => {
  it('is sent as it was typed, and the page returns to the list', async () => {
    const opened = open();
    expect(document.activeElement).toBe(field('风格名称'));
    await typeInto('风格名称', '成长');
    await typeWeights('0.1', '0.2', '0.7', '0.35', '0.65');
    expect(opened.unsaved()).toBe(true);
    await press('保存');
    await waitFor(() => expect(opened.visited).toEqual(['/investment/istyle']));
    expect(sent(opened)).toEqual([
      {
        id: 'invest.addStyle',
        service: 'invest',
        key: expect.stringMatching(/^[\w-]{8,128}$/),
        input: {
          styleName: '成长',
          comparisonIndexIndustryWeight: 0.1,
          comparisonIndexCorpWeight: 0.2,
          zbphIndexWeight: 0.7,
          styleIndexWeight: 0.35,
          liquidityIndexWeight: 0.65,
        },
      },
    ]);
    expect(opened.said).toEqual(['操作成功!']);
    expect(opened.unsaved()).toBe(false);
  });

  it('is followed by another one, typed from the start and sent under an idempotency key of its own', async () => {
    const opened = open();
    for (const round of [1, 2]) {
      await waitFor(() => expect(field('风格名称').value).toBe(''));
      await typeInto('风格名称', '成长');
      await typeWeights('0.1', '0.2', '0.7', '0.35', '0.65');
      await press('保存');
      await waitFor(() => expect(opened.visited).toHaveLength(round));
    }
    const [first, second] = sent(opened);
    expect(first?.key).not.toBe(second?.key);
  });

  it('is sent by Enter', async () => {
    const opened = open();
    await typeWeights('0.1', '0.2', '0.7', '0.35', '0.65');
    await userEvent.type(field('风格名称'), '成长{Enter}');
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
  });

  it('shows both sums while they are typed, and says which is not 1', async () => {
    open();
    const sums = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
    expect(sums()).toEqual(['合计0.00差 1.00', '合计0.00差 1.00']);
    expect(screen.queryByText(STYLE_TEXTS.indexSum)).toBeNull();
    await typeWeights('0.1', '0.2', '0.6', '0.35');
    expect(sums()).toEqual(['合计0.90差 0.10', '合计0.35差 0.65']);
    expect(screen.getByText(STYLE_TEXTS.indexSum).getAttribute('role')).toBe('alert');
    expect(screen.queryByText(STYLE_TEXTS.correctionSum)).toBeNull();
    await typeInto('流动性指数权重', '0.7');
    expect(screen.getByText(STYLE_TEXTS.correctionSum)).toBeTruthy();
    await typeInto('公司资本偏好指数权重', '0.7');
    await typeInto('流动性指数权重', '0.65');
    expect(sums()).toEqual(['合计1.00', '合计1.00']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose sum is not 1 is not sent', async () => {
    const opened = open();
    await typeInto('风格名称', '成长');
    await typeWeights('0.1', '0.2', '0.6', '0.35', '0.65');
    await press('保存');
    // The name was checked once when its field was left and once by saving: the form has been validated.
    await waitFor(() => expect(opened.asked).toHaveLength(2));
    expect(sent(opened)).toEqual([]);
    expect(opened.visited).toEqual([]);
  });

  it('without a name and weights shows the fault at each field', async () => {
    const opened = open();
    await press('保存');
    expect(await screen.findByText('请输入风格名称')).toBeTruthy();
    expect(await screen.findAllByText(STYLE_TEXTS.weight)).toHaveLength(5);
    expect(sent(opened)).toEqual([]);
  });

  it.each([
    ['一二三四五六七', '风格名称最多 6 个字'],
    ['  ', '请输入风格名称'],
  ])('may not be called %p', async (name, fault) => {
    open();
    await typeInto('风格名称', name);
    expect(await screen.findByText(fault)).toBeTruthy();
  });

  it('whose name is taken shows that when the field is left', async () => {
    const opened = open({ 'invest.styleNameCount': () => 1 });
    await typeInto('风格名称', ' 成长 ');
    expect(await screen.findByText(STYLE_TEXTS.nameTaken)).toBeTruthy();
    expect(opened.asked).toMatchObject([{ id: 'invest.styleNameCount', input: { name: '成长' } }]);
  });

  it('whose name was taken meanwhile shows the server’s answer at the field, and loses nothing', async () => {
    const opened = open({ 'invest.addStyle': () => refusal(STYLE_MESSAGES.nameTaken) });
    await typeInto('风格名称', '成长');
    await typeWeights('0.1', '0.2', '0.7', '0.35', '0.65');
    await press('保存');
    expect(await screen.findByText(STYLE_TEXTS.nameTaken)).toBeTruthy();
    expect(field('风格名称').value).toBe('成长');
    expect(field('公司资本偏好指数权重').value).toBe('0.70');
    expect([opened.visited, opened.unsaved()]).toEqual([[], true]);
  });

  it('that the server refuses otherwise shows the server’s cause', async () => {
    open({
      'invest.addStyle': () => refusal({ code: 'C0503', status: 503, text: '服务暂不可用，请稍后重试' }),
    });
    await typeInto('风格名称', '成长');
    await typeWeights('0.1', '0.2', '0.7', '0.35', '0.65');
    await press('保存');
    expect((await screen.findByRole('alert')).textContent).toContain('服务暂不可用，请稍后重试');
  });

  it('keeps weights within 0 and 1 and two decimals', async () => {
    open();
    await typeWeights('5', '-3', '0.126');
    expect(field('行业对比指数权重').value).toBe('1.00');
    expect(field('公司对比指数权重').value).toBe('0.00');
    expect(field('公司资本偏好指数权重').value).toBe('0.13');
  });

  it('steps by 0.1 without rounding errors', () => {
    open();
    const weight = field('行业对比指数权重');
    for (let step = 0; step < 3; step += 1) fireEvent.keyDown(weight, { key: 'ArrowUp', code: 'ArrowUp' });
    expect(weight.value).toBe('0.30');
  });

  it('has no stock pool until it is saved', async () => {
    const { said } = open();
    await userEvent.click(screen.getByRole('tab', { name: '股票池' }));
    expect(said).toEqual(['请先保存投资风格信息，再查看股票生态池']);
    expect(screen.getByRole('tab', { name: '基本信息' }).getAttribute('aria-selected')).toBe('true');
  });

  it('that is abandoned leaves nothing behind', async () => {
    const opened = open();
    await typeInto('风格名称', '成长');
    await press('放弃修改');
    expect([opened.visited, opened.unsaved()]).toEqual([['/investment/istyle'], false]);
    await waitFor(() => expect(field('风格名称').value).toBe(''));
  });
});

import { BACKTEST_MESSAGES, backtestParams } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import type { NewRunQuery } from '../backtest-paths.ts';
import { NewRunDrawer } from './new-run-drawer.tsx';
import { aRunCard } from '../../../testing/a-run.ts';

const inConsole = consoleOn(client);
const answers: Answers = {
  'invest.factorTree': () => [
    { id: 7, title: '综合', children: [{ id: 3, name: '质量动量合成', factorIsSingle: 2, ref: 'f3@6' }] },
    { id: 4, title: '动量与反转', children: [{ id: 8, name: '反转', factorIsSingle: 1, ref: 'f8@1' }] },
  ],
  'invest.factorVersions': () => [],
  'invest.backtestOptions': () => ({
    firstDate: '2016-01-04',
    lastDate: '2026-11-20',
    industries: [{ code: '801080', name: '电子', level: 1 }],
    pools: [{ industryId: 5, name: '机器人', companies: 32 }],
    benchmarks: [{ code: '000300', name: '沪深300' }],
  }),
  'invest.backtestRun': () =>
    aRunCard({ params: backtestParams.parse({ quantiles: 10, horizons: [1, 20], benchmark: '000300' }) }),
  'invest.submitBacktest': () => ({ associationId: 21, jobId: 'x', state: 'queued' }),
};
const done: string[] = [];
const open = (query: Partial<NewRunQuery> = {}, more: Answers = {}): Told => {
  done.length = 0;
  return inConsole(
    <NewRunDrawer
      query={{ factorFormId: null, from: null, ...query }}
      onClose={() => done.push('closed')}
      onSubmitted={() => done.push('submitted')}
    />,
    { answers: { ...answers, ...more } },
  );
};
const submit = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: '提交回测' }));
const submitted = (opened: Told) => opened.asked.filter(({ id }) => id === 'invest.submitBacktest');

describe('the form of a new backtest', () => {
  it('of a factor is sent unchanged with the defaults, under an idempotency key', async () => {
    const opened = open({ factorFormId: 3 });
    expect(await screen.findByText('质量动量合成', { selector: '.ant-select-content' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '因子' }));
    await submit();
    await waitFor(() => expect(done).toEqual(['submitted']));
    expect(submitted(opened)[0]?.input).toEqual({ factorFormId: 3, params: backtestParams.parse({}) });
    expect(submitted(opened)[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(opened.said).toEqual(['已提交回测 21']);
  });

  it('sends nothing without a factor, and says so below the field', async () => {
    const opened = open();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('请选择因子');
    expect(submitted(opened)).toEqual([]);
    expect(screen.getByRole('group', { name: '因子' }).contains(document.activeElement)).toBe(true);
  });

  it('as a copy has the parameters of the run it is copied from', async () => {
    const opened = open({ from: 12 });
    expect((await screen.findByText('沪深300 000300')).textContent).toBe('沪深300 000300');
    expect(screen.getByLabelText<HTMLInputElement>('分组数').value).toBe('10');
    await submit();
    await waitFor(() => expect(submitted(opened)).toHaveLength(1));
    expect(submitted(opened)[0]?.input).toMatchObject({
      factorFormId: 3,
      params: { quantiles: 10, horizons: [1, 20], benchmark: '000300' },
    });
  });

  it('accepts dates, groups and the preparation of values', async () => {
    const opened = open({ factorFormId: 3 });
    await userEvent.click(await screen.findByRole('button', { name: '近 3 年' }));
    expect(screen.getByRole('button', { name: '近 3 年' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByText('行业内分组'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'ST' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '对数流通市值' }));
    await userEvent.type(screen.getByLabelText('持有期'), '60{Enter}');
    await submit();
    await waitFor(() => expect(submitted(opened)).toHaveLength(1));
    expect(submitted(opened)[0]?.input['params']).toMatchObject({
      from: '2023-11-20',
      to: null,
      binBy: 'industry',
      horizons: [1, 5, 10, 20, 60],
      exclude: { suspended: true, st: false, listedUnder: 60 },
      neutralise: { industry: false, capital: true },
    });
  });

  it('refuses an invalid horizon while it is typed, keeps it in the field, and sends nothing until it is corrected', async () => {
    const opened = open({ factorFormId: 3 });
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '持有期' });
    const chosen = (): readonly (string | null)[] =>
      [...document.querySelectorAll('[data-field="horizons"] .ant-select-selection-item')].map(
        ({ textContent }) => textContent,
      );
    const before = chosen();
    await userEvent.type(field, '300');
    expect((await screen.findByRole('alert')).textContent).toBe('持有期须为 1–250 的整数，300 不符合');
    await userEvent.type(field, '{Enter}');
    expect([chosen(), field.value]).toEqual([before, '300']);
    await submit();
    expect([submitted(opened), field.value]).toEqual([[], '300']);
    await userEvent.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field, '2、3、40、60、7');
    expect((await screen.findByRole('alert')).textContent).toBe('最多 8 个持有期，7 不能再加入');
    await userEvent.clear(field);
    await submit();
    await waitFor(() => expect(submitted(opened)).toHaveLength(1));
    expect(submitted(opened)[0]?.input['params']).toMatchObject({ horizons: [1, 2, 3, 5, 10, 20, 40, 60] });
  });

  it('asks for an industry when the universe needs one', async () => {
    const opened = open({ factorFormId: 3 });
    await userEvent.click(await screen.findByText('申万行业'));
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('请选择申万行业');
    expect(submitted(opened)).toEqual([]);
  });

  it('keeps the choices when it is refused, and sends them again under the same key', async () => {
    let refused = true;
    const tooMany = refusal(BACKTEST_MESSAGES.tooMany, { count: '5', most: '5' });
    const opened = open(
      { factorFormId: 3 },
      {
        'invest.submitBacktest': () =>
          refused ? tooMany : { associationId: 22, jobId: 'x', state: 'queued' },
      },
    );
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(tooMany.message);
    expect(done).toEqual([]);
    refused = false;
    await submit();
    await waitFor(() => expect(done).toEqual(['submitted']));
    const [first, second] = submitted(opened).map(({ key }) => key);
    expect(first).toBe(second);
  });

  it('closes by 取消', async () => {
    open({ factorFormId: 3 });
    const form = await screen.findByRole('form', { name: '新建回测' });
    await userEvent.click(within(form).getByRole('button', { name: '取消' }));
    expect(done).toEqual(['closed']);
  });
});

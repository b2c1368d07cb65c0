import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { companyClient } from '../../../company-search/use-company-search.ts';
import { PinCompaniesDialog } from './pin-companies-dialog.tsx';

const inConsole = consoleOn(client, companyClient);
const FOUND = [
  { corpId: 7, shortName: '贵州茅台', stockCode: '600519' },
  { corpId: 8, shortName: '贵州轮胎', stockCode: '000589' },
];
const onClose = jest.fn();
const open = (more: Answers = {}): Told =>
  inConsole(<PinCompaniesDialog styleId={12} onClose={onClose} />, {
    answers: { 'platform.findCompanies': () => FOUND, 'invest.pinStocks': () => 2, ...more },
  });
const field = (): HTMLElement => screen.getByRole('combobox', { name: '公司' });
const button = (name: RegExp): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
async function pickBoth(): Promise<void> {
  for (const name of ['贵州茅台 600519', '贵州轮胎 000589']) {
    await userEvent.type(field(), '贵州');
    await userEvent.click(await screen.findByTitle(name));
  }
}

beforeEach(() => onClose.mockClear());

it('pins the companies that were searched for and picked', async () => {
  const opened = open();
  expect(button(/^加\s*入$/).disabled).toBe(true);
  await pickBoth();
  await userEvent.click(button(/^加入 2 只$/));
  await waitFor(() => expect(opened.said).toEqual(['已加入用户生态池：2 只']));
  expect(opened.inputs('invest.pinStocks')).toEqual([{ styleId: 12, corpIds: [7, 8] }]);
  expect(opened.inputs('platform.findCompanies')[0]).toEqual({ keyword: '贵州', size: 20 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  [1, '已加入用户生态池：1 只，其余 1 只已在其中'],
  [0, '所选公司已在用户生态池中'],
])('says so when only %i of two were not pinned before', async (count, text) => {
  const opened = open({ 'invest.pinStocks': () => count });
  await pickBoth();
  await userEvent.click(button(/^加入 2 只$/));
  await waitFor(() => expect(opened.said).toEqual([text]));
});

it('stays open with the reason when the service refuses', async () => {
  open({ 'invest.pinStocks': () => refusal(MESSAGES.notFound) });
  await pickBoth();
  await userEvent.click(button(/^加入 2 只$/));
  expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.notFound.text);
  expect(onClose).not.toHaveBeenCalled();
});

it('says when no company is found', async () => {
  open({ 'platform.findCompanies': () => [] });
  await userEvent.type(field(), '没有');
  expect(await screen.findByText('没有符合的公司')).toBeTruthy();
});

it('offers only what is searched for, and keeps what was picked by another search', async () => {
  const opened = open({
    'platform.findCompanies': ({ keyword }) =>
      FOUND.filter(({ shortName }) => shortName.includes(String(keyword))),
  });
  for (const [typed, name] of [
    ['茅台', '贵州茅台 600519'],
    ['轮胎', '贵州轮胎 000589'],
  ] as const) {
    await userEvent.type(field(), typed);
    const option = await screen.findByTitle(name);
    // Enter takes the first one, which must be none that is picked already.
    const offered = document.querySelectorAll('.ant-select-item-option');
    expect(Array.from(offered, ({ textContent }) => textContent)).toEqual([name]);
    await userEvent.click(option);
  }
  await userEvent.click(button(/^加入 2 只$/));
  await waitFor(() => expect(opened.inputs('invest.pinStocks')).toEqual([{ styleId: 12, corpIds: [7, 8] }]));
});

it('closes its list, which would lie over the button, once a company is picked', async () => {
  open();
  await userEvent.type(field(), '贵州');
  await userEvent.click(await screen.findByTitle('贵州茅台 600519'));
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
  await userEvent.type(field(), '贵州');
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
});

it('keeps what was picked when Tab leaves the field', async () => {
  open({ 'platform.findCompanies': () => FOUND.slice(0, 1) });
  await userEvent.type(field(), '贵州');
  await userEvent.click(await screen.findByTitle('贵州茅台 600519'));
  await userEvent.tab();
  expect(button(/^加入 1 只$/).disabled).toBe(false);
});

import { consoleOn } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import { client } from '../../client.ts';
import { ModelsPage } from './models-page.tsx';

const HONEST = {
  name: '甲模型',
  host: 'models.example',
  model: 'a-1',
  context: 32_768,
  price: { input: 4, output: 12 },
  reachable: true,
  restsUntil: null,
  calls: 200,
  failures: 3,
  firstMs: 1234,
  totalMs: 5678,
};
const NEW = {
  ...HONEST,
  name: '乙模型',
  reachable: false,
  restsUntil: '2026-11-28 09:30:15',
  calls: 0,
  failures: 0,
};

const open = (models: readonly object[], faults: readonly string[] = []): unknown =>
  consoleOn(client)(<ModelsPage />, {
    address: '/expertsystem/models',
    authorities: ['rwgl_view'],
    answers: { 'ai.modelStates': () => ({ models, faults }) },
  });

const cellsOf = async (name: string): Promise<string[]> => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent ?? '');
};

it('shows what became of each model’s calls, and which of them rests', async () => {
  open([HONEST, { ...NEW, firstMs: null, totalMs: null }]);
  expect(await cellsOf('甲模型')).toEqual([
    'models.example',
    'a-1',
    '正常',
    '—',
    '200',
    '1.50',
    '1,234',
    '5,678',
    '32,768',
    '4.00',
    '12.00',
  ]);
  expect((await cellsOf('乙模型')).slice(2, 8)).toEqual(['无法连接', '09:30:15', '0', '—', '—', '—']);
});

it('says where models are configured, and what is wrong there', async () => {
  open([], ['[0].baseUrl must be an http or https address']);
  expect(await screen.findByText('未配置大模型')).toBeTruthy();
  expect(screen.getByText('[0].baseUrl must be an http or https address')).toBeTruthy();
});

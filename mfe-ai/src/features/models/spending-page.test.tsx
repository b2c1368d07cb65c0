import { consoleOn } from '@console/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { client } from '../../client.ts';
import { SpendingPage } from './spending-page.tsx';

const row = (title: string | null, more: object = {}) => ({
  title,
  calls: 3,
  estimated: 1,
  tokensIn: 4000,
  tokensOut: 500,
  cost: 0.022,
  ...more,
});

const open = (rows: readonly object[]): unknown[] => {
  const asked: unknown[] = [];
  consoleOn(client)(<SpendingPage />, {
    address: '/expertsystem/spending',
    authorities: ['xtgl_user'],
    answers: {
      'ai.spending': (input) => {
        asked.push(input);
        return {
          rows,
          today: { used: 4500, most: 20_000_000, mostOfUser: 1_000_000 },
          returnsAt: '2026-11-29 00:00:00',
        };
      },
    },
  });
  return asked;
};

it('adds up tokens and costs, and says what is left of today', async () => {
  open([row('2026-11-28'), row('2026-11-27', { tokensIn: 1000 })]);
  const day = (await screen.findByRole('rowheader', { name: '2026-11-28' })).closest('tr') as HTMLElement;
  expect(
    within(day)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1', '4,000', '500', '0.0220']);
  const sums = screen.getByText('合计').closest('tr') as HTMLElement;
  expect(sums.textContent).toBe('合计625,0001,0000.0440');
  expect(
    screen.getByText(/今日已用 4,500 \/ 20,000,000 词元，每人至多 1,000,000，2026-11-29 00:00 恢复/),
  ).toBeTruthy();
});

it('is added up by user, topic or model as well', async () => {
  const asked = open([row(null)]);
  await screen.findByText('合计');
  fireEvent.click(screen.getByText('按主题'));
  expect(await screen.findByRole('columnheader', { name: '主题' })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ by: 'topic' });
});

import { consoleOn } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import { client } from './data-client.ts';
import { GapsDrawer } from './gaps-drawer.tsx';
import type { MartTableRow } from './table-cells.tsx';

const row = { table: 'daily_bar', title: '日行情' } as MartTableRow;
const gap = { day: '2026-07-02', present: 1, expected: 2, missing: 1 };

test('the gaps of a table begin at their first page, whatever page of another table was shown', async () => {
  const { asked } = consoleOn(client)(<GapsDrawer row={row} onClose={() => undefined} />, {
    address: '/operations/data?gap-page=3',
    answers: { 'data.gaps': ({ page }) => ({ totalElements: 1, content: page === 0 ? [gap] : [] }) },
  });
  expect(await screen.findByText('2026-07-02')).toBeTruthy();
  expect(asked).toHaveLength(1);
});

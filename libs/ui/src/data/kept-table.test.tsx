import type { Page, RowOf } from '@console/contract-core';
import type { Client } from '@console/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState, type ReactElement } from 'react';
import { consoleOn } from '../testing/console-on.tsx';
import { DataTable } from './data-table.tsx';
import { RowMenu } from './row-menu.tsx';
import { sampleTable } from './sample-table.ts';
import { useTableUrlState } from './state/use-table-url-state.ts';
import { WindowButton } from './window-button.tsx';

type Row = RowOf<typeof sampleTable>;

const ROWS: readonly Row[] = [
  { id: 1, name: '华岚精工', capital: 114_900_500_000, change: -0.0184, day: null },
  { id: 2, name: '沧源锂能', capital: null, change: 0.0253, day: null },
];
const client = { service: 'company', call: () => undefined } as unknown as Client;

let drawn = 0;
const CELLS = {
  name: {
    draw: (row: Row): string => {
      drawn += 1;
      return row.name;
    },
  },
};
const ACTIONS = {
  width: 60,
  draw: (row: Row): ReactElement => (
    <>
      <WindowButton type="link">编辑 {row.name}</WindowButton>
      <RowMenu label={`${row.name} 的更多操作`} items={[]} />
    </>
  ),
};

function List(): ReactElement {
  const state = useTableUrlState(sampleTable);
  return <DataTable client={client} spec={sampleTable} state={state} cells={CELLS} rowActions={ACTIONS} />;
}

/** A page that is kept while another is shown, as the console keeps it. */
function Kept(): ReactElement {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        换页
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <List />
      </Activity>
    </>
  );
}

const switchPage = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '换页' }));

describe('a table that was drawn', () => {
  let arrive: ((page: Page<Row>) => void) | null = null;
  const page: Page<Row> = { content: ROWS as Row[], totalElements: 2, asOf: '2026-11-20' };
  const list = (): Page<Row> | Promise<Page<Row>> =>
    arrive === null ? page : new Promise((resolve) => (arrive = resolve));

  beforeEach(() => {
    drawn = 0;
    arrive = null;
  });

  it('draws no row again while the same rows are requested again', async () => {
    const { asked } = consoleOn(client)(<List />, { answers: { 'sample.list': list } });
    await screen.findByText('华岚精工');
    drawn = 0;
    arrive = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await act(() => Promise.resolve(arrive?.({ ...page, content: ROWS.map((row) => ({ ...row })) })));
    expect([asked.length, drawn]).toEqual([2, 0]);
  });

  it('draws the rows that changed', async () => {
    consoleOn(client)(<List />, { answers: { 'sample.list': list } });
    await screen.findByText('华岚精工');
    arrive = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    const changed = ROWS.map((row) => ({ ...row, name: `${row.name} A` }));
    await act(() => Promise.resolve(arrive?.({ ...page, content: changed })));
    expect(await screen.findByText('华岚精工 A')).toBeDefined();
  });

  it('draws no row again when its page is left and shown again', async () => {
    consoleOn(client)(<Kept />, { answers: { 'sample.list': list } });
    await screen.findByText('华岚精工');
    drawn = 0;
    await switchPage();
    await switchPage();
    expect(screen.getByText('华岚精工')).toBeDefined();
    expect(drawn).toBe(0);
  });
});

it('has no popup behind a button of a row before the row is pointed at', async () => {
  consoleOn(client)(<List />, {
    answers: { 'sample.list': () => ({ content: ROWS, totalElements: 2, asOf: null }) },
    closed: true,
  });
  const edit = await screen.findByRole('button', { name: '编辑 华岚精工' });
  expect(document.querySelectorAll('tbody .ant-dropdown-trigger')).toHaveLength(0);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.hover(edit);
  expect((await screen.findByRole('tooltip')).textContent).toContain('距开放 2 小时');
});

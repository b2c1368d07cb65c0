import { createStore, PlatformProvider, WhileShown, type Client, type Platform } from '@console/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { sampleTable } from '../sample-table.ts';
import { useExport } from './use-export.ts';

let answer: (rows: object) => void;
let signal: AbortSignal | undefined;
let saved: string[];
let said: string[];
let shown: ReturnType<typeof createStore<boolean>>;

const client = {
  service: 'company',
  call: (_: unknown, __: unknown, options: { signal: AbortSignal }) => {
    signal = options.signal;
    return new Promise((resolve, reject) => {
      answer = resolve;
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  },
} as unknown as Client;

beforeEach(() => {
  [saved, said] = [[], []];
  signal = undefined;
  shown = createStore(true);
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});

function Table(): ReactElement {
  const file = useExport({
    client,
    spec: sampleTable,
    title: '华岚精工 688921 样例',
    input: {},
    columns: sampleTable.columns,
    cells: {},
  });
  return (
    <button type="button" onClick={() => file.start('csv')}>
      {file.running ? '正在导出' : '导出'}
    </button>
  );
}

function open(): { unmount: () => void } {
  const platform = {
    page: { shown },
    notify: {
      success: (text: string) => void said.push(text),
      error: (text: string) => void said.push(text),
    },
  } as unknown as Platform;
  return render(
    <PlatformProvider value={platform}>
      <WhileShown>
        <Table />
      </WhileShown>
    </PlatformProvider>,
  );
}
const arrive = (): Promise<void> =>
  act(async () => answer({ content: [], totalElements: 0, asOf: '2026-11-20' }));

describe('an export', () => {
  it('continues while another page is shown, and its button is enabled again afterwards', async () => {
    open();
    await userEvent.click(screen.getByRole('button'));
    await act(async () => shown.set(false));
    await arrive();
    expect([saved, said]).toEqual([['华岚精工 688921 样例_2026-11-20.csv'], ['已导出 0 条']]);
    await act(async () => shown.set(true));
    expect(screen.getByRole('button').textContent).toBe('导出');
  });

  it('is completed when its page is closed while another is shown', async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button'));
    await act(async () => shown.set(false));
    unmount();
    await arrive();
    expect(saved).toHaveLength(1);
  });

  it('ends silently with a table that leaves the shown page', async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button'));
    unmount();
    await act(async () => undefined);
    expect([signal?.aborted, saved, said]).toEqual([true, [], []]);
  });
});

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { copyAsAscii, toAscii } from './copy-as-ascii.ts';

/** What the clipboard gets when all of an element is copied; null where the browser copies itself. */
function copied(root: HTMLElement, from: Node = root, to: Node = root): Record<string, string> | null {
  const range = document.createRange();
  range.setStart(from, 0);
  range.setEnd(to, to.childNodes.length);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
  const written: Record<string, string> = {};
  const event = createEvent.copy(root, {
    clipboardData: { setData: (type: string, text: string) => (written[type] = text) },
  });
  fireEvent(root, event);
  return event.defaultPrevented ? written : null;
}

describe('copying rows of a table', () => {
  const open = (): HTMLElement => {
    render(
      <section data-testid="root" className="c-table" onCopy={copyAsAscii}>
        <table>
          <thead>
            <tr>
              <th>名称</th>
              <th>
                总市值<span className="c-head-unit">亿元</span>
              </th>
              <th>涨跌幅</th>
              <th>操作</th>
            </tr>
          </thead>
        </table>
        <table>
          <tbody>
            <tr aria-hidden="true">
              <td>量宽</td>
            </tr>
            <tr>
              <td data-testid="first">
                <a href="/a">华岚精工</a>
              </td>
              <td>1,149.01</td>
              <td>{'\u22121.84'}</td>
              <td>
                <div className="c-row-actions">详情</div>
              </td>
            </tr>
            <tr>
              <td>004027</td>
              <td>—</td>
              <td data-testid="last">+2.53</td>
              <td>
                <div className="c-row-actions">详情</div>
              </td>
            </tr>
          </tbody>
        </table>
      </section>,
    );
    return screen.getByTestId('root');
  };

  test('gives a spreadsheet its rows and columns, titles with their units, no dashes and no buttons', () => {
    const written = copied(open());
    expect(written?.['text/plain']).toBe(
      '名称\t总市值(亿元)\t涨跌幅\n华岚精工\t1149.01\t-1.84\n004027\t\t2.53',
    );
  });

  test('has the same cells as HTML, codes with their leading zeros', () => {
    const written = copied(open(), screen.getByTestId('first'), screen.getByTestId('last'));
    expect(written?.['text/plain']).toBe('华岚精工\t1149.01\t-1.84\n004027\t\t2.53');
    const holder = document.createElement('div');
    holder.innerHTML = written?.['text/html'] ?? '';
    const cells = [...holder.querySelectorAll('table tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['华岚精工', '1149.01', '-1.84'],
      ['004027', '', '2.53'],
    ]);
    expect(holder.querySelectorAll('tr')[1]?.firstElementChild?.getAttribute('style')).toContain('\\@');
  });

  test('keeps cells below their titles where a row is selected in part', () => {
    const cells = open().querySelectorAll('tbody tr:not([aria-hidden]) td');
    const written = copied(screen.getByTestId('root'), cells[2], cells[6]);
    expect(written?.['text/plain']).toBe('\t\t-1.84\n004027\t\t2.53');
  });

  test('leaves the text of one cell to the browser', () => {
    open();
    const first = screen.getByTestId('first');
    expect(copied(screen.getByTestId('root'), first, first)).toBeNull();
  });
});

describe('copying figures', () => {
  test('turns the minus sign into ASCII and takes thousands separators out of numbers', () => {
    expect(toAscii('\u22121,149,000.50\t+2.53')).toBe('-1149000.50\t+2.53');
  });

  test('keeps commas that separate words or short groups', () => {
    expect(toAscii('a,b 12,34 1,2')).toBe('a,b 12,34 1,2');
  });

  test('writes ASCII to the clipboard when a selection contains a minus sign', () => {
    render(
      <div data-testid="root" onCopy={copyAsAscii}>
        {'\u22121.84'}
      </div>,
    );
    const root = screen.getByTestId('root');
    window.getSelection()?.selectAllChildren(root);
    const written: Record<string, string> = {};
    const event = createEvent.copy(root, {
      clipboardData: { setData: (type: string, text: string) => (written[type] = text) },
    });
    fireEvent(root, event);
    expect(written['text/plain']).toBe('-1.84');
    expect(event.defaultPrevented).toBe(true);
  });

  test('does not handle a selection without figures to change', () => {
    render(
      <div data-testid="root" onCopy={copyAsAscii}>
        华岚精工
      </div>,
    );
    const root = screen.getByTestId('root');
    window.getSelection()?.selectAllChildren(root);
    const event = createEvent.copy(root, { clipboardData: { setData: () => undefined } });
    fireEvent(root, event);
    expect(event.defaultPrevented).toBe(false);
  });
});

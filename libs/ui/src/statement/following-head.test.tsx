import { fireEvent, render, screen } from '@testing-library/react';
import { FrozenGrid } from './frozen-grid.tsx';

window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

const COLUMNS = ['2026Q3', '2026H1', '2026Q1'].map((title) => ({ key: title, title }));
const draw = (group?: string): HTMLElement => {
  const { container } = render(
    <FrozenGrid
      label="利润表"
      corner="报告期"
      rows={[{ key: 'revenue', label: '营业总收入' }]}
      columns={COLUMNS.map((column) => (group === undefined ? column : { ...column, group }))}
      widths={{ label: 240, least: 400, most: 400 }}
      drawCell={() => '1.00'}
    />,
  );
  return container.querySelector('.c-grid-copy') as HTMLElement;
};

describe('the head that stays while the page scrolls', () => {
  test('is a copy that takes no room and is not read twice', () => {
    const copy = draw();
    expect(copy.style).toMatchObject({ height: '32px', marginBottom: '-32px' });
    expect(copy.textContent).toBe('报告期2026Q32026H12026Q1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['报告期', '2026Q3', '2026H1', '2026Q1'],
    ]);
  });

  test('is moved sideways with the grid', () => {
    const copy = draw();
    const grid = screen.getByRole('region', { name: '利润表' });
    grid.scrollLeft = 120;
    fireEvent.scroll(grid);
    expect(copy.scrollLeft).toBe(120);
  });

  test('is as high as the head, of two lines where columns have groups', () => {
    expect(draw('营业收入').style).toMatchObject({ height: '64px', marginBottom: '-64px' });
  });
});

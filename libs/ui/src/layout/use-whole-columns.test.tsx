import { act, render } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { useWholeColumns } from './use-whole-columns.ts';

let report: () => void;
let room: number;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      report = () => changed([], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => room });
  HTMLElement.prototype.getBoundingClientRect = () => ({ width: 100 }) as DOMRect;
});

function Table({ columns }: { readonly columns: number }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useWholeColumns(place, { count: columns, fixed: 2, least: 96 });
  return (
    <div ref={place} data-testid="box">
      <table>
        <thead>
          <tr>
            {Array.from({ length: columns + 2 }, (_, at) => (
              <th key={at}>{at}</th>
            ))}
          </tr>
        </thead>
      </table>
    </div>
  );
}

test('the edge of the box cuts none of the columns beside the fixed ones, at any width', () => {
  room = 1200;
  const { getByTestId } = render(<Table columns={20} />);
  const width = (): string => getByTestId('box').style.getPropertyValue('--c-column');
  expect(width()).toBe('100px');
  room = 1350;
  act(() => report());
  expect(width()).toBe('104px');
});

test('few columns share the room', () => {
  room = 1200;
  const { getByTestId } = render(<Table columns={4} />);
  expect(getByTestId('box').style.getPropertyValue('--c-column')).toBe('250px');
});

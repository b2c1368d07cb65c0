import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PopMenu, PopMenuButton, type MenuItem } from '../../core/controls/pop-menu.tsx';

let chosen: string[];
let items: readonly MenuItem[];

beforeEach(() => {
  chosen = [];
  const item = (title: string, disabled = false): MenuItem => ({
    key: title,
    title,
    disabled,
    onChoose: () => void chosen.push(title),
  });
  items = [item('一'), item('二', true), item('三')];
});
afterEach(() => jest.restoreAllMocks());

const trigger = (): HTMLElement => screen.getByRole('button', { name: '更多' });
const open = async (): Promise<void> => {
  render(
    <>
      <PopMenuButton named label="更多" className={undefined} items={items}>
        …
      </PopMenuButton>
      <button type="button">别处</button>
    </>,
  );
  await userEvent.click(trigger());
};
const held = (): string | null => document.activeElement?.textContent ?? null;

describe('a menu', () => {
  it('takes the focus; the arrows move it past disabled items and wrap around', async () => {
    await open();
    expect(held()).toBe('一');
    await userEvent.keyboard('{ArrowDown}');
    expect(held()).toBe('三');
    await userEvent.keyboard('{ArrowDown}');
    expect(held()).toBe('一');
    await userEvent.keyboard('{ArrowUp}');
    expect(held()).toBe('三');
  });

  it('gives the focus back to its trigger by Esc', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('runs the chosen item, closes and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toEqual(['三']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('closes on a press elsewhere, and leaves the focus there', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '别处' }));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(held()).toBe('别处');
  });

  it('closes on a press of its trigger too', async () => {
    await open();
    await userEvent.click(trigger());
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('the place of a menu', () => {
  const lay = (box: Partial<DOMRect>): void => {
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ width: 160, height: 130, top: 0, ...box } as DOMRect);
    Object.assign(window, { innerWidth: 1366, innerHeight: 768 });
  };
  const box = (): CSSStyleDeclaration | undefined => screen.getByRole('menu').parentElement?.style;

  it.each([
    [100, 60, '100px', '60px'],
    [1360, 60, '1198px', '60px'],
    [100, 760, '100px', '630px'],
  ])('pressed for at %d, %d is within the window', (x, y, left, top) => {
    lay({});
    render(<PopMenu label="页签操作" items={items} at={{ x, y }} onClose={() => undefined} />);
    expect(box()).toMatchObject({ left, top });
  });

  it('below its trigger ends at the window’s edge, and the menu scrolls', async () => {
    lay({ top: 90, height: 900 });
    await open();
    expect(box()?.maxHeight).toBe('670px');
  });
});

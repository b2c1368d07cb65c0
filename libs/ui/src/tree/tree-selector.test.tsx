import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { layOutNothing } from '../testing/lay-out-nothing.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { LONG_TREE, SAMPLE_TREE } from './sample-tree.ts';
import type { TreeChoice } from './tree-choice.ts';
import type { TreeNode } from './tree-node.ts';
import { TreeSelector } from './tree-selector.tsx';

beforeAll(layOutNothing);

interface Told {
  chosen: TreeChoice;
  readonly said: string[];
}

function open(
  nodes: readonly TreeNode[],
  chosen: readonly string[] = [],
  blocked: string | null = null,
): Told {
  const told: Told = { chosen: new Set(chosen), said: [] };
  function Sample(): ReactElement {
    const [choice, setChoice] = useState(told.chosen);
    return (
      <TreeSelector
        nodes={nodes}
        chosen={choice}
        onChange={(next) => {
          told.chosen = next;
          setChoice(next);
        }}
        label="行业"
        placeholder="名称或代码"
        blocked={blocked}
        onCancel={() => told.said.push('取消')}
        onConfirm={() => told.said.push('确定')}
      />
    );
  }
  const platform = { theme: createStore('light') } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <UiProvider>
        <Sample />
      </UiProvider>
    </PlatformProvider>,
  );
  return told;
}

const lines = (): HTMLElement[] => within(screen.getByRole('tree')).getAllByRole('treeitem');
const shown = (): string[] => lines().map((line) => line.querySelector('.c-line-title')?.textContent ?? '');
const line = (title: string): HTMLElement => {
  const found = lines().find((each) => each.querySelector('.c-line-title')?.textContent === title);
  if (!found) throw new Error(`no line ${title}`);
  return found;
};
const handOnTree = (): HTMLElement => {
  const tree = screen.getByRole('tree');
  act(() => tree.focus());
  return tree;
};
const caret = (title: string): Element => {
  const found = line(title).querySelector('[data-caret="true"]');
  if (!found) throw new Error(`no caret at ${title}`);
  return found;
};

beforeAll(() => {
  const plain = document.createElement('i').style;
  window.getComputedStyle = () => plain;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});

describe('a tree to choose from', () => {
  it('begins with its first level open', () => {
    open(SAMPLE_TREE);
    expect(shown()).toEqual(['机械设备', '自动化设备', '通用设备', '电力设备', '电池']);
    expect(line('机械设备').getAttribute('aria-expanded')).toBe('true');
    expect(line('自动化设备').getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes a branch by its caret, without ticking it', async () => {
    const told = open(SAMPLE_TREE);
    await userEvent.click(caret('自动化设备'));
    expect(shown()).toContain('机器人');
    await userEvent.click(caret('机械设备'));
    expect(shown()).toEqual(['机械设备', '电力设备', '电池']);
    expect(told.chosen.size).toBe(0);
  });

  it('ticks a branch with all below it, and shows what is partly ticked', async () => {
    const told = open(SAMPLE_TREE);
    await userEvent.click(line('自动化设备'));
    expect([...told.chosen].sort()).toEqual(['640000', '640700', '640701', '640702']);
    expect(line('机械设备').getAttribute('aria-checked')).toBe('mixed');
    expect(line('自动化设备').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('已选 4 项')).toBeDefined();
    await userEvent.click(line('自动化设备'));
    expect(told.chosen.size).toBe(0);
  });

  it('keeps matching branches during a search, marks the match, and is as before afterwards', async () => {
    open(SAMPLE_TREE);
    await userEvent.type(screen.getByRole('textbox', { name: '名称或代码' }), '机器');
    expect(shown()).toEqual(['机械设备', '自动化设备', '机器人']);
    expect(line('机器人').querySelector('mark')?.textContent).toBe('机器');
    await userEvent.clear(screen.getByRole('textbox', { name: '名称或代码' }));
    expect(shown()).toEqual(['机械设备', '自动化设备', '通用设备', '电力设备', '电池']);
  });

  it('says that nothing matches', async () => {
    open(SAMPLE_TREE);
    await userEvent.type(screen.getByRole('textbox', { name: '名称或代码' }), '煤炭');
    expect(screen.getByText('没有符合的行业')).toBeDefined();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('is used by the keyboard alone', async () => {
    const told = open(SAMPLE_TREE);
    const tree = handOnTree();
    const active = (): string | null | undefined =>
      document
        .getElementById(tree.getAttribute('aria-activedescendant') ?? '')
        ?.querySelector('.c-line-title')?.textContent;
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(active()).toBe('机器人');
    await userEvent.keyboard(' ');
    expect([...told.chosen].sort()).toEqual(['640000', '640700', '640701']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(active()).toBe('自动化设备');
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(active()).toBe('电池');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(shown()).toEqual(['机械设备', '电力设备', '电池']);
  });

  it('renders of a long tree only what is in view, and follows the active line to its end', async () => {
    open(LONG_TREE);
    expect(lines().length).toBeLessThan(40);
    expect(line('第0类第3项').getAttribute('aria-setsize')).toBe('20');
    handOnTree();
    await userEvent.keyboard('{End}');
    expect(shown().at(-1)).toBe('第29类第19项');
    expect(shown()).not.toContain('第0类');
  });

  it('follows the scroll', () => {
    open(LONG_TREE);
    const tree = screen.getByRole('tree');
    tree.scrollTop = 28 * 300;
    fireEvent.scroll(tree);
    expect(shown()).toContain('第14类第10项');
    expect(lines().length).toBeLessThan(45);
  });

  it('passes on 取消 and 确定', async () => {
    const { said } = open(SAMPLE_TREE);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(said).toEqual(['取消', '确定']);
  });

  it('cannot be confirmed while it is blocked', async () => {
    const { said } = open(SAMPLE_TREE, [], '不在维护时间');
    const button = screen.getByRole('button', { name: '确定' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await userEvent.click(button);
    expect(said).toEqual([]);
  });
});

import { DEFAULT_PROMPT_MESSAGES } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { DefaultPromptsPage } from './default-prompts-page.tsx';
import type { PromptRow } from './prompt-cells.tsx';
import { aPrompt } from './testing/a-prompt.ts';

const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];
const open = (place: Place): Told =>
  consoleOn(client)(<DefaultPromptsPage />, { authorities: EDITOR, ...place });

const row = (parts: Partial<PromptRow> & { readonly id: number }): PromptRow => ({
  ...aPrompt(),
  active: 0,
  activeVersion: null,
  ...parts,
});
const ROWS = [row({ id: 5, active: 1, activeVersion: 3 }), row({ id: 6, ecoCorpus: '另一份' })];
const LIST = { 'ai.defaultPromptList': () => ({ totalElements: ROWS.length, content: ROWS }) };

const rowOf = async (id: number): Promise<HTMLElement> => {
  await screen.findByRole('button', { name: `查看引导语 ${id}` });
  const found = document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`);
  if (found === null) throw new Error(`no row ${id}`);
  return found;
};
const button = (place: HTMLElement, name: string): HTMLButtonElement =>
  within(place).getByRole<HTMLButtonElement>('button', { name });

describe('the list of default prompts', () => {
  test('marks the one in use, which can be neither put in use again nor deleted', async () => {
    open({ answers: LIST });
    const [used, other] = [await rowOf(5), await rowOf(6)];
    expect([within(used).queryByText('启用中'), within(other).queryByText('启用中')]).toEqual([
      expect.anything(),
      null,
    ]);
    expect(['启用引导语 5', '删除引导语 5'].map((name) => button(used, name).disabled)).toEqual([true, true]);
    expect(['启用引导语 6', '删除引导语 6'].map((name) => button(other, name).disabled)).toEqual([
      false,
      false,
    ]);
    expect(within(other).getByRole('link', { name: '编辑' }).getAttribute('href')).toBe(
      '/expertsystem/ydc/edit?id=6',
    );
  });

  test('offers users who may only look nothing else', async () => {
    open({ answers: LIST, authorities: ['gssjk_gn_view'] });
    const place = await rowOf(6);
    expect(within(place).getAllByRole('button')).toHaveLength(1);
    expect(within(place).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /新增$/ })).toBeNull();
  });

  test('offers 新增 by its own authority', async () => {
    const { visited } = open({
      answers: LIST,
      authorities: EDITOR.slice(0, 2),
    });
    await rowOf(6);
    await userEvent.click(screen.getByRole('button', { name: /新增$/ }));
    expect(visited).toEqual(['/expertsystem/ydc/edit']);
  });

  test('puts another in use once it is confirmed', async () => {
    const { said, inputs } = open({
      answers: { ...LIST, 'ai.activateDefaultPrompt': () => aPrompt({ id: 6 }) },
    });
    await userEvent.click(button(await rowOf(6), '启用引导语 6'));
    expect(inputs('ai.activateDefaultPrompt')).toEqual([]);
    await userEvent.click(button(await screen.findByRole('dialog'), '启用'));
    await waitFor(() => expect(said).toEqual(['已启用']));
    expect(inputs('ai.activateDefaultPrompt')).toEqual([{ id: 6 }]);
    await waitFor(() => expect(inputs('ai.defaultPromptList')).toHaveLength(2));
  });

  test('keeps the dialog with the cause when a deletion is refused', async () => {
    const { said } = open({
      answers: { ...LIST, 'ai.deleteDefaultPrompt': () => refusal(DEFAULT_PROMPT_MESSAGES.activeStays) },
    });
    await userEvent.click(button(await rowOf(6), '删除引导语 6'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(button(dialog, '删除'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      DEFAULT_PROMPT_MESSAGES.activeStays.text,
    );
    expect(said).toEqual([]);
  });

  test('reports that one was deleted', async () => {
    const { said } = open({
      answers: { ...LIST, 'ai.deleteDefaultPrompt': () => true },
    });
    await userEvent.click(button(await rowOf(6), '删除引导语 6'));
    await userEvent.click(button(await screen.findByRole('dialog'), '删除'));
    await waitFor(() => expect(said).toEqual(['删除成功!']));
  });

  test('shows whole texts beside it, by the address too', async () => {
    const { inputs } = open({
      address: '/expertsystem/ydc?view=6',
      answers: { ...LIST, 'ai.defaultPrompt': () => aPrompt({ id: 6, corpCorpus: '整段\n公司语料' }) },
    });
    const drawer = await screen.findByRole('dialog');
    expect((await within(drawer).findByText(/整段/)).textContent).toBe('整段\n公司语料');
    expect(inputs('ai.defaultPrompt')).toEqual([{ id: 6 }]);
  });
});

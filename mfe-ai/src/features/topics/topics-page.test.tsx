import { TOPIC_MESSAGES } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aTopic, aTopicRow, dictionary } from './testing/a-topic.ts';
import { TopicsPage } from './topics-page.tsx';

const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit'];
const ANSWERS = {
  'ai.topicList': () => ({ totalElements: 1, content: [aTopicRow()] }),
  'ai.dictionaryOption': dictionary,
  'ai.topic': () => aTopic(),
};
const open = (place: Place = {}): Told =>
  consoleOn(client)(<TopicsPage />, { authorities: EDITOR, answers: ANSWERS, ...place });
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (box: HTMLElement, option: string): Promise<void> => {
  await userEvent.click(box);
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await userEvent.click(found.at(-1) as HTMLElement);
};
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the list of topic templates', () => {
  test('leads to the detail by its title, and offers deleting to those who may look', async () => {
    open({ authorities: ['gssjk_gn_view'] });
    const link = await screen.findByRole('link', { name: '盈利能力' });
    expect(link.getAttribute('href')).toBe(
      `/expertsystem/topic-template-detail?topicTmplId=5&title=${encodeURIComponent('盈利能力（公司）')}`,
    );
    expect(screen.getAllByRole('button', { name: / 盈利能力$/ }).map((button) => button.textContent)).toEqual(
      ['删除'],
    );
    expect(screen.queryByRole('button', { name: /新增$/ })).toBeNull();
  });

  test('deletes a topic in the words of the document', async () => {
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.deleteTopic': () => true } });
    await press('删除 盈利能力');
    const dialog = await inDialog();
    dialog.getByText('此操作将永久删除该主题, 是否继续?');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(said).toEqual(['删除成功!']));
    expect(inputs('ai.deleteTopic')).toEqual([{ id: 5 }]);
  });
});

describe('the dialog', () => {
  test('adds a topic: numbers are given, a type is chosen once', async () => {
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.addTopic': () => aTopic() } });
    await press(/新增$/);
    const dialog = await inDialog();
    dialog.getByText('新增模板');
    await userEvent.type(dialog.getByLabelText('主题'), '成长性');
    await choose(dialog.getByLabelText('投资标的类型'), '公司');
    await choose(dialog.getByLabelText('第 1 个模板的类型'), '因子库');
    await userEvent.type(dialog.getByLabelText('第 1 个模板的提示词'), '甲');
    await userEvent.click(dialog.getByRole('button', { name: /添加模板/ }));
    await userEvent.click(dialog.getByLabelText('第 2 个模板的类型'));
    const taken = (await screen.findAllByText('因子库', { selector: '.ant-select-item-option-content' })).at(
      -1,
    );
    expect(taken?.closest('.ant-select-item-option')?.className).toContain('disabled');
    await userEvent.click(
      (await screen.findAllByText('知识库', { selector: '.ant-select-item-option-content' })).at(
        -1,
      ) as HTMLElement,
    );
    await userEvent.type(dialog.getByLabelText('第 2 个模板的提示词'), '乙');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(said).toEqual(['新增成功']));
    expect(inputs('ai.addTopic')).toEqual([
      {
        topic: '成长性',
        invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
        subject: '',
        agiModel: '',
        topicTmplDetailList: [
          { promptLevel: 1, invTargetDsDictKey: 'INV_TARGET_DS_FACTOR', prompt: '甲', expertResponse: '' },
          { promptLevel: 2, invTargetDsDictKey: 'INV_TARGET_DS_KNL', prompt: '乙', expertResponse: '' },
        ],
        release: true,
      },
    ]);
  });

  test('never renumbers: after deleting the first, a further one is the highest and one', async () => {
    const three = aTopic({
      topicTmplList: [1, 2, 3].map((level) => ({
        id: level,
        promptLevel: level,
        invTargetDsDictKey:
          (['INV_TARGET_DS_TABLE', 'INV_TARGET_DS_KNL', 'INV_TARGET_DS_FACTOR'] as const)[level - 1] ??
          'INV_TARGET_DS_TABLE',
        prompt: `模板${level}`,
        expertResponse: '',
      })),
    });
    open({ answers: { ...ANSWERS, 'ai.topic': () => three } });
    await press('编辑 盈利能力');
    const dialog = await inDialog();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /添加模板/ }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: '删除第 1 个模板' }));
    await userEvent.click(dialog.getByRole('button', { name: /添加模板/ }));
    const levels = [1, 2, 3].map((place) =>
      dialog.getByLabelText<HTMLInputElement>(`第 ${place} 个模板的工作流序号`),
    );
    expect(levels.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['2', true],
      ['3', true],
      ['4', true],
    ]);
  });

  test('saves without releasing, and says so', async () => {
    const { said, inputs } = open({
      answers: { ...ANSWERS, 'ai.updateTopic': () => aTopic({ latestVersion: 3, version: 4 }) },
    });
    await press('编辑 盈利能力');
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('第 1 个模板的提示词'), '！');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(said).toEqual(['编辑成功：第 3 版已保存，尚未启用']));
    expect(inputs('ai.updateTopic')).toMatchObject([
      {
        id: 5,
        version: 3,
        release: false,
        topicTmplDetailList: [{ promptLevel: 1, prompt: '回答 {{question}}！' }],
      },
    ]);
  });

  test('stays open with the cause when the service refuses a template', async () => {
    const bad = { ...TOPIC_MESSAGES.badTemplate, text: '第 1 个提示词模板有误：没有变量 stock' };
    open({ answers: { ...ANSWERS, 'ai.updateTopic': () => refusal(bad) } });
    await press('编辑 盈利能力');
    const dialog = await inDialog();
    await userEvent.type(dialog.getByLabelText('第 1 个模板的提示词'), '改');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('没有变量 stock');
  });
});

import { TOPIC_MESSAGES, type TopicMatch } from '@console/contract-ai';
import { consoleOn, refusal, type Place, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { TopicMatchesPage } from './topic-matches-page.tsx';

const EDITOR = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit', 'aimessage_delete'];
const DICTIONARIES: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  INV_TARGET_TYPE: [
    { value: 'INV_TARGET_TYPE_IND', label: '行业' },
    { value: 'INV_TARGET_TYPE_CORP', label: '公司' },
  ],
  INV_TARGET_DS: [
    { value: 'INV_TARGET_DS_KNL', label: '知识库' },
    { value: 'INV_TARGET_DS_TABLE', label: '数据表' },
  ],
  CHART_TYPE: [{ value: 'CHART_TYPE_LINE', label: '折线图' }],
  DATE_UNIT: [{ value: 'DATE_UNIT_DAY', label: '日' }],
};
const times = {
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
};
const MATCH: TopicMatch = {
  id: 5,
  topicId: 2,
  topic: '盈利能力',
  invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
  invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
  topicMatchDetailList: [
    {
      dataId: 'company.income.*',
      dataIdLink: 'group,company.income.*',
      dataVal: '利润表',
      dateUnitDictKey: null,
      chartTypeDictKey: 'CHART_TYPE_LINE',
      chartTitle: '利润',
    },
  ],
  ...times,
};
const ROW = {
  id: 5,
  topicId: 2,
  topic: '盈利能力',
  invTargetTypeDictKey: MATCH.invTargetTypeDictKey,
  invTargetDsDictKey: MATCH.invTargetDsDictKey,
  ...times,
  invTargetType: '公司',
  invTargetDs: '数据表',
  dataVal: '利润表',
  chart: '利润',
};
const TREE = [
  {
    value: 'group',
    label: '公司财务数据',
    children: [
      { value: 'company.income.*', label: '利润表' },
      {
        value: 'company.roe',
        label: '净资产收益率',
        children: [
          { value: 'company.roe.*', label: '全部指标' },
          { value: 'company.roe.roe', label: 'ROE（%）' },
        ],
      },
    ],
  },
];
const ANSWERS = {
  'ai.topicMatchList': () => ({ totalElements: 1, content: [ROW] }),
  'ai.dictionaryOption': ({ dictType }: { dictType?: unknown }) => DICTIONARIES[String(dictType)] ?? [],
  'ai.topicOption': () => [{ value: 2, label: '盈利能力', invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP' }],
  'ai.relateDataTrees': () => TREE,
  'ai.relateDataOption': () => [{ value: '7', label: '周期研究' }],
  'ai.topicMatch': () => MATCH,
};
const open = (place: Place = {}): Told =>
  consoleOn(client)(<TopicMatchesPage />, { authorities: EDITOR, answers: ANSWERS, ...place });

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (box: HTMLElement, option: string): Promise<void> => {
  await userEvent.click(box);
  const found = await screen.findAllByText(option, {
    selector: '.ant-select-item-option-content, .ant-cascader-menu-item-content',
  });
  await userEvent.click(found.at(-1) as HTMLElement);
};

describe('the list of topic matches', () => {
  test.each([
    [['gssjk_gn_view'], ['查看']],
    [
      ['gssjk_gn_view', 'gssjk_gn_edit'],
      ['查看', '编辑'],
    ],
    [
      ['gssjk_gn_view', 'aimessage_delete'],
      ['查看', '删除'],
    ],
    [EDITOR, ['查看', '编辑', '删除']],
  ])('with %j offers %j', async (authorities, titles) => {
    open({ authorities });
    await screen.findByRole('button', { name: '查看 盈利能力 的数据表' });
    expect(
      screen.getAllByRole('button', { name: /盈利能力 的数据表/ }).map((button) => button.textContent),
    ).toEqual(titles);
    expect(screen.queryByRole('button', { name: /新增$/ }) !== null).toBe(
      authorities.includes('gssjk_gn_add'),
    );
  });

  test('shows one with its rows', async () => {
    open();
    await press('查看 盈利能力 的数据表');
    const dialog = await screen.findByRole('dialog');
    const cells = within(await within(dialog).findByRole('table', { name: '匹配数据' }))
      .getAllByRole('row')
      .at(-1);
    await waitFor(() => expect(cells?.textContent).toBe('利润表—折线图利润'));
  });

  test('deletes one after asking', async () => {
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.deleteTopicMatch': () => true } });
    await press('删除 盈利能力 的数据表');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('此操作将永久删除该主题匹配, 是否继续?');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(said).toEqual(['删除成功!']));
    expect(inputs('ai.deleteTopicMatch')).toEqual([{ id: 5 }]);
  });
});

describe('the dialog', () => {
  test('adds one: the type follows from the topic, the data comes from the tree', async () => {
    const { said, inputs } = open({ answers: { ...ANSWERS, 'ai.addTopicMatch': () => MATCH } });
    await press(/新增$/);
    const dialog = await screen.findByRole('dialog');
    await choose(within(dialog).getByLabelText('主题'), '盈利能力');
    await choose(within(dialog).getByLabelText('数据来源'), '数据表');
    await choose(within(dialog).getByLabelText('第 1 行数据'), '公司财务数据');
    await userEvent.click(await screen.findByText('净资产收益率'));
    await userEvent.click(await screen.findByText('ROE（%）'));
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(said).toEqual(['新增成功']));
    expect(inputs('ai.addTopicMatch')).toEqual([
      {
        topicId: 2,
        invTargetTypeDictKey: 'INV_TARGET_TYPE_CORP',
        invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
        topicMatchDetailList: [
          {
            dataId: 'company.roe.roe',
            dataIdLink: 'group,company.roe,company.roe.roe',
            dataVal: '净资产收益率：ROE（%）',
            dateUnitDictKey: null,
            chartTypeDictKey: null,
            chartTitle: null,
          },
        ],
      },
    ]);
  });

  test('asks for the data again when another source is chosen, which has a plain list', async () => {
    const { inputs, said } = open({ answers: { ...ANSWERS, 'ai.updateTopicMatch': () => MATCH } });
    await press('编辑 盈利能力 的数据表');
    const dialog = await screen.findByRole('dialog');
    await choose(within(dialog).getByLabelText('数据来源'), '知识库');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('请选择数据');
    await choose(within(dialog).getByLabelText('第 1 行数据'), '周期研究');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(said).toEqual(['编辑成功']));
    expect(inputs('ai.updateTopicMatch')).toMatchObject([
      {
        id: 5,
        version: 3,
        invTargetDsDictKey: 'INV_TARGET_DS_KNL',
        topicMatchDetailList: [{ dataId: '7', dataIdLink: '7', dataVal: '周期研究' }],
      },
    ]);
  });

  test('refuses two rows with one link, keeps one row at least', async () => {
    const { inputs } = open();
    await press('编辑 盈利能力 的数据表');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '移除第 1 行' }).disabled).toBe(
      true,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '添加一行' }));
    await choose(within(dialog).getByLabelText('第 2 行数据'), '公司财务数据');
    await userEvent.click(
      (await screen.findAllByText('利润表', { selector: '.ant-cascader-menu-item-content' })).at(
        -1,
      ) as HTMLElement,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('因子选项有重复!');
    expect(inputs('ai.updateTopicMatch')).toEqual([]);
  });

  test('stays open with the cause when the service refuses', async () => {
    open({ answers: { ...ANSWERS, 'ai.updateTopicMatch': () => refusal(TOPIC_MESSAGES.matchTaken) } });
    await press('编辑 盈利能力 的数据表');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('第 1 行图表标题'), '改');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(TOPIC_MESSAGES.matchTaken.text);
  });
});

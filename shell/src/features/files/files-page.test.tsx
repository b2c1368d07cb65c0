import { ACCESS_MESSAGES, accessTables } from '@console/contract-access';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../core/access/access-client.ts';
import { aFile, answersOf } from '../../core/files/testing/stored-files.ts';
import FilesPage from './files-page.tsx';

const inConsole = consoleOn(client);
const LIST = accessTables.tenantFiles;
const PICTURE = aFile({
  key: 'b'.repeat(43),
  name: '头像.jpg',
  purpose: 'avatar',
  mime: 'image/jpeg',
  owner: '李四',
});

const open = (answers: Answers = {}, address = '/system/files'): Told =>
  inConsole(<FilesPage />, { address, answers: { ...answersOf(LIST, [aFile(), PICTURE]), ...answers } });
const ask = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: '删除 头像.jpg' }));
  return screen.findByRole('dialog');
};
const confirm = (dialog: HTMLElement): Promise<void> =>
  userEvent.click(within(dialog).getByRole('button', { name: '删除' }));

it('the page shows whose files they are, and how much space the tenant has', async () => {
  open();
  const row = (await screen.findByRole('link', { name: '头像.jpg' })).closest('tr');
  expect(row?.textContent).toBe('头像.jpg李四头像图片1.5 MB2026-11-20 09:00删除');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('文件管理');
  expect(await screen.findByText('本租户已用 9 MB / 900 MB')).toBeTruthy();
});

it('the page is searched by name and filtered by purpose', async () => {
  const opened = open();
  await userEvent.type(await screen.findByRole('textbox', { name: '文件名' }), '头像');
  await userEvent.click(screen.getByRole('combobox', { name: '用途' }));
  const options = await screen.findAllByText('头像', { selector: '.ant-select-item-option-content' });
  await userEvent.click(options[0] ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(opened.inputs(LIST.id).at(-1)).toMatchObject({ search: '头像', purpose: 'avatar', page: 0 }),
  );
});

it('the page names the uploader before a file is deleted, and loads list and usage again afterwards', async () => {
  const opened = open({ 'access.deleteFile': () => true });
  const dialog = await ask();
  expect(dialog.textContent).toContain('“头像.jpg”（李四 上传）删除后不能恢复');
  const before = [opened.inputs(LIST.id).length, opened.inputs('access.fileUsage').length];
  await confirm(dialog);
  await waitFor(() => expect(opened.said).toEqual(['已删除 头像.jpg']));
  expect(opened.inputs('access.deleteFile')).toEqual([{ key: PICTURE.key }]);
  await waitFor(() =>
    expect([opened.inputs(LIST.id).length, opened.inputs('access.fileUsage').length]).toEqual(
      before.map((count) => count + 1),
    ),
  );
});

it('the page says in the dialog why a file cannot be deleted', async () => {
  const opened = open({ 'access.deleteFile': () => refusal(ACCESS_MESSAGES.fileIsAvatar, { name: '李四' }) });
  const dialog = await ask();
  await confirm(dialog);
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('该文件正用作李四的头像，请先更换头像');
  expect(opened.said).toEqual([]);
});

it('the page says what will be listed while there are no files', async () => {
  open(answersOf(LIST, []));
  expect(await screen.findByText('暂无文件')).toBeTruthy();
  expect(screen.getByText('本租户用户上传的头像、笔记图片与附件会列在这里')).toBeTruthy();
});

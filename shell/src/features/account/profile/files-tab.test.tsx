import { accessTables } from '@console/contract-access';
import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { aFile, answersOf } from '../../../core/files/testing/stored-files.ts';
import { FilesTab } from './files-tab.tsx';

const inConsole = consoleOn(client);
const FILE = aFile();
const LIST = accessTables.ownFiles;

const open = (answers: Answers = {}): Told =>
  inConsole(<FilesTab />, {
    address: '/profile?tab=files',
    answers: { ...answersOf(LIST, [FILE]), ...answers },
  });

it('the tab shows the user’s files and how much space they use', async () => {
  open();
  const link = await screen.findByRole('link', { name: '研报.pdf' });
  expect(link.getAttribute('href')).toBe(`/api/blade-resource/oss/files/${FILE.key}`);
  // A picture is shown in the browser tab it is opened in: not in the console’s.
  expect(link.getAttribute('target')).toBe('_blank');
  // A long name is cut in its cell.
  expect(link.title).toBe('研报.pdf');
  for (const text of ['笔记', 'PDF', '1.5 MB', '已用 1.5 MB / 500 MB'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: '上传人' })).toBeNull();
});

it('the list is searched without leaving its tab of the page', async () => {
  const opened = open();
  await userEvent.type(await screen.findByRole('textbox', { name: '文件名' }), '年报{Enter}');
  await waitFor(() => expect(opened.inputs(LIST.id).at(-1)).toMatchObject({ search: '年报' }));
  expect(new URLSearchParams(opened.address().split('?')[1]).get('tab')).toBe('files');
});

it('a file is deleted once that is confirmed, and that is reported', async () => {
  const opened = open({ 'access.deleteFile': () => true });
  await userEvent.click(await screen.findByRole('button', { name: '删除 研报.pdf' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    '“研报.pdf”删除后不能恢复；仍引用它的笔记将无法再显示或下载该文件，是否继续?',
  );
  expect(opened.inputs('access.deleteFile')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(opened.said).toEqual(['已删除 研报.pdf']));
  expect(opened.inputs('access.deleteFile')).toEqual([{ key: FILE.key }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { ACCESS_MESSAGES, type FileRow } from '@console/contract-access';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../system/access-client.ts';
import { FilesTab } from './files-tab.tsx';

const inConsole = consoleOn(client);
const MEGABYTE = 1024 ** 2;
const FILE: FileRow = {
  key: 'a'.repeat(43),
  name: '研报.pdf',
  purpose: 'note',
  mime: 'application/pdf',
  bytes: 1.5 * MEGABYTE,
  owner: '陈砚',
  createdAt: '2026-11-20 09:00:00',
};

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const open = (answers: Answers = {}): Told =>
  inConsole(<FilesTab />, {
    address: '/profile?tab=files',
    answers: {
      'access.ownFiles': () => ({ content: [FILE], totalElements: 1, number: 0, size: 10, totalPages: 1 }),
      'access.fileUsage': () => ({
        usedBytes: 1.5 * MEGABYTE,
        limitBytes: 500 * MEGABYTE,
        tenantUsedBytes: 9 * MEGABYTE,
        tenantLimitBytes: 900 * MEGABYTE,
      }),
      ...answers,
    },
  });
const confirm = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '删除 研报.pdf' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('仍引用它的笔记将无法再显示或下载该文件');
  await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
};

it('shows one’s files and how much room they take', async () => {
  open();
  const link = await screen.findByRole('link', { name: '研报.pdf' });
  expect(link.getAttribute('href')).toBe(`/api/blade-resource/oss/files/${FILE.key}`);
  // A long name is cut in its cell.
  expect(link.title).toBe('研报.pdf');
  for (const text of ['笔记', 'PDF', '1.5 MB', '已用 1.5 MB / 500 MB'])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('deletes a file once that is confirmed, and says so', async () => {
  const told = open({ 'access.deleteFile': () => true });
  await confirm();
  await waitFor(() => expect(told.said).toEqual(['已删除 研报.pdf']));
  expect(told.inputs('access.deleteFile')).toEqual([{ key: FILE.key }]);
});

it('says why a file stays', async () => {
  open({ 'access.deleteFile': () => refusal(ACCESS_MESSAGES.fileIsAvatar, { name: '陈砚' }) });
  await confirm();
  expect(await screen.findByText('该文件正用作陈砚的头像，请先更换头像')).toBeTruthy();
});

import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from './data-client.ts';
import DataPage from './data-page.tsx';
import { aJob, aRunning } from '../jobs/testing/a-job.ts';

const JOB = '11111111-1111-4111-8111-111111111112';
const none = { totalElements: 0, content: [] };
const RUN = {
  id: 12,
  source: 'vendor',
  folder: 'wind-20261120',
  demo: false,
  state: 'loaded',
  tables: 3,
  rows: 4500,
  rejected: 0,
  startedBy: '陈思远',
  startedAt: '2026-11-20 10:00:01',
  finishedAt: '2026-11-20 10:01:36',
  seconds: 95,
  message: null,
  jobId: JOB,
  canUndo: true,
};
const answers: Answers = {
  'jobs.platformList': () => ({
    totalElements: 2,
    content: [aRunning({ name: 'data.import' }), aJob({ id: '2', name: 'data.undo' })],
  }),
  'data.tables': () => none,
  'data.runs': () => ({ totalElements: 1, content: [RUN] }),
  'data.run': () => ({ ...RUN, snapshots: [] }),
};
const open = (search: string, more: Answers = {}): Told =>
  consoleOn(client)(<DataPage />, {
    address: `/operations/data${search}`,
    authorities: ['xtgl_data'],
    answers: { ...answers, ...more },
  });

const network = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = network;
});

it('the page shows how many imports of all users are under way, and links to them', async () => {
  const opened = open('');
  expect(await screen.findByText('1 个任务进行中')).toBeTruthy();
  expect(opened.inputs('jobs.platformList')).toEqual([{ scope: 'all', size: 20 }]);
  await userEvent.click(screen.getByRole('link', { name: '导入任务' }));
  expect(opened.visited).toEqual(['/operations/tasks?tab=all&service=platform']);
});

it('the address of the former tab of jobs leads to the job centre, and Back leads to the page itself', async () => {
  const opened = open('?tab=jobs');
  await waitFor(() => expect(opened.visited).toEqual(['/operations/tasks?tab=all&service=platform']));
  expect(opened.address()).toBe('/operations/data');
  expect(screen.getByRole('tab', { name: '数据质量' }).getAttribute('aria-selected')).toBe('true');
});

it('an import is opened by its address', async () => {
  const opened = open('?tab=runs&run=12');
  expect(await screen.findByText('第 12 次导入')).toBeTruthy();
  expect(opened.inputs('data.run')).toEqual([{ id: 12 }]);
});

it('an address that names no import opens none', async () => {
  const opened = open('?tab=runs&run=x');
  await screen.findByText('wind-20261120');
  expect(opened.inputs('data.run')).toEqual([]);
});

it('undoing an import ends at its job in the job centre', async () => {
  const opened = open('?tab=runs', { 'data.submitUndo': () => ({ jobId: JOB, state: 'queued' }) });
  await userEvent.click(await screen.findByRole('button', { name: /^撤\s*销$/ }));
  const sure = (await screen.findByRole('dialog')).querySelector('.ant-btn-dangerous');
  await userEvent.click(sure as HTMLElement);
  await waitFor(() => expect(opened.visited).toEqual([`/operations/tasks?service=platform&job=${JOB}`]));
  expect(opened.said).toEqual(['已提交撤销任务']);
});

it('an empty list of deliveries says what to upload, in words of the screen', async () => {
  open('?tab=deliveries', { 'data.deliveries': () => ({ deliveries: [], uploadMaxBytes: 1000 }) });
  const cause = (await screen.findByText(/^上传 CSV 文件/)).textContent;
  expect(cause).toContain('文件名为表名');
  expect(cause).not.toContain('docs/');
});

it('an import that was submitted is shown in the job centre', async () => {
  const delivery = {
    name: 'wind-20261120',
    bytes: 10,
    modifiedAt: '2026-11-20 10:00:00',
    jobId: null,
    files: [
      { name: 'news.csv', table: 'news', title: '新闻舆情', bytes: 10, modifiedAt: '2026-11-20 10:00:00' },
    ],
  };
  // The header's client asks whether the mart contains demo data.
  globalThis.fetch = () => Promise.reject(new TypeError('away'));
  const opened = open('?tab=deliveries', {
    'data.deliveries': () => ({ deliveries: [delivery], uploadMaxBytes: 1000 }),
    'data.mappings': () => [],
    'data.submitImport': () => ({ jobId: JOB, state: 'queued' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^导\s*入$/ }));
  await userEvent.click(await screen.findByRole('button', { name: '开始导入' }));
  await waitFor(() => expect(opened.visited).toEqual([`/operations/tasks?service=platform&job=${JOB}`]));
  expect(opened.inputs('data.submitImport')).toMatchObject([{ delivery: 'wind-20261120' }]);
});

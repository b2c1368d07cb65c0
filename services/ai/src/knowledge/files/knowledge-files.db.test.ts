import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aiEntries, TOPIC_MESSAGES, type Knowledge, type KnowledgeFile } from '@console/contract-ai';
import { FILES_PATH } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { resultOf, type RecordDesk } from '@console/node-kit/testing';
import { docxOfTexts, pdfOf } from '../../documents/testing/sample-documents.ts';
import { topicBench, type TopicBench } from '../../testing/topic-bench.ts';
import { findPassages } from '../find-passages.ts';
import { knowledgeText } from '../knowledge-text.ts';
import { KnowledgeReadings } from './knowledge-readings.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const key = (name: string): string => name.padEnd(22, '_');

/** Files of the service of uploads, which that of the tenant asks for by its bearer token. */
const files = new Map<string, { name: string; mime: string; bytes: Uint8Array }>();
let owner = '';
let uploads: Server;
let bench: TopicBench;
let desk: RecordDesk<Knowledge>;
let stranger: RecordDesk<Knowledge>;
let knowledgeId: number;
beforeAll(async () => {
  uploads = createServer((request, response) => {
    const file = files.get((request.url ?? '').slice(FILES_PATH.length));
    if (file === undefined || request.headers.authorization !== `Bearer ${owner}`)
      return void response.writeHead(404).end();
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    response.writeHead(200, { 'content-type': file.mime, 'content-disposition': disposition });
    response.end(file.bytes);
  });
  await new Promise<void>((resolve) => uploads.listen(0, '127.0.0.1', resolve));
  bench = await topicBench({ access: `http://127.0.0.1:${(uploads.address() as AddressInfo).port}` });
}, 60_000);
afterAll(async () => {
  await bench.stop();
  await new Promise((resolve) => uploads.close(resolve));
});
beforeEach(async () => {
  await bench.empty();
  files.clear();
  desk = await bench.knowledge();
  stranger = await bench.knowledge({ tenantId: '100001', userId: 8 });
  owner = desk.token;
  knowledgeId = (await desk.made({ title: '白酒框架', content: '<p>看批价与库存。</p>' })).id;
});

function upload(name: string, bytes: Uint8Array, mime = DOCX): string {
  const fileKey = key(`k${files.size}`);
  files.set(fileKey, { name, mime, bytes });
  return fileKey;
}
const attach = async (fileKey: string): Promise<KnowledgeFile> =>
  resultOf(await desk.ask(aiEntries.attachKnowledgeFile, { knowledgeId, fileKey }));
const list = async (by = desk): Promise<KnowledgeFile[]> =>
  resultOf(await by.ask(aiEntries.knowledgeFiles, { knowledgeId }));
async function read(): Promise<KnowledgeFile[]> {
  await bench.service.service.app.get(KnowledgeReadings).idle();
  return list();
}
const found = async (text: string): Promise<unknown[]> =>
  (await findPassages(bench.data.database, { tenantId: '000000', text, limit: 5 })).map((passage) => [
    passage.title,
    passage.file?.name ?? null,
  ]);

describe('a document', () => {
  it('is read beside the call, found by its text and name, cited by its name, and recorded', async () => {
    expect(await attach(upload('渠道调研.docx', docxOfTexts('经销商回款进度放缓。')))).toMatchObject({
      name: '渠道调研.docx',
      addedUser: '某人',
    });
    const [file] = await read();
    expect(file).toMatchObject({ state: 'ready', reason: null, characters: 10, passages: 1 });
    expect([await found('回款进度如何'), await found('渠道调研'), await found('批价与库存')]).toEqual([
      [['白酒框架', '渠道调研.docx']],
      [['白酒框架', '渠道调研.docx']],
      [['白酒框架', null]],
    ]);
    const asked = { tenantId: '000000', question: '回款进度如何', only: [] };
    expect(await knowledgeText(bench.data.database, asked)).toMatchObject({
      text: '《白酒框架》附件“渠道调研.docx”\n经销商回款进度放缓。',
    });
    expect((await bench.lines()).at(-1)).toMatchObject({
      action: 'ai.attach-knowledge-file',
      subject: `knowledge:${knowledgeId}`,
      after: { file: '渠道调研.docx' },
    });
  });

  it('of PDF is read too; one that cannot be read says why, and is read again', async () => {
    const fileKey = upload('年报.pdf', pdfOf([]), 'application/pdf');
    const { id } = await attach(fileKey);
    expect(await read()).toMatchObject([{ state: 'failed', reason: expect.stringContaining('扫描件') }]);
    files.set(fileKey, { name: '年报.pdf', mime: 'application/pdf', bytes: pdfOf(['吨价提升']) });
    expect(resultOf(await desk.ask(aiEntries.rereadKnowledgeFile, { id }))).toMatchObject({ id });
    expect(await read()).toMatchObject([{ state: 'ready', characters: 4 }]);
    expect(await found('吨价提升')).toEqual([['白酒框架', '年报.pdf']]);
  });

  it('stays when the entry is edited, and goes with its passages when it or the entry is removed', async () => {
    const { id } = await attach(upload('甲.docx', docxOfTexts('经销商回款进度放缓。')));
    await attach(upload('乙.docx', docxOfTexts('终端动销改善明显。')));
    await read();
    const edited = { id: knowledgeId, version: 1, title: '新标题', content: '<p>看吨价。</p>' };
    expect((await desk.update(edited)).status).toBe(200);
    expect(await found('回款进度')).toEqual([['新标题', '甲.docx']]);
    expect(resultOf(await desk.ask(aiEntries.removeKnowledgeFile, { id }))).toBe(true);
    expect([await found('回款进度'), await found('终端动销'), (await list()).length]).toEqual([
      [],
      [['新标题', '乙.docx']],
      1,
    ]);
    await desk.remove(knowledgeId);
    for (const table of ['knowledge_file', 'knowledge_passage', 'knowledge_term'])
      expect(await bench.rows(table, 'tenant_id')).toEqual([]);
  });

  it('is attached once, however often it is asked for', async () => {
    const fileKey = upload('甲.docx', docxOfTexts('一二三四'));
    const all = await Promise.all([attach(fileKey), attach(fileKey)]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await read()).toMatchObject([{ state: 'ready' }]);
  });

  it('that a process left is known by its time, and may be read again; one being read may not', async () => {
    const { id } = await attach(upload('甲.docx', docxOfTexts('一二三四')));
    await read();
    const since = (at: string): Promise<unknown> =>
      bench.data.database.query(
        `UPDATE ${tableName('ai', 'knowledge_file')} SET state = 'reading', reading_since = ?`,
        [at],
      );
    await since('2099-01-01 00:00:00');
    expect((await desk.ask(aiEntries.rereadKnowledgeFile, { id })).body.appCode).toBe(
      TOPIC_MESSAGES.fileBeingRead.code,
    );
    await since('2020-01-01 00:00:00');
    expect(await list()).toMatchObject([{ state: 'failed', reason: expect.stringContaining('读取中断') }]);
    expect((await desk.ask(aiEntries.rereadKnowledgeFile, { id })).status).toBe(200);
    expect(await read()).toMatchObject([{ state: 'ready' }]);
  });
});

it('files that are gone, of another kind or too many are refused', async () => {
  const refusedWith = async (fileKey: string): Promise<string | undefined> =>
    (await desk.ask(aiEntries.attachKnowledgeFile, { knowledgeId, fileKey })).body.appCode;
  expect(await refusedWith(key('unknown'))).toBe(TOPIC_MESSAGES.fileGone.code);
  expect(await refusedWith(upload('图.png', new Uint8Array([1]), 'image/png'))).toBe(
    TOPIC_MESSAGES.fileKind.code,
  );
  for (let at = 0; at < 10; at += 1) await attach(upload(`${at}.docx`, docxOfTexts('一二')));
  expect(await refusedWith(upload('多.docx', docxOfTexts('一二')))).toBe(TOPIC_MESSAGES.tooManyFiles.code);
  await read();
});

it('another tenant sees and changes none; each call has its authority', async () => {
  const fileKey = upload('甲.docx', docxOfTexts('一二三四'));
  const { id } = await attach(fileKey);
  await read();
  const statuses = async (by: RecordDesk<Knowledge>): Promise<number[]> => [
    (await by.ask(aiEntries.knowledgeFiles, { knowledgeId })).status,
    (await by.ask(aiEntries.attachKnowledgeFile, { knowledgeId, fileKey })).status,
    (await by.ask(aiEntries.rereadKnowledgeFile, { id })).status,
    (await by.ask(aiEntries.removeKnowledgeFile, { id })).status,
  ];
  owner = stranger.token;
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
  const viewer = await bench.knowledge({ authorities: ['gssjk_gn_view'] });
  expect(await statuses(viewer)).toEqual([200, 403, 403, 403]);
  expect(await list()).toMatchObject([{ id, state: 'ready' }]);
});

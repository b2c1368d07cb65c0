import { deflateSync } from 'node:zlib';
import { sourceThread } from '@console/node-kit/testing';
import { DocumentReader } from './document-reader.ts';
import type { DocumentRead } from './serve-documents.ts';
import { docxOfTexts, pdfOf } from './testing/sample-documents.ts';

const THREAD = sourceThread(new URL('../thread.ts', import.meta.url));
const SOMEONE = { tenantId: '000000', userId: 1 };
const reader = new DocumentReader(THREAD);
afterAll(() => reader.onModuleDestroy());

const read = (bytes: Uint8Array): Promise<DocumentRead> => reader.read(SOMEONE, { kind: 'pdf', bytes });

it('reads Chinese of a font that is not in the file, its wrapped lines joined', async () => {
  const lines = ['盈利能力分析', '报告期内公司毛利率较上年同期提高，主要因为产品', '结构改善。'];
  expect(await read(pdfOf(lines))).toEqual({
    text: '盈利能力分析\n报告期内公司毛利率较上年同期提高，主要因为产品结构改善。',
  });
}, 60_000);

it('reads a docx in the same threads', async () => {
  expect(await reader.read(SOMEONE, { kind: 'docx', bytes: docxOfTexts('一', '二') })).toEqual({
    text: '一\n二',
  });
}, 60_000);

const sound = pdfOf(['库存周期']);

it('reads a document whose table of objects is broken', async () => {
  const text = Buffer.from(sound).toString('latin1');
  const broken = Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n99999'), 'latin1');
  expect(await read(Uint8Array.from(broken))).toEqual({ text: '库存周期' });
}, 60_000);

it('reads the pages that there are, not the million that the document claims', async () => {
  expect(await read(pdfOf(['一'], { pages: 1_000_000 }))).toEqual({ text: '一' });
}, 60_000);

it.each([
  ['no text', pdfOf([]), '没有可提取的文字'],
  ['too many pages', pdfOf(['一'], { pages: 501, kids: `[${'3 0 R '.repeat(501)}]` }), '超过 500 页'],
  [
    'a password',
    pdfOf(['一'], {
      objects: [
        `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
      ],
      trailer: '/Encrypt 8 0 R /ID [<01> <01>]',
    }),
    '已加密',
  ],
  [
    'a content that unpacks to more than it may',
    pdfOf([], { content: deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '), { level: 9 }) }),
    '解压后过大',
  ],
  ['pages that contain themselves', pdfOf(['一'], { kids: '[2 0 R]', pages: 3 }), '已损坏'],
  ['half of its bytes', sound.subarray(0, 120), '已损坏'],
  ['what is no PDF', Uint8Array.from(Buffer.from('%PDF-1.7 只是文字')), '已损坏'],
])(
  'a PDF with %s is refused with the reason, and the next one is read',
  async (_, bytes, reason) => {
    expect(await read(bytes)).toEqual({ fault: expect.stringContaining(reason) });
    expect(await read(sound)).toEqual({ text: '库存周期' });
  },
  60_000,
);

it('ends the thread of a document that takes too long, and reads the next one', async () => {
  const endless = new DocumentReader(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ bytes }) => {
          parentPort.postMessage('begun');
          while (bytes.length === 0);
          parentPort.postMessage({ result: { text: '读完' } });
        });`)}`,
    ),
    { waitMs: 10_000, computeMs: 1000 },
  );
  const order = (bytes: Uint8Array): Promise<DocumentRead> => endless.read(SOMEONE, { kind: 'pdf', bytes });
  expect(await order(new Uint8Array())).toEqual({ fault: expect.stringContaining('用时过长') });
  expect(await order(sound)).toEqual({ text: '读完' });
  await endless.onModuleDestroy();
});

it('says so of a document that needs more memory than a thread has', async () => {
  const greedy = new DocumentReader(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', () => {
          const kept = [];
          for (;;) kept.push(Array.from({ length: 10000 }, (_, at) => ({ at })));
        });`)}`,
    ),
  );
  expect(await greedy.read(SOMEONE, { kind: 'pdf', bytes: sound })).toEqual({
    fault: expect.stringContaining('过大'),
  });
  await greedy.onModuleDestroy();
}, 60_000);

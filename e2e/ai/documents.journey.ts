import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { EXPERT } from '../support/ai/authorities.ts';
import { addKnowledge, eraseKnowledge } from '../support/ai/knowledge.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { demoCompanies } from '../support/screens/companies.ts';

const { visitors, people } = stage();

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const made: Person[] = [];
afterAll(async () => {
  for (const { id } of made) await eraseKnowledge(id);
});

const docx = (text: string): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

it('a document is attached to a knowledge entry, read, found by a question and named by its source', async () => {
  const person = await people.person({ authorities: EXPERT });
  made.push(person);
  const page = await visitors.signedIn(person);
  const { id, title } = await addKnowledge(page, '<p>另见附件。</p>');
  await page.goto(`/expertsystem/knowledge/edit?id=${id}`);
  await page.getByText('没有文件').waitFor();
  const file = `调研${randomUUID().slice(0, 8)}.docx`;
  await page.getByLabel('知识文件').setInputFiles({
    name: file,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: docx('琉璃渠道的回款进度放缓。'),
  });
  await page.getByText('12 字，1 段').waitFor();
  await page.getByRole('link', { name: file }).waitFor();

  const [company] = await demoCompanies(1);
  await page.goto(`/expertsystem/ask?subject=company:${company?.id}`);
  await page.getByRole('textbox', { name: '问题', exact: true }).fill('琉璃渠道的回款进度如何？');
  await page.getByRole('textbox', { name: '问题', exact: true }).press('Enter');
  await page.waitForURL(/questionId=\d+/);
  const knowledge = page.getByRole('region', { name: '知识', exact: true });
  await knowledge.getByText(`《${title}》附件“${file}”`).waitFor();
  // What is below an answer moves while it is written.
  await page
    .getByRole('region', { name: '数据直答', exact: true })
    .getByText(/^已完成|^未作答/)
    .waitFor();
  await page.getByRole('button', { name: '提示词' }).click();
  await page.getByLabel('用户', { exact: true }).getByText(`《${title}》附件“${file}”`).waitFor();
});

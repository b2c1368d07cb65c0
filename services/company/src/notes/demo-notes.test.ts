import { cleanHtml } from '@console/ecology/rich-text';
import { demoNotes } from './demo-notes.ts';
import { htmlOfText } from '@console/ecology/notes';

const COMPANY = { id: 7, name: '华岚<精工>', industry: '自动化设备' };

it('a company has three years of notes of each kind, unchanged by the cleaner', () => {
  const notes = demoNotes(COMPANY, 2025);
  expect(notes.map(({ type, year }) => [type, year])).toEqual([
    [1, 2023],
    [2, 2023],
    [1, 2024],
    [2, 2024],
    [1, 2025],
    [2, 2025],
  ]);
  for (const { content } of notes) {
    expect(cleanHtml(content)).toBe(content);
    expect(content).toContain('华岚&lt;精工&gt;');
  }
  expect(new Set(notes.map(({ content }) => content)).size).toBe(6);
});

it('plain text becomes a paragraph for each line, and keeps its meaning', () => {
  const html = htmlOfText(' 成本 < 同业 & "稳定" \r\n\n<script>一</script>');
  expect(html).toBe('<p>成本 &lt; 同业 &amp; &quot;稳定&quot;</p><p>&lt;script&gt;一&lt;/script&gt;</p>');
  expect(htmlOfText(' \n ')).toBe('');
});

import { cleanHtml } from '@console/ecology/rich-text';
import { demoIndustryNotes } from './demo-industry-notes.ts';

const notes = demoIndustryNotes({ id: 7, name: '白酒 & <名酒>' }, 2025);

describe('the demo notes of an industry', () => {
  it('are one for each type and year, so that all can be stored', () => {
    expect(notes.map(({ type, year }) => `${type} ${year}`)).toEqual([
      ...['1 2024', '2 2024', '3 2024'],
      ...['1 2025', '2 2025', '3 2025'],
    ]);
  });

  it('name their industry as text', () => {
    expect(notes[0]?.content).toContain('<h2>白酒 &amp; &lt;名酒&gt;的产业链与边界</h2><p>');
    for (const { content } of notes) {
      expect(content).not.toMatch(/undefined|<p><\/p>/);
      expect(cleanHtml(content)).toBe(content);
    }
  });

  it('differ from year to year', () => {
    for (const type of [1, 2, 3]) {
      const [one, other] = notes.filter((note) => note.type === type);
      expect(one?.content).not.toBe(other?.content);
    }
  });
});

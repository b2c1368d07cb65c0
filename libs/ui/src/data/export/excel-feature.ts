import type { Feature } from 'write-excel-file/universal';
import type { Sheet } from './sheet.ts';

/** The lines above a sheet's rows: what it is about, its titles. */
const HEAD_LINES = 2;

/** What the writer itself has not: a filter on the titles, and rows that fold into the line above them. */
export const filteredAndOutlined = (sheets: readonly Sheet[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const sheet = sheets[sheetIndex];
          return sheet ? withFilter(withOutline(xml, sheet), sheet) : xml;
        },
        transformElementAttributes: (tag, attributes, index, _, { sheetIndex }) => {
          const level = sheets[sheetIndex]?.looks?.[(index ?? 0) - HEAD_LINES]?.level ?? 0;
          return tag === 'row' && level > 0 ? { ...attributes, outlineLevel: level } : attributes;
        },
      },
    },
  },
});

/** The schema places the filter right behind the rows. */
function withFilter(xml: string, { header, rows, looks = [] }: Sheet): string {
  const count = rows.length - looks.filter(({ foot }) => foot === true).length;
  const range = `A${HEAD_LINES}:${columnName(header.length)}${HEAD_LINES + count}`;
  return xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`);
}

/** A sum is above its parts: the button that folds them is beside it. */
function withOutline(xml: string, { looks = [] }: Sheet): string {
  const deepest = Math.max(0, ...looks.map(({ level = 0 }) => level));
  if (deepest === 0) return xml;
  return xml.replace(/<worksheet[^>]*>/, (tag) => `${tag}<sheetPr><outlinePr summaryBelow="0"/></sheetPr>`);
}

/** 1 is A, 27 is AA. */
function columnName(place: number): string {
  const rest = Math.floor((place - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(65 + ((place - 1) % 26));
}

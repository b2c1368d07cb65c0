import { aFile } from '../../core/files/testing/stored-files.ts';
import { FILE_CELLS } from '../../core/files/file-cells.tsx';

it('the cells of files are exported in the words of the screen', () => {
  const { purpose, mime, bytes } = FILE_CELLS;
  const texts = [purpose, mime, bytes].map((cell) => cell?.text?.(aFile()));
  expect(texts).toEqual(['笔记', 'PDF', '1.5 MB']);
});

import { usePlatform } from '@console/platform';
import { saveWorkbook } from '../data/export/save-workbook.ts';
import { statementBook, type StatementBook } from './statement-book.ts';

interface Shown extends Pick<StatementBook, 'client' | 'input' | 'subject'> {
  readonly book?: StatementBook['statements'] | undefined;
}

/** The export of a statement with the others of its book; none where it has no book. */
export function useSaveBook(
  { client, input, subject, book }: Shown,
  order: Pick<StatementBook, 'newestFirst' | 'titles'>,
): { readonly label: string; readonly start: () => void } | undefined {
  const { notify } = usePlatform();
  if (book === undefined) return undefined;
  const save = async (): Promise<void> => {
    try {
      const sheets = await statementBook({ client, statements: book, input, subject, ...order });
      await saveWorkbook(`${subject} 财务报表`, sheets);
      notify.success(`已导出 ${sheets.length} 张报表`);
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    }
  };
  return { label: '全部报表（一个工作簿）', start: () => void save() };
}

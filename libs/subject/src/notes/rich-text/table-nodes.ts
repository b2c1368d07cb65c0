import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Tables as rich text keeps them: without a view of their own, and without widths of columns. */
export const TABLE_NODES = [
  Table.configure({ View: null }).extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableCell,
  TableHeader,
] as const;

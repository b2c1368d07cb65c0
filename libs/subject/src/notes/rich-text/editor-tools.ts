import type { Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import { emptyTable } from './table-nodes.ts';

export interface EditorTool {
  readonly title: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** Whether it applies at the cursor; a tool without it is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
  /** Shown only here. */
  readonly isHere?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4, name: string): EditorTool => ({
  title: `标题${name}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const align = (textAlign: 'left' | 'center' | 'right', title: string): EditorTool => ({
  title,
  isOn: (editor) => textAlign !== 'left' && editor.isActive({ textAlign }),
  run: (editor) => {
    const value = textAlign === 'left' ? null : textAlign;
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { textAlign: value })
      .updateAttributes('heading', { textAlign: value })
      .run();
  },
});

const inTable = (title: string, command: Command): EditorTool => ({
  title,
  isHere: (editor) => isInTable(editor.state),
  run: (editor) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  },
});

/** The tools over text in their groups; links and uploads ask first, and are apart. */
export const TEXT_TOOLS: readonly (readonly EditorTool[])[] = [
  [heading(2, '一'), heading(3, '二'), heading(4, '三')],
  [
    {
      title: '加粗',
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      title: '斜体',
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      title: '下划线',
      keys: 'Ctrl+U',
      isOn: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      title: '删除线',
      keys: 'Ctrl+Shift+S',
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      title: '列表',
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      title: '编号',
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      title: '引用',
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [align('left', '居左'), align('center', '居中'), align('right', '居右')],
];

export const TABLE_TOOLS: readonly EditorTool[] = [
  {
    title: '表格',
    isOff: (editor) => isInTable(editor.state),
    run: (editor) => editor.chain().focus().insertContent(emptyTable()).run(),
  },
  inTable('加行', addRowAfter),
  inTable('加列', addColumnAfter),
  inTable('删行', deleteRow),
  inTable('删列', deleteColumn),
  inTable('删表格', deleteTable),
];

export const HISTORY_TOOLS: readonly EditorTool[] = [
  {
    title: '撤销',
    keys: 'Ctrl+Z',
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    title: '重做',
    keys: 'Ctrl+Shift+Z',
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

import type { ChainedCommands, Editor } from '@tiptap/core';

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
    const chain = editor.chain().focus();
    (textAlign === 'left' ? chain.unsetTextAlign() : chain.setTextAlign(textAlign)).run();
  },
});

const isInTable = (editor: Editor): boolean => editor.isActive('table');

const inTable = (title: string, step: (chain: ChainedCommands) => ChainedCommands): EditorTool => ({
  title,
  isHere: isInTable,
  run: (editor) => void step(editor.chain().focus()).run(),
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
    isOff: isInTable,
    run: (editor) => editor.chain().focus().insertTable().run(),
  },
  inTable('加行', (chain) => chain.addRowAfter()),
  inTable('加列', (chain) => chain.addColumnAfter()),
  inTable('删行', (chain) => chain.deleteRow()),
  inTable('删列', (chain) => chain.deleteColumn()),
  inTable('删表格', (chain) => chain.deleteTable()),
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

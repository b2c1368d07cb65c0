import { TEXT_FILE_MAX_BYTES } from '@console/contract-core';
import { Editor as TextEditor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState, type ReactElement } from 'react';
import { EDITOR_EXTENSIONS } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { insertUpload } from './insert-upload.ts';
import { LinkDialog } from './link-dialog.tsx';
import './rich-text.css';
import './rich-text-editor.css';
import { pastedHtml, safeHtml } from './safe-html.ts';
import type { UploadFile } from './upload-file.ts';
import { useUploads } from './use-uploads.ts';

const PICTURES = '.jpg,.jpeg,.png,.gif,.webp';
const FILES = `.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,${PICTURES}`;

export interface RichTextEditorProps {
  /** The accessible name of the text. */
  readonly label: string;
  /** As it is now. Another text than the one last given to `onChange` needs another `key`. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Default: to the service of uploads. */
  readonly upload?: UploadFile;
}

/** The editor of rich text: toolbar, text, and uploads of inserted files. */
export function RichTextEditor({ label, html, onChange, upload }: RichTextEditorProps): ReactElement | null {
  const [notice, setNotice] = useState<string | null>(null);
  const [linking, setLinking] = useState(false);
  const [start] = useState(() => ({ html, safe: safeHtml(html) }));
  const picker = useRef<HTMLInputElement>(null);
  const [accept, setAccept] = useState(FILES);
  const uploads = useUploads(upload);
  const take = (view: EditorView, files: FileList | null | undefined): boolean => {
    for (const file of files ?? [])
      void uploads.start(file, (uploaded) => insertUpload(view, uploaded, file));
    return (files?.length ?? 0) > 0;
  };
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    // While its page is hidden there is no editor: the next one continues with the current text.
    content: html === start.html ? start.safe : html,
    injectCSS: false,
    onUpdate: ({ editor: now }) => onChange(textOf(now)),
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: (given) => {
        const pasted = pastedHtml(given);
        setNotice(pasted.lostPictures ? '粘贴内容中的图片没有带入，请用“图片”逐一上传' : null);
        return pasted.html;
      },
      handlePaste: (view, { clipboardData }) =>
        !clipboardData?.getData('text/plain') &&
        !clipboardData?.getData('text/html') &&
        take(view, clipboardData?.files),
      handleDrop: (view, { dataTransfer }, _, moved) => !moved && take(view, dataTransfer?.files),
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        event.stopPropagation();
        setLinking(true);
        return true;
      },
    },
  });
  if (!(editor instanceof TextEditor)) return null;
  const pick = (kinds: string): void => {
    setAccept(kinds);
    // The picker reads what it accepts when it opens.
    requestAnimationFrame(() => picker.current?.click());
  };
  return (
    <div className="rich-text-editor">
      <EditorToolbar
        editor={editor}
        onLink={() => setLinking(true)}
        onImage={() => pick(PICTURES)}
        onFile={() => pick(FILES)}
      />
      <EditorContent editor={editor} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label="上传图片或文件"
        accept={accept}
        onChange={({ target }) => {
          take(editor.view, target.files);
          // Otherwise choosing the same file once more is no change.
          target.value = '';
        }}
      />
      <div className="rich-text-foot">
        {uploads.running.map(({ id, name, share }) => (
          <div key={id} className="rich-text-upload">
            正在上传 {name} <progress value={share} aria-label={`${name} 的上传进度`} />
            <button type="button" className="rich-text-tool" onClick={() => uploads.cancel(id)}>
              取消上传
            </button>
          </div>
        ))}
        {(uploads.fault ?? notice) !== null && (
          <div role="alert" className="rich-text-fault">
            {uploads.fault ?? notice}
          </div>
        )}
        <div>
          图片支持 jpg、png、gif、webp，文件支持 PDF 与 Office，单个不超过 {TEXT_FILE_MAX_BYTES / 1024 / 1024}{' '}
          MB
        </div>
      </div>
      {linking && (
        <LinkDialog
          link={String(editor.getAttributes('link')['href'] ?? '')}
          onChange={(link) => setLink(editor, link)}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
}

/** The HTML of an editor; an empty editor gives an empty text, without a paragraph. */
function textOf(editor: TextEditor): string {
  const html = editor.getHTML();
  return html === '<p></p>' ? '' : html;
}

function setLink(editor: TextEditor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { UploadedFile } from './upload-file.ts';

/** Puts an uploaded file where the cursor is: a picture as such, another file as a link by its name. */
export function insertUpload(view: EditorView, { link, name }: UploadedFile, { type }: File): void {
  // Its page may have gone while the file was on its way.
  if (view.isDestroyed) return;
  const content = type.startsWith('image/')
    ? [{ type: 'image', attrs: { src: link, alt: name } }]
    : [
        { type: 'text', text: name, marks: [{ type: 'link', attrs: { href: link } }] },
        { type: 'text', text: ' ' },
      ];
  const nodes = content.map((each) => view.state.schema.nodeFromJSON(each));
  view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(nodes), 0, 0)).scrollIntoView());
}

/** Rich text to be read and to be edited, for pages that are not about a subject: an entry point of its own. */
export { RichText } from './rich-text.tsx';
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';
export { type UploadedFile, type UploadFile } from './upload-file.ts';
export { useUploads, type Upload, type Uploads } from './use-uploads.ts';

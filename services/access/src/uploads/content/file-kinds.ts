import type { UploadPurpose } from '@console/contract-access';

/** One kind of file that may be uploaded. */
export interface FileKind {
  readonly id: string;
  readonly mime: string;
  /** The allowed extensions, the usual one first. */
  readonly extensions: readonly string[];
  /** Other types that browsers and office programs declare for it. */
  readonly aliases: readonly string[];
}

const kind = (
  id: string,
  mime: string,
  { extensions = [id], aliases = [] }: Partial<Pick<FileKind, 'extensions' | 'aliases'>> = {},
): FileKind => ({ id, mime, extensions, aliases });

const ZIP = ['application/zip', 'application/x-zip-compressed'];
const OLD_OFFICE = ['application/vnd.ms-office', 'application/x-ole-storage', 'application/x-cfb'];
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** The type that WPS registers for a kind of document. */
const wps = (id: string): string => `application/wps-office.${id}`;
const open = (id: string, mime: string): FileKind =>
  kind(id, `${OPEN_XML}.${mime}`, { aliases: [...ZIP, wps(id)] });
const old = (id: string, mime: string): FileKind => kind(id, mime, { aliases: [...OLD_OFFICE, wps(id)] });

export const KINDS: readonly FileKind[] = [
  kind('jpg', 'image/jpeg', {
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
    aliases: ['image/jpg', 'image/pjpeg'],
  }),
  kind('png', 'image/png', { aliases: ['image/x-png', 'image/apng'] }),
  kind('gif', 'image/gif'),
  kind('webp', 'image/webp'),
  kind('pdf', 'application/pdf', { aliases: ['application/x-pdf', wps('pdf')] }),
  open('docx', 'wordprocessingml.document'),
  open('xlsx', 'spreadsheetml.sheet'),
  open('pptx', 'presentationml.presentation'),
  old('doc', 'application/msword'),
  old('xls', 'application/vnd.ms-excel'),
  old('ppt', 'application/vnd.ms-powerpoint'),
];

const IMAGES = new Set(['jpg', 'png', 'gif', 'webp']);
export const isImage = ({ id }: FileKind): boolean => IMAGES.has(id);
export const isImageMime = (mime: string): boolean =>
  KINDS.some((each) => each.mime === mime && isImage(each));

export const kindOf = (id: string): FileKind | null => KINDS.find((each) => each.id === id) ?? null;

/** The kinds allowed for a purpose: an avatar is jpg or png only. */
export const allowedKinds = (purpose: UploadPurpose): readonly FileKind[] =>
  purpose === 'avatar' ? KINDS.filter(({ id }) => id === 'jpg' || id === 'png') : KINDS;

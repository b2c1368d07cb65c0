import { accessEntries, type FileRow } from '@console/contract-access';
import type { CellOverrides } from '@console/ui/data';
import { bytesText } from '../words/bytes-text.ts';
import { FILE_PURPOSES, fileKind } from './file-kind.ts';

const purposeText = ({ purpose }: FileRow): string => FILE_PURPOSES[purpose];
const kindText = ({ mime }: FileRow): string => fileKind(mime);
const sizeText = ({ bytes }: FileRow): string => bytesText(bytes);

/** A stored file as people read it, on the screen and in what is exported. */
export const FILE_CELLS: CellOverrides<FileRow> = {
  name: {
    draw: ({ key, name }) => (
      <a
        className="c-link"
        href={accessEntries.file.path.replace(':key', key)}
        target="_blank"
        rel="noreferrer"
        title={name}
      >
        {name}
      </a>
    ),
  },
  purpose: { draw: purposeText, text: purposeText },
  mime: { draw: kindText, text: kindText },
  bytes: { draw: sizeText, text: sizeText },
};

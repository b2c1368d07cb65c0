import { isTextLink, TEXT_ALIGNS } from '@console/contract-core';
import type { Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import { TABLE_NODES } from './table-nodes.ts';

/** The editor's extensions: everything that rich text may contain, so that an edit loses nothing. */
export const EDITOR_EXTENSIONS: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
      isAllowedUri: (link) => isTextLink(link ?? ''),
    },
  }),
  // Within a paragraph: one can write before and behind a picture.
  Image.configure({ inline: true }),
  TextAlign.configure({ types: ['paragraph', 'heading'], alignments: [...TEXT_ALIGNS] }),
  ...TABLE_NODES,
];

import { TEXT_ALIGNS } from '@console/contract-core';
import { Extension } from '@tiptap/core';

/** Paragraphs and headings keep their alignment, the one style that rich text has. */
export const TextAlignment = Extension.create({
  name: 'textAlignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style }) => TEXT_ALIGNS.find((align) => align === style.textAlign) ?? null,
          renderHTML: ({ textAlign }) =>
            typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {},
        },
      },
    },
  ],
});

import {
  ALIGNED_TAGS,
  isFileLink,
  isTextLink,
  plainText,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  TEXT_ALIGNS,
} from '@console/contract-core';
import sanitize from 'sanitize-html';

/** The deepest nesting; deeper tags are removed, their text is kept: no table of an analyst comes near it. */
const DEEPEST = 60;

/**
 * HTML with only the allowed rich text: no script, no handler, no style but alignment, no picture that is not one of
 * our uploads, no link that is not a web address, and no invisible sign. Cleaning the result again changes nothing.
 */
export const cleanHtml = (html: string): string => plainText(sanitize(html, OPTIONS));

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    ...Object.fromEntries(ALIGNED_TAGS.map((tag) => [tag, [...(RICH_TEXT_ATTRIBUTES[tag] ?? []), 'style']])),
  },
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(${TEXT_ALIGNS.join('|')})$`)] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: DEEPEST,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp', 'iframe', 'svg', 'math'],
  transformTags: { a: link, td: cell, th: cell },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isFileLink(attribs['src'] ?? ''),
};

/** A link that opens in a new window, which has no access to this one. */
function link(tagName: string, { href = '', title }: sanitize.Attributes): sanitize.Tag {
  const attribs = { href, target: '_blank', rel: 'noopener noreferrer', ...(title ? { title } : {}) };
  return { tagName, attribs: isTextLink(href) ? attribs : {} };
}

/** A table cell with bounded spans: a million columns would stop a browser. */
function cell(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const spans = Object.entries(attribs).filter(
    ([name, value]) => !name.endsWith('span') || /^[1-9]\d?$/.test(value),
  );
  return { tagName, attribs: Object.fromEntries(spans) };
}

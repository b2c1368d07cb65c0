import { isPlainName, type Entry } from '@console/contract-core';
import { ALL_ENTRIES } from './all-entries.ts';
import { inputParts, type InputPart } from './testing/input-parts.ts';

/**
 * Texts that are no names and are not shown: secrets and others' identifiers, compared unchanged; formulas and what
 * they refer to, which their parser checks sign by sign.
 */
const COMPARED_AS_THEY_ARE =
  /(^|\.)(password|lockPassword|oldPassword|newPassword1?|repassword|captchaId|access_token|state|iss|redirect|formula|output|ref|inputs\[\])$|^oauthLogin code$/;

const SIGNS = ['\u0000', '\u0007', '\u0085', '\u200b', '\u200e', '\u202e', '\u2028', '\u2066', '\ufeff'];
/** A sign as it may occur in a name, a part of one, a code, a link and a number. */
const written = (sign: string): readonly string[] => [
  ...[`甲${sign}乙`, `${sign}甲乙`, `甲乙${sign}丙`, `ab${sign}c`],
  ...[`a${sign}@b.example`, `/a${sign}`, `1${sign}2`, `12${sign}`, `139${sign}1234567`],
];

const texts = (entry: Entry): readonly (InputPart & { readonly name: string })[] =>
  inputParts(entry.input)
    .filter(({ kind }) => kind === 'text')
    .map((part) => ({ ...part, name: `${entry.id.split('.')[1] ?? ''} ${part.at}` }))
    .filter(({ at, name }) => !COMPARED_AS_THEY_ARE.test(at) && !COMPARED_AS_THEY_ARE.test(name));

/** Line breaks and tabs belong to a text. */
const isClean = (text: unknown): boolean =>
  typeof text !== 'string' || isPlainName(text.replaceAll(/[\n\t]/g, ''));

it.each(ALL_ENTRIES.filter((entry) => texts(entry).length > 0).map((entry) => [entry.id, entry] as const))(
  '%s accepts no invisible sign: refused in names, removed from texts',
  (_, entry) => {
    const faults = texts(entry).flatMap(({ at, schema }) =>
      SIGNS.flatMap(written)
        .map((text) => schema.safeParse(text))
        .filter((read) => read.success && !isClean(read.data))
        .map(() => at),
    );
    expect([...new Set(faults)]).toEqual([]);
  },
);

/** The fields by which people recognise things and one another. */
const NAMES = [
  'addUser username',
  'addUser realName',
  'updateUser realName',
  'updateProfile name',
  'savePreset name',
  'addCompany shortName',
  'add industryName',
  'update industryName',
  'addStyle styleName',
  'updateStyle styleName',
  'publishStrategy strategyName',
  'saveFactor name',
  'submitImport source',
];

it.each(NAMES)(
  '%s is refused with hidden signs, and may be in Chinese with an ideographic space',
  (wanted) => {
    const [name] = ALL_ENTRIES.flatMap(texts).filter((part) => part.name === wanted);
    for (const sign of [...SIGNS, '\t', '\n'])
      expect(name?.schema.safeParse(`甲${sign}乙`).success).toBe(false);
    expect(name?.schema.safeParse('甲乙').success).toBe(true);
    if (!wanted.endsWith('username')) expect(name?.schema.safeParse('甲　乙').success).toBe(true);
  },
);

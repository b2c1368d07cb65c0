/** How a text names something: its own name or code, or the pinyin of the name. */
export type NamedBy = 'code' | 'name' | 'pinyin' | 'initials';

/** A company or an industry that questions may name. */
export interface NamedSubject {
  readonly kind: 'company' | 'industry';
  readonly id: number;
  readonly name: string;
  /** The words that name it, lower case. */
  readonly words: readonly { readonly text: string; readonly by: NamedBy }[];
}

export interface FoundSubject {
  readonly kind: NamedSubject['kind'];
  readonly id: number;
  readonly name: string;
  /** 0 to 1: how surely the question means it; the same word of several subjects means each of them less. */
  readonly score: number;
  /** The words of the question that name it. */
  readonly words: string;
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly by: NamedBy;
  readonly subjects: readonly NamedSubject[];
}

/** The most subjects that a question is understood to name. */
const MOST_FOUND = 8;
const SURENESS: Readonly<Record<NamedBy, number>> = { code: 1, name: 1, pinyin: 0.9, initials: 0.7 };
/** The fewest letters that are taken for pinyin: PE and ROE are no names. */
const LEAST_LETTERS = 4;
/** Letters and digits around which a word does not go on. */
const LATIN_RUN = /[a-z0-9.*]+/g;

/** The names of a tenant's companies and industries, to be found in questions. */
export class NameBook {
  private readonly byWord = new Map<string, { readonly by: NamedBy; readonly subjects: NamedSubject[] }>();
  private longest = 0;

  /** Prefers those that come first of subjects with the same name and kind. */
  constructor(subjects: Iterable<NamedSubject>) {
    for (const subject of subjects)
      for (const { text, by } of subject.words) {
        if (text.length < (by === 'pinyin' || by === 'initials' ? LEAST_LETTERS : 2)) continue;
        const known = this.byWord.get(text);
        if (known === undefined) this.byWord.set(text, { by, subjects: [subject] });
        else if (SURENESS[by] > SURENESS[known.by]) this.byWord.set(text, { by, subjects: [subject] });
        else if (by === known.by && !known.subjects.includes(subject)) known.subjects.push(subject);
        this.longest = Math.max(this.longest, text.length);
      }
  }

  /**
   * The subjects that a question names, the surest first. Of words that overlap the longest counts: 招商银行 does not name
   * the industry 银行. Takes time with the length of the question, not with the number of names.
   */
  find(question: string): readonly FoundSubject[] {
    const text = plainOf(question);
    const found = this.longestHits(text).flatMap(({ start, end, by, subjects }) => {
      // The same name in several classifications is one industry asked about, the first of them.
      const meant = subjects.filter(
        (one, at) => subjects.findIndex(({ kind, name }) => kind === one.kind && name === one.name) === at,
      );
      return meant.map(({ kind, id, name }) => ({
        kind,
        id,
        name,
        score: SURENESS[by] / meant.length,
        words: text.slice(start, end),
      }));
    });
    const once = found.filter(
      (one, at) => found.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at,
    );
    return once
      .sort((one, other) => other.score - one.score || placeOf(one.kind) - placeOf(other.kind))
      .slice(0, MOST_FOUND);
  }

  /** The companies that a text names, each with the words as the text has them, the longest first. */
  companiesIn(text: string): readonly Pick<FoundSubject, 'id' | 'name' | 'words'>[] {
    const plain = plainOf(text);
    // Signs that become several, such as ㎡, move what follows: then the words are those of the plain text.
    const written = plain.length === text.length ? text : plain;
    return this.longestHits(plain)
      .filter(({ by }) => by === 'name' || by === 'code')
      .flatMap(({ start, end, subjects }) =>
        subjects
          .filter(({ kind }) => kind === 'company')
          .map(({ id, name }) => ({ id, name, words: written.slice(start, end) })),
      );
  }

  /** The hits in a plain text; of those that overlap the longest. */
  private longestHits(text: string): readonly Hit[] {
    return this.hits(text)
      .sort((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start)
      .reduce<Hit[]>((taken, hit) => {
        const isFree = taken.every(({ start, end }) => hit.end <= start || end <= hit.start);
        return isFree ? [...taken, hit] : taken;
      }, []);
  }

  private hits(text: string): Hit[] {
    const runs = [...text.matchAll(LATIN_RUN)].map(({ index, 0: run }) => ({
      start: index,
      end: index + run.length,
    }));
    const splitsRun = (place: number): boolean => runs.some(({ start, end }) => start < place && place < end);
    const found: Hit[] = [];
    for (let start = 0; start < text.length; start += 1) {
      if (splitsRun(start)) continue;
      for (let end = Math.min(text.length, start + this.longest); end > start + 1; end -= 1) {
        const known = this.byWord.get(text.slice(start, end));
        if (known === undefined || splitsRun(end)) continue;
        found.push({ start, end, ...known });
        break;
      }
    }
    return found;
  }
}

/** A text as names are compared. */
const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The order of what is equally sure: a company comes before an industry. */
const placeOf = (kind: NamedSubject['kind']): number => (kind === 'company' ? 0 : 1);

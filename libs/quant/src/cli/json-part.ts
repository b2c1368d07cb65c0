import { FileFault } from './file-fault.ts';

/** A part of a JSON file, which knows where it is: what is wrong with it is said by its path, `signals[1].date`. */
export class JsonPart {
  private constructor(
    private readonly file: string,
    private readonly path: string,
    private readonly value: unknown,
  ) {}

  /** @throws FileFault for what is no JSON object */
  static parse(file: string, text: string): JsonPart {
    let value: unknown;
    try {
      value = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new FileFault(file, `no JSON: ${(error as Error).message}`);
    }
    const root = new JsonPart(file, '', value);
    root.object();
    return root;
  }

  get isThere(): boolean {
    return this.value !== undefined;
  }

  get isNull(): boolean {
    return this.value === null;
  }

  part(name: string): JsonPart {
    const within = this.isThere ? this.object() : {};
    const value = Object.hasOwn(within, name) ? within[name] : undefined;
    return new JsonPart(this.file, this.path === '' ? name : `${this.path}.${name}`, value);
  }

  entries(): readonly (readonly [string, JsonPart])[] {
    return Object.keys(this.object()).map((name) => [name, this.part(name)]);
  }

  items(): readonly JsonPart[] {
    if (!Array.isArray(this.value)) return this.refuse('is no list');
    return this.value.map((value, at) => new JsonPart(this.file, `${this.path}[${at}]`, value));
  }

  itemsIfThere(): readonly JsonPart[] {
    return this.isThere ? this.items() : [];
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.refuse('is no text');
  }

  number(): number {
    return typeof this.value === 'number' && Number.isFinite(this.value)
      ? this.value
      : this.refuse('is no number');
  }

  /** @throws FileFault */
  refuse(problem: string): never {
    throw new FileFault(this.file, this.path === '' ? problem : `${this.path} ${problem}`);
  }

  private object(): Readonly<Record<string, unknown>> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      return this.refuse('is no object');
    return this.value as Record<string, unknown>;
  }
}

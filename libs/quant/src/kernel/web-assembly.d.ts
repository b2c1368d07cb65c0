/** What the kernel needs of WebAssembly, which node has and neither the language's library nor node's types name. */
declare namespace WebAssembly {
  class Memory {
    constructor(pages: { readonly initial: number; readonly maximum: number; readonly shared: true });
    readonly buffer: SharedArrayBuffer;
    /** @throws RangeError beyond the maximum */
    grow(pages: number): number;
  }

  class Module {
    constructor(bytes: Uint8Array);
  }

  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>);
    readonly exports: unknown;
  }
}

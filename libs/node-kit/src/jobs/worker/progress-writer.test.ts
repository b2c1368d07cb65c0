import { ProgressWriter } from './progress-writer.ts';

/** A writer whose pause never ends, and what it wrote. */
function slow(): { readonly writer: ProgressWriter; readonly written: unknown[] } {
  const written: unknown[] = [];
  const writer = new ProgressWriter(1_000_000, async (share, detail) => {
    written.push([share, detail?.text]);
  });
  return { writer, written };
}

describe('progress', () => {
  it('is written at once the first time, and at the end the newest', async () => {
    const { writer, written } = slow();
    writer.report(0.1, { text: 'a' });
    writer.report(0.2, { text: 'b' });
    writer.report(0.3);
    await writer.flush();
    expect(written).toEqual([
      [0.1, 'a'],
      [0.3, 'b'],
    ]);
  });

  it('without anything new writes nothing at the end', async () => {
    const { writer, written } = slow();
    await writer.flush();
    writer.report(0.1);
    await writer.flush();
    await writer.flush();
    expect(written).toEqual([[0.1, undefined]]);
  });

  it('is limited to 0–1', async () => {
    const { writer, written } = slow();
    for (const share of [-1, 7, Number.NaN]) {
      writer.report(share);
      await writer.flush();
    }
    expect(written.map((line) => (line as unknown[])[0])).toEqual([0, 1, 0]);
  });

  it('is written in order, one after the other, however slow', async () => {
    const written: number[] = [];
    const writer = new ProgressWriter(0, async (share) => {
      await new Promise((resolve) => setTimeout(resolve, written.length === 0 ? 20 : 0));
      written.push(share);
    });
    for (let step = 1; step <= 5; step += 1) {
      writer.report(step / 5);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await writer.flush();
    expect(written).toEqual([...written].sort());
    expect(written.at(-1)).toBe(1);
  });
});

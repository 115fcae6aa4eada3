import { PROCESS_BUDGET } from '../contract/budget.ts';

/**
 * Paints drawings as PNG, off the main thread. A few are painted at once and some wait: each takes some 30 ms of a core, and
 * there are as many addresses of them as entries.
 */
export class Painter {
  #painting = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param drawing SVG without `text` elements
   * @param width in pixels
   * @returns null where too many wait already
   */
  readonly paint = async (drawing: string, width: number): Promise<Buffer | null> => {
    if (this.#painting >= PROCESS_BUDGET.picturesPainting) {
      if (this.#waiting.length >= PROCESS_BUDGET.picturesWaiting) return null;
      await new Promise<void>((turn) => this.#waiting.push(turn));
    }
    this.#painting++;
    try {
      const { renderAsync } = await import('@resvg/resvg-js');
      const fitTo = { mode: 'width', value: width } as const;
      return (await renderAsync(drawing, { fitTo, font: { loadSystemFonts: false } })).asPng();
    } finally {
      this.#painting--;
      this.#waiting.shift()?.();
    }
  };
}

import { PROCESS_BUDGET } from '../contract/budget.ts';

/**
 * Renders drawings as PNG, off the main thread. The number of drawings at once and in the queue is limited, because
 * each takes some 30 ms of a core and every entry has one.
 */
export class Painter {
  #painting = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * @param drawing SVG without `text` elements
   * @param width in pixels
   * @returns null if too many are waiting
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

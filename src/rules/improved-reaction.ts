/**
 * What a duelist adds to initiative checks, among the entries of the Special columns: the highest `Improved reaction +4`.
 *
 * Source: Dungeon Master's Guide, page 186 (SRD "Duelist").
 */
export const improvedReaction = (entries: readonly string[]): number =>
  Math.max(0, ...entries.map((text) => Number(/^improved reaction \+(\d+)$/i.exec(text)?.[1] ?? 0)));

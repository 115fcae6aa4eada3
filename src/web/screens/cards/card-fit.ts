/** Type sizes of cards, the largest first: 9.4, 8, 6.9 and 6.2 pt (`cards.css`). */
export const CARD_SIZES = ['roomy', 'usual', 'tight', 'tiny'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** One of the cards of an entry: a number of its facts (`facts`) from index `firstFact`, and a piece of its text. */
export type CardPart = { size: CardSize; firstFact: number; facts: number; html: string };

const MAX_CARDS = 20;
/** The most pixels that a line box extends below its letters. */
const LEADING = 3;

/**
 * Fits an entry on as few cards as possible: on one card in the largest type size that fits, else on several in the
 * smallest size.
 *
 * @param card a copy of the entry's card, in the document; the function removes its content
 */
export function fitCard(card: HTMLElement): CardPart[] {
  const list = card.querySelector('dl');
  const text = card.querySelector<HTMLElement>('.text');
  if (!text) return [];
  const parts: CardPart[] = [];
  let firstFact = 0;
  while (parts.length < MAX_CARDS) {
    const size = largestFitting(card, text);
    const factsLeft = size === null ? takeFacts(card, text, list) : [];
    const remainder = size === null ? cutOff(text, factsLeft.length > 0) : null;
    const facts = list?.children.length ?? 0;
    parts.push({ size: size ?? 'tiny', firstFact, facts, html: text.innerHTML });
    if (remainder === null) break;
    firstFact += facts;
    list?.replaceChildren(...factsLeft);
    if (factsLeft.length === 0) list?.remove();
    text.replaceChildren(remainder);
    card.classList.add('continued');
  }
  return parts;
}

function setSize(card: HTMLElement, size: CardSize): void {
  card.dataset.size = size;
}

function fits(card: HTMLElement, text: HTMLElement): boolean {
  return card.scrollHeight <= card.clientHeight + 1 && text.scrollHeight <= text.clientHeight + 1;
}

function largestFitting(card: HTMLElement, text: HTMLElement): CardSize | null {
  for (const size of CARD_SIZES) {
    setSize(card, size);
    if (fits(card, text)) return size;
  }
  return null;
}

/** Removes facts from the end until the others fit on the card without its text, and returns the removed ones. */
function takeFacts(card: HTMLElement, text: HTMLElement, list: HTMLElement | null): Element[] {
  const removed: Element[] = [];
  if (list === null || !list.isConnected) return removed;
  const content = [...text.childNodes];
  text.replaceChildren();
  while (!fits(card, text) && list.children.length > 1) {
    const last = list.lastElementChild;
    if (last === null) break;
    last.remove();
    removed.unshift(last);
  }
  text.replaceChildren(...content);
  return removed;
}

/** Cuts off and returns the text that does not fit, or `all` of it; null where everything fits. */
function cutOff(text: HTMLElement, all: boolean): DocumentFragment | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (!all) {
    const end = cutPosition(text);
    if (end === null) return text.scrollHeight <= text.clientHeight + 1 ? null : range.extractContents();
    range.setStart(end.node, end.offset);
  }
  if (range.collapsed) return null;
  return range.extractContents();
}

type Position = { node: Node; offset: number };

/** The position of the cut: before the table row or list item that overflows, else between two words. */
function cutPosition(text: HTMLElement): Position | null {
  const edge = text.getBoundingClientRect().bottom - LEADING;
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    range.selectNodeContents(node);
    if (bottomOf(range) <= edge) continue;
    const block = node.parentElement?.closest('tr, li');
    if (block && text.contains(block) && block.previousElementSibling) return before(block);
    return before(node, wordsThatFit(node, range, edge));
  }
  return null;
}

/** The number of characters of a text node that fit, up to the end of a word. */
function wordsThatFit(node: Text, range: Range, edge: number): number {
  let [low, high] = [0, node.data.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    range.setStart(node, 0);
    range.setEnd(node, middle);
    if (bottomOf(range) <= edge) low = middle;
    else high = middle - 1;
  }
  if (low === node.data.length) return low;
  return node.data.lastIndexOf(' ', low) + 1;
}

function before(node: Node, offset?: number): Position {
  if (offset !== undefined && offset > 0) return { node, offset };
  const parent = node.parentNode;
  return parent ? { node: parent, offset: [...parent.childNodes].indexOf(node as ChildNode) } : { node, offset: 0 };
}

const bottomOf = (range: Range): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...[...range.getClientRects()].map(({ bottom }) => bottom));

import { rangeFields } from '../data/list-query.ts';

type End = HTMLInputElement | HTMLSelectElement;

/** Whether every range of the form begins below its end; where one does not, its field says so. */
export function checkRanges(form: HTMLFormElement): boolean {
  for (const from of form.querySelectorAll<End>('[name$="_from"]')) {
    const to = form.elements.namedItem(rangeFields(from.name.slice(0, -'_from'.length)).to) as End | null;
    const wrong = from.value !== '' && to !== null && to.value !== '' && rankOf(from) > rankOf(to);
    to?.setCustomValidity(wrong ? `The range ends at ${to.value}, below ${from.value} where it begins.` : '');
  }
  return form.reportValidity();
}

const rankOf = (end: End) => (end instanceof HTMLSelectElement ? end.selectedIndex : Number(end.value));

import { rangeFields } from '../data/list-query.ts';

type End = HTMLInputElement | HTMLSelectElement;

/** Whether no range of the form ends below its start. The field of one that does reports the error. */
export function checkRanges(form: HTMLFormElement): boolean {
  for (const from of form.querySelectorAll<End>('[name$="_from"]')) {
    const to = form.elements.namedItem(rangeFields(from.name.slice(0, -'_from'.length)).to) as End | null;
    const reversed = from.value !== '' && to !== null && to.value !== '' && rankOf(from) > rankOf(to);
    to?.setCustomValidity(reversed ? `The range ends at ${to.value}, which is below its start of ${from.value}.` : '');
  }
  return form.reportValidity();
}

/** Takes the errors of ranges back, which would keep the browser from submitting the form once they are mended. */
export function clearRangeErrors(form: HTMLFormElement): void {
  for (const to of form.querySelectorAll<End>('[name$="_to"]')) to.setCustomValidity('');
}

const rankOf = (end: End) => (end instanceof HTMLSelectElement ? end.selectedIndex : Number(end.value));

/** Whether a newer version of the site was installed since the page was loaded. Links then load whole documents. */
let outdated = false;

export const isOutdated = () => outdated;

export function markOutdated(): void {
  outdated = true;
}

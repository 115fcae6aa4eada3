import { copyText } from './copy-text.ts';

/**
 * Shares an address: by the menu that phones and tablets have for it, elsewhere by copying it. Returns whether it was copied;
 * null where the device's menu was opened.
 */
export async function shareLink(title: string, url: string): Promise<boolean | null> {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.share) return copyText(url);
  // A visitor who closes the menu has shared nothing.
  await navigator.share({ title, url }).catch(() => {});
  return null;
}

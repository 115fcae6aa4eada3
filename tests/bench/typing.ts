import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browser.mjs';

/** The factor by which the browser's CPU is slowed down: about a phone. */
const SLOWER = 4;
const TEXTS = ['magic missile', 'fireball', 'stunned', 'type:monster cr:5', 'cure lite wounds', 'boots of elven'];
/** Milliseconds between keys, of someone who types fast. */
const BETWEEN = 120;

declare global {
  interface Window {
    /** Milliseconds from each key to the painted suggestions for what it made. */
    answered: number[];
  }
}

/** Milliseconds from a key to its suggestions on the screen, for every key of some searches; null without a browser. */
export async function measureTyping(address: string): Promise<{ p50: number; p99: number } | null> {
  const executablePath = findChromium();
  if (executablePath === undefined) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    // A key before the page is hydrated does nothing.
    await page.waitForFunction(() => window.earlyEvents === undefined);
    await page.keyboard.press('/');
    const field = page.locator('[role=combobox][name=q]:visible');
    await field.waitFor();
    // The first keys run code that is not compiled yet, so they are not measured.
    await page.keyboard.type('acid arrow', { delay: BETWEEN });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watchKeys);
    for (const text of TEXTS) {
      await field.fill('');
      await page.waitForTimeout(BETWEEN);
      await page.keyboard.type(text, { delay: BETWEEN });
      await page.waitForTimeout(BETWEEN);
    }
    const times = (await page.evaluate(() => window.answered)).sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the time ends with the frame that follows the change of the suggestions. */
function watchKeys(): void {
  window.answered = [];
  let pressed = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true },
  );
  const menu = document.querySelector('.suggestions');
  if (menu === null) return;
  const told = () => {
    if (pressed === 0) return;
    const start = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answered.push(performance.now() - start);
      port2.postMessage(null);
    });
  };
  new MutationObserver(told).observe(menu, { childList: true, subtree: true, characterData: true });
}

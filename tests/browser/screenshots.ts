import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSite } from '../support/site.ts';
import { ROUTES, THEMES } from './routes.ts';

/*
 * Takes a picture of every route in both themes at three widths, and puts them on one sheet:
 * test-results/screenshots/index.html.
 */

const FOLDER = 'test-results/screenshots';
const WIDTHS = [390, 820, 1440] as const;

mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const rows: string[] = [];
try {
  for (const colorScheme of THEMES)
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ baseURL: site.base, colorScheme, viewport, reducedMotion: 'reduce' });
      for (const path of ROUTES) {
        await page.goto(path);
        const name = `${path.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(FOLDER, name) });
        rows.push(figure(path, name, `${width} px, ${colorScheme}`));
      }
      await page.close();
    }
} finally {
  await browser.close();
  site.stop();
}
rows.sort();
writeFileSync(join(FOLDER, 'index.html'), sheet(rows));
process.stdout.write(`${rows.length} pictures: ${join(FOLDER, 'index.html')}\n`);

function figure(path: string, name: string, note: string): string {
  return `<figure><figcaption>${path}, ${note}</figcaption><a href="${name}"><img src="${name}" alt="" loading="lazy" height="320"></a></figure>`;
}

function sheet(figures: readonly string[]): string {
  const style = 'body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${figures.join('')}</html>`;
}

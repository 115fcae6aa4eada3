import { expect, test } from 'vitest';
import { scriptJson } from './page-data.ts';

test.each([{ q: '</script><script>alert(1)</script>' }, { q: '<!-- <script' }, { q: '<b>bold</b> & "quoted"' }])(
  '%j is JSON that neither ends its script nor begins a comment in it',
  (value) => {
    const json = scriptJson(value);
    expect(json).not.toMatch(/<[/!]/);
    expect(JSON.parse(json)).toEqual(value);
  },
);

import { expect } from 'vitest';

/** Expects that a list is not empty and that each of its members passes; the message has those that do not. */
export function expectEach<Member>(list: readonly Member[], passes: (member: Member) => boolean): void {
  expect(list).not.toHaveLength(0);
  expect(list.filter((member) => !passes(member))).toEqual([]);
}

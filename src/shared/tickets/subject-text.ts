import { oneLine } from '#shared/plain-text.ts'

/** Marks that turn the direction of writing: "gpj.exe" would be shown as "exe.jpg". */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A subject as it is checked and stored. */
export function cleanSubject(typed: string): string {
  return oneLine(typed.replaceAll(DIRECTION_MARKS, ''))
}

/** Counts characters as the rule for the longest subject does: an emoji is one. */
export function subjectLength(typed: string): number {
  return Array.from(cleanSubject(typed)).length
}

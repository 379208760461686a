/** Marks that turn the direction of writing: "gpj.exe" would be shown as "exe.jpg". */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A subject as it is checked and stored. */
export function cleanSubject(typed: string): string {
  return typed.toWellFormed().replaceAll(DIRECTION_MARKS, '').trim()
}

/** Counts characters as the rule for the longest subject does: an emoji is one. */
export function subjectLength(typed: string): number {
  return Array.from(cleanSubject(typed)).length
}

/**
 * Takes one trailing ` (Organisation)` off, so that a subject that comes back from an earlier
 * answer is not given it twice (wire.md, tickets).
 */
export function withoutOrganization(subject: string, organization: string | null): string {
  const suffix = suffixOf(organization)
  const trimmed = subject.trimEnd()
  return suffix !== '' && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length) : subject
}

export function withOrganization(subject: string, organization: string | null): string {
  return subject + suffixOf(organization)
}

function suffixOf(organization: string | null): string {
  return organization ? ` (${organization})` : ''
}

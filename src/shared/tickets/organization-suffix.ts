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

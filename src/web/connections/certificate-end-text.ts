import { certificateEnd } from '#shared/connections/certificate-end.ts'

type End = { isOver: boolean; days: number }

export function inDays({ days }: End): string {
  if (days === 0) return 'within a day'
  return days === 1 ? 'in 1 day' : `in ${days} days`
}

/** As of now: the page that shows it is not open for days. */
export function presentCertificateEnd(certExpiresAt: string | null): End | null {
  return certificateEnd(certExpiresAt, new Date())
}

export function certificateEndText(end: End): string {
  return end.isOver ? 'Certificate expired' : `Certificate ends ${inDays(end)}`
}

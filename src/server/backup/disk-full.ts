// Node's codes for this machine's disk, and PostgreSQL's disk_full for its own.
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has((error as { code?: string }).code ?? '')
}

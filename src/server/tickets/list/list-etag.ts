/** Content of a list's ETag: its person, its version, and until when its verdicts hold. */
export type KnownList = { userId: string; version: string; until: Date | 'infinity' }

const ETAG = /^W\/"(\d{1,20}-\d+)\.(\d{0,13})\.([0-9a-f-]{36})"$/

/** Makes a weak tag, because a proxy that compresses the answer changes its bytes. */
export function listEtag({
  userId,
  version,
  until,
}: {
  userId: string
  version: string
  until: Date | null
}): string {
  return `W/"${version}.${until?.getTime() ?? ''}.${userId}"`
}

/** Parses a tag. Returns undefined for one that is not ours. */
export function readListEtag(ifNoneMatch: string | undefined): KnownList | undefined {
  const [, version, until, userId] = ETAG.exec(ifNoneMatch ?? '') ?? []
  if (version === undefined || userId === undefined) return undefined
  return { version, userId, until: until ? new Date(Number(until)) : 'infinity' }
}

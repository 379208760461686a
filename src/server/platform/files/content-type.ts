const MEDIA_TYPE = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/

/** What the sender says a file is; what is no media type says nothing (RFC 6838, section 4.2). */
export function cleanContentType(given: string): string {
  const type = given.toLowerCase()
  return MEDIA_TYPE.test(type) ? type : 'application/octet-stream'
}

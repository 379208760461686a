const MEDIA_TYPE = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/

/**
 * Returns the media type that the sender names, or the generic one when it is not a valid type (RFC
 * 6838, section 4.2).
 */
export function cleanContentType(given: string): string {
  const type = given.toLowerCase()
  return MEDIA_TYPE.test(type) ? type : 'application/octet-stream'
}

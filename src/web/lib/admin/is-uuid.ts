const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** What the server would take for an id; anything else is dropped from an address. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

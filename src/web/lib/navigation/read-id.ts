const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** An id as it is in the address, or null for what the server would not take for one. */
export function readId(given: string | null): string | null {
  return given !== null && UUID.test(given) ? given : null
}

/** Does what `URL.parse` does, which Safari has since version 18. */
export function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

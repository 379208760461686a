import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// Most people come by themselves and have nothing to be told.
const ArrivalBanner = lazyPart(async () => (await import('./arrival-banner.tsx')).ArrivalBanner)

/** What the address says to somebody who was led here; nothing to others. */
export function Arrival({ query }: { query: URLSearchParams }) {
  if (!query.get('error') && !query.get('signed-out')) return null
  return <ArrivalBanner query={query} />
}

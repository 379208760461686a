import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// Most people come by themselves and have nothing to be told.
const ArrivalBanner = lazyPart(async () => (await import('./arrival-banner.tsx')).ArrivalBanner)

/** Message of the address for a visitor who was led here; nothing for others. */
export function Arrival({ query }: { query: URLSearchParams }) {
  if (!query.get('error') && !query.get('signed-out')) return null
  return <ArrivalBanner query={query} />
}

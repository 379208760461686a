import { ArrivalBanner } from './arrival-banner.tsx'

/** Message of the address for a visitor who was led here; nothing for others. */
export function Arrival({ query }: { query: URLSearchParams }) {
  if (!query.get('error') && !query.get('signed-out')) return null
  return <ArrivalBanner query={query} />
}

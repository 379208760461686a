import { SearchBox } from '#web/kit/list/search-box.tsx'

export function TicketSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  return (
    <SearchBox label="Search tickets" placeholder="Search tickets..." q={q} onSearch={onSearch} />
  )
}

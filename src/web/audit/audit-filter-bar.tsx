import type { RefObject } from 'react'

import * as words from '#words/audit.ts'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'

import { AuditFilterFields } from './audit-filter-fields.tsx'
import { countActiveFilters, isNarrowed } from './audit-filters.ts'
import type { AuditLog } from './use-audit-log.ts'

type AuditFilterBarProps = {
  log: AuditLog
  button: RefObject<HTMLButtonElement | null>
  onClear: () => void
}

export function AuditFilterBar({ log, button, onClear }: AuditFilterBarProps) {
  return (
    <FilterBar
      search={
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          q={log.filters.q}
          onSearch={(q) => log.type({ q })}
        />
      }
      activeCount={countActiveFilters(log.filters)}
      isNarrowed={isNarrowed(log.filters)}
      onClear={onClear}
      button={button}
    >
      <AuditFilterFields log={log} />
    </FilterBar>
  )
}

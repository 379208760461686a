import { type RefObject, useState } from 'react'

import * as words from '#words/desk.ts'
import { activeChoices, DESK_ORDERS, ordersOf } from './desk-filters.ts'
import { Select } from '#web/ui/controls/text-input.tsx'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'

import { HiddenNotice } from './hidden-notice.tsx'
import { QueueFilterFields } from './queue-filter-fields.tsx'
import styles from './queue-filters.module.css'
import type { Choices } from './use-choices.ts'
import type { DeskQueue } from './use-desk-queue.ts'

type QueueFiltersProps = {
  queue: DeskQueue
  choices: Choices
  onClear: () => void
  /** Takes the focus when what had it goes. */
  button: RefObject<HTMLButtonElement | null>
}

/** Search, order and a panel of filters, and below it what they hide. */
export function QueueFilters({ queue, choices, onClear, button }: QueueFiltersProps) {
  const { filters, choose, type } = queue
  const active = activeChoices(filters)
  const [clearings, setClearings] = useState(0)

  function clear() {
    setClearings(clearings + 1)
    onClear()
  }

  return (
    <>
      <FilterBar
        search={
          <>
            <span className={styles.search}>
              <SearchBox
                // A new box: text that was typed just now, and not searched for yet, is cleared as well.
                key={clearings}
                label={words.search}
                placeholder={words.searchHint}
                q={filters.q}
                onSearch={(q) => type({ q })}
              />
            </span>
            <span className={styles.order}>
              <Select
                aria-label={words.order}
                value={filters.order}
                onChange={({ target }) =>
                  choose({ order: DESK_ORDERS.find((order) => order === target.value) })
                }
              >
                {ordersOf(filters.view).map((order) => (
                  <option key={order} value={order}>
                    {words.orders[order]}
                  </option>
                ))}
              </Select>
            </span>
          </>
        }
        activeCount={active.filter((name) => name !== 'q').length}
        // The notice has a way to clear them.
        isNarrowed={false}
        onClear={clear}
        button={button}
      >
        <QueueFilterFields filters={filters} choose={choose} choices={choices} />
      </FilterBar>
      {active.length > 0 && (
        <HiddenNotice
          queue={queue}
          active={active.map((name) => ({
            name,
            text: words.choiceText(words.choiceNames[name], choices.nameOf(name, filters)),
          }))}
          onRemove={(name) => {
            choose({ [name]: name === 'q' ? '' : null })
            button.current?.focus()
          }}
          onClear={clear}
        />
      )}
    </>
  )
}

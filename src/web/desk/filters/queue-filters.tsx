import { EyeOff, X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import * as words from '#words/desk.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import {
  activeChoices,
  countHidden,
  DESK_ORDERS,
  type Narrowing,
  ordersOf,
} from './desk-filters.ts'
import { QueueFilterFields } from './queue-filter-fields.tsx'
import type { Choices } from './use-choices.ts'
import type { DeskQueue } from './use-desk-queue.ts'
import hiddenNoticeStyles from './hidden-notice.module.css'
import styles from './queue-filters.module.css'

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
  // The field shows what is searched for.
  const active = activeChoices(filters).filter((name) => name !== 'q')
  const hidden = findHidden(queue)
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
                found={
                  filters.q && hidden
                    ? words.shownOf(hidden.total - hidden.count, hidden.total)
                    : undefined
                }
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
        activeCount={active.length}
        // The notice has a way to clear them.
        isNarrowed={false}
        onClear={clear}
        button={button}
      >
        <QueueFilterFields filters={filters} choose={choose} choices={choices} />
      </FilterBar>
      {active.length > 0 && (
        <HiddenNotice
          hidden={hidden}
          active={active.map((name) => ({
            name,
            text: words.choiceText(words.choiceNames[name], choices.nameOf(name, filters)),
          }))}
          onRemove={(name) => {
            choose({ [name]: null })
            button.current?.focus()
          }}
          onClear={clear}
        />
      )}
    </>
  )
}

type Hidden = { count: number; total: number } | null

/** How many tickets of the view are not shown, where that is known. */
function findHidden({ list, counts, filters }: DeskQueue): Hidden {
  const total = counts?.[filters.view]
  if (total === undefined || list.isLoading || list.isChanging) return null
  const count = countHidden({ total, shown: list.rows.length, hasMore: list.hasMore })
  return count === null ? null : { count, total }
}

type HiddenNoticeProps = {
  hidden: Hidden
  active: { name: keyof Narrowing; text: string }[]
  onRemove: (name: keyof Narrowing) => void
  onClear: () => void
}

/** Says that there is more than is shown, and by which choices: a filter that is forgotten hides work. */
function HiddenNotice({ hidden, active, onRemove, onClear }: HiddenNoticeProps) {
  return (
    <section aria-label={words.narrowed} className={hiddenNoticeStyles.notice}>
      <p className={hiddenNoticeStyles.text}>
        <EyeOff aria-hidden="true" />
        {hidden ? words.hidesOf(hidden.count, hidden.total) : words.hidesSome}
      </p>
      <ul className={hiddenNoticeStyles.choices}>
        {active.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              className={hiddenNoticeStyles.choice}
              aria-label={words.removeFilter(text)}
              onClick={() => onRemove(name)}
            >
              <span className={hiddenNoticeStyles.value} dir="auto">
                {text}
              </span>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={onClear}>
        {words.clearAll}
      </Button>
    </section>
  )
}

import { ListFilter } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useId, useState } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './filter-bar.module.css'
import { Rich } from '#web/ui/display/rich.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

type FilterBarProps = {
  /** Stands before the button. */
  search: ReactNode
  /** How many of the panel's filters are set. */
  activeCount: number
  isNarrowed: boolean
  onClear: () => void
  /** Takes the focus when Clear, which then goes, had it. */
  button: RefObject<HTMLButtonElement | null>
  /** The fields of the panel. */
  children: ReactNode
}

/** The search box, and a panel of filters behind a button that says how many are active. */
export function FilterBar(props: FilterBarProps) {
  const { search, activeCount, isNarrowed, onClear, button, children } = props
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [clearings, setClearings] = useState(0)

  function clear() {
    setClearings(clearings + 1)
    onClear()
  }

  return (
    <div className={styles.filters} data-print="hide">
      <div className={styles.bar}>
        {/* A new box: text that was typed just now, and not searched for yet, is cleared as well. */}
        <Fragment key={clearings}>{search}</Fragment>
        <Button
          ref={button}
          icon={<ListFilter aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.filters}
          {activeCount > 0 && (
            <span className={styles.count}>
              <Rich>
                {words.activeFilters(activeCount, (text) => (
                  <VisuallyHidden>{text}</VisuallyHidden>
                ))}
              </Rich>
            </span>
          )}
        </Button>
        {isNarrowed && (
          <Button variant="ghost" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>

      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  )
}

import { type KeyboardEvent, type ReactNode, useId } from 'react'

import styles from './tabs.module.css'

type Tab<Name extends string> = {
  name: Name
  text: ReactNode
  panel: ReactNode
  /** There while another one is shown, so that what was typed and what is printed stays. */
  isKept?: boolean
}

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  shown: Name
  onShow: (name: Name) => void
}

/** Parts of a page of which one is shown. Arrow keys, Home and End go from tab to tab. */
export function Tabs<Name extends string>({ label, tabs, shown, onShow }: TabsProps<Name>) {
  const id = useId()

  function move(event: KeyboardEvent<HTMLElement>) {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ name }) => name === shown)
    const to = {
      ArrowRight: at + (isBackwards ? -1 : 1),
      ArrowLeft: at + (isBackwards ? 1 : -1),
      Home: 0,
      End: -1,
    }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onShow(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} data-print="hide">
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(name)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel, isKept }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== shown}
          className={styles.panel}
        >
          {(isKept || name === shown) && panel}
        </div>
      ))}
    </div>
  )
}

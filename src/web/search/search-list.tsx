import type { MouseEvent, PointerEvent, ReactNode } from 'react'

import * as words from '#words/navigation.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import optionStyles from '#web/ui/controls/options.module.css'
import { classNames } from '#web/ui/display/class-names.ts'

import styles from './search-list.module.css'

/** A place to go to, or something to do. */
export type SearchItem = {
  id: string
  icon: ReactNode
  text: string
  /** The person or customer it belongs to, which leaves most of the line to the text. */
  of?: string | undefined
  /** At the end of the line. */
  detail?: ReactNode
} & ({ to: Address } | { run: () => void })

export type SearchGroup = { id: string; title: string; items: SearchItem[] }

type SearchListProps = {
  id: string
  groups: SearchGroup[]
  activeId: string | undefined
  optionId: (itemId: string) => string
  onPoint: (itemId: string) => void
  onDone: () => void
}

export function SearchList({ id, groups, activeId, optionId, onPoint, onDone }: SearchListProps) {
  return (
    // The pattern of a combobox: its keys are those of the field.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the field keeps the focus, and no element of HTML can hold links and buttons as its options
    <div id={id} role="listbox" aria-label={words.searchResults} className={styles.list}>
      {groups.map(({ id: name, title, items }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={optionStyles.title}>
            {title}
          </div>
          {items.map((item) => (
            <SearchOption
              key={item.id}
              id={optionId(item.id)}
              item={item}
              isActive={item.id === activeId}
              onPoint={() => onPoint(item.id)}
              onDone={onDone}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type SearchOptionProps = {
  id: string
  item: SearchItem
  isActive: boolean
  onPoint: () => void
  onDone: () => void
}

/** A link where it leads somewhere, so that it can be opened in a new tab as links are. */
function SearchOption({ id, item, isActive, onPoint, onDone }: SearchOptionProps) {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: classNames(optionStyles.option, styles.option),
    onPointerMove: (event: PointerEvent) => {
      // The list may have moved under a pointer at rest.
      if (!isActive && (event.movementX !== 0 || event.movementY !== 0)) onPoint()
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
  const content = (
    <>
      {item.icon}
      <span className={styles.what}>
        <span className={styles.text}>
          <bdi>{item.text}</bdi>
        </span>
        {item.of !== undefined && <bdi className={styles.of}>{item.of}</bdi>}
      </span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
    </>
  )

  if ('to' in item) {
    return (
      <Link
        {...option}
        to={item.to}
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          if (!ctrlKey && !metaKey && !shiftKey) onDone()
        }}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      {...option}
      type="button"
      onClick={() => {
        onDone()
        item.run()
      }}
    >
      {content}
    </button>
  )
}

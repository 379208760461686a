import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { classNames } from '#web/ui/display/class-names.ts'

import { TextInput } from './text-input.tsx'
import styles from './combobox.module.css'
import optionStyles from './options.module.css'

export type ComboGroup = {
  id: string
  title: string
  options: { id: string; icon?: ReactNode; text: string; detail?: string }[]
}

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onType: (text: string) => void
  /** Name of the list. */
  listLabel: string
  groups: ComboGroup[]
  onChoose: (optionId: string) => void
  /** Called on Enter while there is nothing to choose. Without it, Enter sends the form. */
  onEnter?: () => void
  /** Says how many results the search has, once that is known. */
  outcome?: string
}

/** A text field with a list to choose from. The field keeps the focus, and its keys move through the list. */
export function Combobox(props: ComboboxProps) {
  const { value, onType, listLabel, groups, onChoose, onEnter, outcome, ...native } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0
  // The first one is at hand until another was moved to, and again when that one is no more.
  const active = isShown ? (options.find((one) => one.id === movedTo) ?? options[0]) : undefined
  const elementId = (optionId: string) => `${id}-${optionId}`

  function choose(optionId: string) {
    setIsOpen(false)
    setMovedTo(null)
    onChoose(optionId)
  }

  function moveBy(step: number) {
    const from = options.findIndex((option) => option === active)
    const next = active ? options.at((from + step) % options.length) : options[0]
    setIsOpen(true)
    setMovedTo(next?.id ?? null)
    if (next) document.getElementById(elementId(next.id))?.scrollIntoView({ block: 'nearest' })
  }

  function handleKey(event: KeyboardEvent) {
    // Enter and the arrows choose among the candidates of an input method first.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') moveBy(1)
    else if (event.key === 'ArrowUp') moveBy(-1)
    else if (event.key === 'Enter' && active) choose(active.id)
    else if (event.key === 'Enter' && onEnter && !event.ctrlKey && !event.metaKey) onEnter()
    // The dialog around it stays.
    else if (event.key === 'Escape' && isShown) setIsOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  // The pattern of a combobox, for which HTML has no elements that hold marks and two lines.
  const list = { id: `${id}-list`, role: 'listbox', 'aria-label': listLabel }
  const field = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': list.id,
    'aria-activedescendant': active && elementId(active.id),
    'aria-autocomplete': 'list',
  } as const

  return (
    <div className={styles.box}>
      <TextInput
        {...native}
        {...field}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onType(target.value)
          setIsOpen(true)
          setMovedTo(null)
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={handleKey}
      />
      <div {...list} className={styles.list} hidden={!isShown}>
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
          <div key={group.id} role="group" aria-labelledby={elementId(group.id)}>
            <div id={elementId(group.id)} role="presentation" className={optionStyles.title}>
              {group.title}
            </div>
            {group.options.map((option) => (
              <button
                key={option.id}
                {...{ role: 'option', 'aria-selected': option === active }}
                id={elementId(option.id)}
                type="button"
                tabIndex={-1}
                className={classNames(optionStyles.option, styles.option)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option.id)}
              >
                {option.icon}
                <span className={styles.text}>
                  <bdi>{option.text}</bdi>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </span>
              </button>
            ))}
          </div>
        ))}
      </div>
      <output className={styles.outcome}>{outcome}</output>
    </div>
  )
}

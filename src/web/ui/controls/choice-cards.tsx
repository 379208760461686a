import { useId } from 'react'

import { Breakable } from '#web/ui/display/breakable.tsx'

import styles from './choice-cards.module.css'

type Choice<Name> = { name: Name; text: string; mark: string; hint?: string }

type ChoiceCardsProps<Name> = {
  label: string
  /** The field of a form that is chosen here. */
  name?: string
  choices: readonly Choice<Name>[]
  /** Null until one is chosen. */
  chosen: Name | null
  onChoose: (name: Name) => void
  describedBy?: string
}

/** One of several products or methods, each by name and mark. */
export function ChoiceCards<Name extends string>(props: ChoiceCardsProps<Name>) {
  const { label, choices, chosen, onChoose, describedBy } = props
  const id = useId()
  const group = props.name ?? id

  return (
    <fieldset aria-label={label} aria-describedby={describedBy} className={styles.choices}>
      {choices.map(({ name, text, mark, hint }) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <ChoiceMark>{mark}</ChoiceMark>
          <span className={styles.text}>
            <span>
              <Breakable text={text} />
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A few letters next to a name. */
export function ChoiceMark({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={styles.mark}>
      {children}
    </span>
  )
}

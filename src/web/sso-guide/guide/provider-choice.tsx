import { useId } from 'react'

import { GUIDE_LABELS, GUIDE_NAMES, type GuideName } from './guide-names.ts'
import styles from './provider-choice.module.css'
import { ProviderMark } from './provider-mark.tsx'

type ProviderChoiceProps = {
  label: string
  chosen: GuideName
  onChoose: (name: GuideName) => void
}

/** Every provider with a guide, by name and mark. */
export function ProviderChoice({ label, chosen, onChoose }: ProviderChoiceProps) {
  const group = useId()

  return (
    <fieldset aria-label={label} className={styles.providers}>
      {GUIDE_NAMES.map((name) => (
        <label key={name} className={styles.provider}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <ProviderMark guide={name} />
          {GUIDE_LABELS[name]}
        </label>
      ))}
    </fieldset>
  )
}

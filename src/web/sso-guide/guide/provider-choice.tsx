import { useId } from 'react'

import { Breakable } from '#web/ui/display/breakable.tsx'

import { GUIDE_LABELS, GUIDE_NAMES, type GuideName } from './guide-names.ts'
import styles from './provider-choice.module.css'

type ProviderChoiceProps = {
  label: string
  /** Null until one is chosen. */
  chosen: GuideName | null
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
          <span>
            <Breakable text={GUIDE_LABELS[name]} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Letters of their own where the first of the name would be another provider's, too. */
const MARKS: Partial<Record<GuideName, string>> = {
  microsoft_entra: 'ME',
  onelogin: '1L',
  auth0: 'A0',
  aws_iam: 'AWS',
  ad_fs: 'AD',
  ibm_security_verify: 'IBM',
  oracle_idcs: 'Or',
  custom: '…',
}

/** Mark of a provider, next to its name. */
export function ProviderMark({ guide }: { guide: GuideName }) {
  return (
    <span aria-hidden="true" className={styles.mark} data-guide={guide}>
      {MARKS[guide] ?? GUIDE_LABELS[guide].slice(0, 1)}
    </span>
  )
}

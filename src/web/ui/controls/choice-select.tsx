import type { FieldControl } from './field.tsx'
import { Select } from './text-input.tsx'

type ChoiceSelectProps<Id extends string> = FieldControl & {
  /** Names the option that chooses nothing. */
  anyLabel: string
  choices: readonly { id: Id; name: string }[]
  value: Id | null
  /** Names what is chosen and is none of the choices. */
  otherLabel?: string
  onChoose: (id: Id | null) => void
}

export function ChoiceSelect<Id extends string>(props: ChoiceSelectProps<Id>) {
  const { anyLabel, choices, value, otherLabel, onChoose, ...control } = props
  const isOther = value !== null && !choices.some(({ id }) => id === value)

  function choose(chosen: string) {
    if (chosen !== value) onChoose(choices.find(({ id }) => id === chosen)?.id ?? null)
  }

  return (
    <Select {...control} value={value ?? ''} onChange={(event) => choose(event.target.value)}>
      <option value="">{anyLabel}</option>
      {isOther && <option value={value}>{otherLabel}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

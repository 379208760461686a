import styles from './radio-choice.module.css'

type Option<Value> = { value: Value; text: string; hint?: string }

type RadioChoiceProps<Value> = {
  legend: string
  name: string
  value: Value
  options: Option<Value>[]
  onChange: (value: Value) => void
}

/** One of a few, each with what follows from it. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, name, value, options, onChange } = props

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.text}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

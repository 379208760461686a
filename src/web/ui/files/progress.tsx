import styles from './progress.module.css'

/** A part of a whole, both in the same unit; without a value it only says that something goes on. */
export function Progress({
  label,
  value,
  max = 1,
}: {
  label: string
  value?: number
  max?: number
}) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}

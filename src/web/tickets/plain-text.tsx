import styles from './plain-text.module.css'

/** What a person typed: line breaks are kept, nothing is interpreted. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  )
}

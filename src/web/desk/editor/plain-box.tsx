import { type KeyboardEvent, useState } from 'react'

import { TextArea } from '#web/kit/basic/text-input.tsx'
import { isSendShortcut } from '#web/tickets/writing/send-shortcut.tsx'

import type { EditorProps } from './editor.tsx'
import styles from './editor.module.css'
import { htmlToText, textToHtml } from './plain-html.ts'

/** A text field with the HTML of its lines as its value. */
export function PlainBox(props: EditorProps) {
  const { value, onChange, onSubmit } = props
  const [text, setText] = useState(() => htmlToText(value) ?? '')
  // Lines that mean the same HTML stay as they were typed, such as white space alone.
  const shown = textToHtml(text) === value ? text : (htmlToText(value) ?? '')

  function sendOnShortcut(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <TextArea
      id={props.id}
      className={styles.plain}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      dir="auto"
      placeholder={props.placeholder}
      disabled={props.disabled}
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(textToHtml(event.target.value))
      }}
      onKeyDown={sendOnShortcut}
    />
  )
}

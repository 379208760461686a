import { classNames } from '#web/kit/parts/class-names.ts'

import styles from './editor.module.css'
import { PlainBox } from './plain-box.tsx'

export type EditorProps = {
  /** Of the control itself, which can take the focus by it. */
  id?: string
  label: string
  /** HTML that the server's sanitizer leaves as it is; '' when nothing is written. */
  value: string
  onChange: (html: string) => void
  /** Called for Ctrl+Enter and ⌘+Enter. */
  onSubmit: () => void
  /** Takes pasted and dropped files. Without it they are left to the drop zone of the form around. */
  onFiles?: (files: File[]) => void
  disabled?: boolean
  placeholder?: string
  /** Colors the box, so that a note is never taken for a reply. */
  tone: 'reply' | 'note'
  describedBy?: string
}

export function Editor(props: EditorProps) {
  return (
    <div className={classNames(styles.editor, props.tone === 'note' && styles.note)}>
      <PlainBox {...props} />
    </div>
  )
}

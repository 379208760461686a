import { useRef, useState } from 'react'

import { classNames } from '#web/kit/parts/class-names.ts'
import * as words from '#words/desk-editor.ts'

import styles from './editor.module.css'
import { LinkField } from './link-field.tsx'
import { PlainBox } from './plain-box.tsx'
import { htmlToText } from './plain-html.ts'
import { RichBox } from './rich-box.tsx'
import { Toolbar } from './toolbar.tsx'
import { useRichText } from './use-rich-text.ts'

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

/**
 * What agents write in. Until it has the focus for the first time it is a text field; what is typed
 * there while the editor is loaded is kept, with the place of the cursor.
 */
export function Editor(props: EditorProps) {
  const plain = useRef<HTMLTextAreaElement>(null)
  const rich = useRichText(props.value, plain)
  const [isLinking, setIsLinking] = useState(false)

  function endLinking() {
    setIsLinking(false)
    rich.text?.focus()
  }

  return (
    <div
      className={classNames(styles.editor, props.tone === 'note' && styles.note)}
      onFocus={rich.load}
    >
      <Toolbar active={rich.active} disabled={props.disabled} onRun={rich.run} />
      {isLinking && rich.text && (
        <LinkField
          address={rich.text.linkAddress()}
          onLink={(address) => {
            const isLinked = rich.text?.link(address) === true
            if (isLinked) setIsLinking(false)
            return isLinked
          }}
          onCancel={endLinking}
        />
      )}
      {rich.code && (
        <RichBox
          {...props}
          code={rich.code}
          onMount={rich.takeOver}
          onActive={rich.setActive}
          onLink={() => setIsLinking(true)}
        />
      )}
      {!rich.text && <PlainBox {...props} ref={plain} />}
      <output className={styles.failure}>
        {rich.hasFailed && (htmlToText(props.value) === null ? words.onlyShown : words.notLoaded)}
      </output>
    </div>
  )
}

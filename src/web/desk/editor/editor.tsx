import { Zap } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'

import * as words from '#words/desk-ticket.ts'
import { htmlToText, previewOf, textToHtml } from '#web/desk/rich-text/plain-html.ts'
import type { Suggest } from '#web/desk/rich-text/suggest.ts'
import { useGrowth } from '#web/lib/input/use-growth.ts'
import { isSendShortcut } from '#web/tickets/writing/send-shortcut.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/display/class-names.ts'
import optionStyles from '#web/ui/controls/options.module.css'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { LinkField } from './link-field.tsx'
import { RichBox } from './rich-box.tsx'
import { Toolbar } from './toolbar.tsx'
import { useRichText } from './use-rich-text.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './editor.module.css'

export type EditorProps = {
  /** Id of the control itself, which can take the focus by it. */
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
  /** Suggestions for `@` and `/`. */
  suggest?: Suggest
  /** Shows the button that does what `/` does. */
  hasMacros?: boolean
  /** Shows one line alone, until writing begins. */
  isResting?: boolean
  onFocus?: () => void
  /** Called for Esc, unless it was for the suggestions. Without it the key is left to the dialog around. */
  onLeave?: () => void
}

/**
 * The text editor of agents. Until it has the focus for the first time it is a text field; what is
 * typed there while the editor is loaded is kept, with the place of the cursor.
 */
export function Editor(props: EditorProps) {
  const plain = useRef<HTMLTextAreaElement>(null)
  const rich = useRichText(props.value, plain)
  const suggestions = useSuggestions(props.suggest, rich.text)
  const [isLinking, setIsLinking] = useState(false)

  function endLinking() {
    setIsLinking(false)
    rich.text?.focus()
  }

  return (
    <div
      data-editor
      className={classNames(
        styles.editor,
        props.tone === 'note' && styles.note,
        props.isResting && styles.resting,
      )}
      onFocus={() => {
        rich.load()
        props.onFocus?.()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) suggestions.close()
      }}
    >
      <div className={styles.tools}>
        <Toolbar
          active={rich.active}
          disabled={props.disabled}
          onRun={(command) => rich.act((text) => text.run(command))}
        />
        {props.hasMacros && (
          <Button
            variant="ghost"
            icon={<Zap aria-hidden="true" />}
            title={words.withKeys(words.macros, '/')}
            disabled={props.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => rich.act((text) => text.askForMacro())}
          >
            {words.macros}
          </Button>
        )}
      </div>
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
          onAsked={suggestions.onAsked}
          onAskedKey={suggestions.onKey}
          suggested={suggestions.suggested}
        />
      )}
      {!rich.text && <PlainBox {...props} ref={plain} />}
      <SuggestionList of={suggestions} />
      <output className={styles.failure}>
        {rich.hasFailed &&
          (htmlToText(props.value) === null ? words.editorReadOnly : words.editorNotLoaded)}
      </output>
    </div>
  )
}

/** A text field with the HTML of its lines as its value. What has more than lines is only shown. */
function PlainBox({ ref, ...props }: EditorProps & { ref: Ref<HTMLTextAreaElement> }) {
  const { value, onChange, onSubmit, onLeave } = props
  const area = useGrowth(ref)
  const [text, setText] = useState('')
  const given = htmlToText(value)
  // Lines that mean the same HTML stay as they were typed, such as white space alone.
  const shown = textToHtml(text) === value ? text : (given ?? previewOf(value))

  function onKeyDown(event: KeyboardEvent) {
    const isLeft = event.key === 'Escape' && !event.nativeEvent.isComposing
    const act = isSendShortcut(event) ? onSubmit : isLeft ? onLeave : undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <textarea
      ref={area}
      id={props.id}
      className={classNames(styles.box, styles.plain)}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      dir="auto"
      rows={1}
      placeholder={props.placeholder}
      // A field that is disabled would lose the focus.
      aria-disabled={props.disabled}
      readOnly={props.disabled === true || given === null}
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(textToHtml(event.target.value))
      }}
      onKeyDown={onKeyDown}
      onCompositionStart={({ currentTarget }) => (currentTarget.dataset.composing = 'true')}
      onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset.composing}
    />
  )
}

/** Shows it in the top layer: the docked box would cut it off. */
const open = (panel: HTMLElement | null) => panel?.showPopover()

/** List of suggestions that can replace the typed text. The box keeps the focus, and has the keys. */
function SuggestionList({ of }: { of: ReturnType<typeof useSuggestions> }) {
  const { shown, listId, optionId, activeId, point, choose, place } = of
  if (!shown) return null
  const { title, items, footer } = shown

  return (
    <div ref={open} popover="manual" className={styles.panel} style={place}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the box keeps the focus, and no element of HTML is a list for it */}
      <div id={listId} role="listbox" aria-label={title} tabIndex={-1} className={styles.list}>
        {items.map(({ id, text, detail, note }) => (
          <button
            key={id}
            type="button"
            id={optionId(id)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- part of the list above
            role="option"
            tabIndex={-1}
            aria-selected={id === activeId}
            className={classNames(optionStyles.option, styles.option)}
            onPointerMove={({ movementX, movementY }) => {
              if (id !== activeId && (movementX !== 0 || movementY !== 0)) point(id)
            }}
            // The cursor stays in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(id)}
          >
            <span className={styles.line}>
              <span className={styles.text} dir="auto">
                {text}
              </span>
              {note && <span className={styles.suggestionListNote}>{note}</span>}
            </span>
            {detail && (
              <span className={styles.detail} dir="auto">
                {detail}
              </span>
            )}
          </button>
        ))}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <VisuallyHidden>
        <output>{words.suggestionCount(items.length)}</output>
      </VisuallyHidden>
    </div>
  )
}

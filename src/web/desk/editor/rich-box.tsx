import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import html from '#web/tickets/html/safe-html.module.css'

import type { EditorCommand } from '#web/desk/rich-text/commands.ts'
import type { Asked } from '#web/desk/rich-text/suggest.ts'
import type { EditorProps } from './editor.tsx'
import styles from './editor.module.css'
import type { RichTextCode } from './load-rich-text.ts'
import type { RichText } from '#web/desk/rich-text/rich-text.ts'

type RichBoxProps = EditorProps & {
  code: RichTextCode
  onMount: (richText: RichText) => void
  onActive: (commands: EditorCommand[]) => void
  onLink: () => void
  onAsked: (asked: Asked | null) => void
  onAskedKey: (event: KeyboardEvent) => boolean
  /** The list of suggestions and the one at hand, by their ids. */
  suggested: { list: string; active: string } | null
}

/** The editor itself, which keeps what is written and draws it without React. */
export function RichBox(props: RichBoxProps) {
  const { code } = props
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<RichText>(null)
  const onChange = useEffectEvent((value: string) => props.onChange(value))
  const onSubmit = useEffectEvent(() => props.onSubmit())
  const leave = useEffectEvent(() => props.onLeave)
  const onActive = useEffectEvent((commands: EditorCommand[]) => props.onActive(commands))
  const onLink = useEffectEvent(() => props.onLink())
  const onAsked = useEffectEvent((asked: Asked | null) => props.onAsked(asked))
  const onAskedKey = useEffectEvent((event: KeyboardEvent) => props.onAskedKey(event))
  const files = useEffectEvent(() => props.onFiles)
  const onMount = useEffectEvent((richText: RichText) => props.onMount(richText))
  const options = useEffectEvent(() => optionsOf(props))

  // Before the browser draws, so that there is no moment without a box.
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const richText = code.mount(place.current, options(), {
      onChange: (value) => onChange(value),
      onSubmit: () => onSubmit(),
      leave: () => leave(),
      onActive: (commands) => onActive(commands),
      onLink: () => onLink(),
      onAsked: (asked) => onAsked(asked),
      onAskedKey: (event) => onAskedKey(event),
      files: () => files(),
      parse: code.parse,
    })
    mounted.current = richText
    onMount(richText)
    return () => richText.destroy()
  }, [code])

  useEffect(() => mounted.current?.update(optionsOf(props)))

  return <div ref={place} className={styles.grown} />
}

function optionsOf(props: RichBoxProps) {
  const { id, label, placeholder, describedBy, value, disabled, suggested } = props
  return {
    value,
    disabled: disabled === true,
    hasMentions: props.tone === 'note',
    blankClass: classNames(styles.box, styles.rich, html.html, styles.blank),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: classNames(styles.box, styles.rich, html.html),
      dir: 'auto',
      ...(suggested && {
        'aria-autocomplete': 'list',
        'aria-controls': suggested.list,
        'aria-activedescendant': suggested.active,
      }),
      ...(id !== undefined && { id }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(placeholder !== undefined && {
        'aria-placeholder': placeholder,
        'data-placeholder': placeholder,
      }),
    },
  }
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import * as words from '#words/ui.ts'
import { moved } from '#web/ui/form/use-lines.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { AddNamed } from './add-named.tsx'
import { focusMoved } from './move-buttons.tsx'
import { NamedLine } from './named-line.tsx'
import type { Named, NamedListTexts } from './named-list-props.ts'
import styles from './named-list.module.css'
import type { NamedListActs } from './use-named-list.ts'

type NamedListProps = { list: Named[]; acts: NamedListActs; texts: NamedListTexts }

/** Each can be moved, renamed, hidden where it says so, and retired; a new one comes at the end. Each change is stored at once. */
export function NamedList({ list, acts, texts }: NamedListProps) {
  const lines = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const inUse = list.filter(({ isRetired }) => !isRetired)

  function move({ id, name }: Named, index: number, by: 1 | -1) {
    flushSync(() => {
      acts.order(moved(list, index, by).map((named) => named.id))
      setAnnouncement(words.isNowAt(name, index + by + 1, list.length))
    })
    focusMoved(lines.current, id, by)
  }

  return (
    <>
      <ol ref={lines} className={styles.list} aria-label={texts.label}>
        {list.map((named, index) => (
          <NamedLine
            key={named.id}
            named={named}
            texts={texts}
            place={{ isFirst: index === 0, isLast: index === list.length - 1 }}
            isLastInUse={inUse.length === 1 && !named.isRetired}
            onMove={(by) => move(named, index, by)}
            onRename={(renamed) => acts.rename(named.id, renamed)}
            onSet={(changed) => acts.set(named.id, changed)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <AddNamed
        add={acts.add}
        texts={texts}
        onAdded={(name) => setAnnouncement(words.wasAdded(name))}
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'

import type { MacroItem } from '#shared/desk/macros/contract.ts'
import * as words from '#words/macros.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { AlertMark } from '#web/ui/display/message-marks.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useCategoryName } from '#web/tickets/display/category-names.ts'

import styles from './macros.module.css'
import { describeChanges, describeLeftOut } from './describe-change.ts'

type MacroLineProps = {
  macro: MacroItem
  onEdit: () => void
  onRemove: () => void
  /** It goes, and the focus with it. */
  onGone: () => void
}

/** Names that the macro uses and that are gone, so that someone can fix it. */
export function LeftOut({ leftOut }: Pick<MacroItem, 'leftOut'>) {
  const categoryName = useCategoryName()
  return describeLeftOut(leftOut, { categoryName }).map((text) => (
    <p key={text} className={styles.leftOut}>
      <AlertMark /> {text}
    </p>
  ))
}

export function MacroLine({ macro, onEdit, onRemove, onGone }: MacroLineProps) {
  const { name, kind, preview, changes, leftOut, updatedBy } = macro
  const { data } = useQuery(deskChoices())
  const categoryName = useCategoryName()
  const does = describeChanges(changes, { categoryName, agents: data?.agents ?? [] })

  return (
    <li className={styles.line}>
      <div className={styles.said}>
        <h3 className={styles.name}>
          <span dir="auto">{name}</span>
          {kind === 'note' && <Badge tone="pending">{words.forNotes}</Badge>}
        </h3>
        {preview && (
          <p className={styles.preview} dir="auto">
            {preview}
          </p>
        )}
        <p className={styles.hint}>
          {[...does.map(({ text }) => text), words.changedBy(updatedBy)].join(' · ')}
        </p>
        <LeftOut leftOut={leftOut} />
      </div>
      <InlineConfirm
        label={words.actionsFor(name)}
        question={words.removeAsk(name)}
        note={macro.isShared ? words.goesForAll : undefined}
        onConfirm={() => {
          onGone()
          onRemove()
        }}
      >
        {(asking) => (
          <>
            <IconButton label={words.edit(name)} aria-haspopup="dialog" onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={words.remove(name)} {...asking}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </InlineConfirm>
    </li>
  )
}

import { AlarmClock, Ellipsis, Link2, Merge, Split } from 'lucide-react'
import { useState } from 'react'

import type { DeskTicket } from '#shared/desk/contract.ts'
import * as words from '#words/desk-relations.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { movableComments } from './split-suggestion.ts'
import { useShortcuts } from '#web/desk/shortcuts/use-shortcuts.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Disclosure, MenuButton } from '#web/ui/controls/disclosure.tsx'

/** Rarer actions at a ticket. `isForOpen`: not offered at a closed one. */
const MORE = [
  {
    name: 'snooze',
    text: words.snooze,
    Icon: AlarmClock,
    shortcut: 's',
    isForOpen: true,
    Dialog: SnoozeDialog,
  },
  {
    name: 'merge',
    text: words.merge,
    Icon: Merge,
    shortcut: undefined,
    isForOpen: true,
    Dialog: MergeDialog,
  },
  {
    name: 'split',
    text: words.split,
    Icon: Split,
    shortcut: undefined,
    isForOpen: true,
    Dialog: SplitDialog,
  },
  {
    name: 'link',
    text: words.link,
    Icon: Link2,
    shortcut: undefined,
    isForOpen: false,
    Dialog: LinkDialog,
  },
]

export function MoreMenu({ ticket }: { ticket: DeskTicket }) {
  const [shown, setShown] = useState<string | null>(null)
  const [opened, setOpened] = useState<string[]>([])
  const isOpen = ticket.status !== 'Closed'
  const canSplit = movableComments(ticket.comments).length > 0
  const offered = MORE.filter(
    ({ name, isForOpen }) => (isOpen || !isForOpen) && (canSplit || name !== 'split'),
  )

  function show(name: string) {
    setOpened([...opened, name])
    setShown(name)
  }

  useShortcuts({ s: () => isOpen && show('snooze') })

  return (
    <>
      <Disclosure
        button={
          <>
            <Ellipsis aria-hidden="true" />
            {words.more}
          </>
        }
        buttonClassName={buttonClass('plain')}
        panelLabel={words.moreOf}
      >
        {(close) =>
          offered.map(({ name, text, Icon, shortcut }) => (
            <MenuButton
              key={name}
              Icon={Icon}
              aria-haspopup="dialog"
              aria-keyshortcuts={shortcut}
              onClick={() => {
                close()
                show(name)
              }}
            >
              {text}
            </MenuButton>
          ))
        }
      </Disclosure>
      {/* An opened dialog stays when it is closed: only then does closing it give the focus back. */}
      {MORE.filter(({ name }) => opened.includes(name)).map(({ name, Dialog }) => (
        <Dialog key={name} ticket={ticket} open={shown === name} onClose={() => setShown(null)} />
      ))}
    </>
  )
}

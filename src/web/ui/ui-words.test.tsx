import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import * as words from '#words/ui.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { CrashPage } from '#web/ui/feedback/crash-page.tsx'
import { NotLoadedError } from '#web/ui/feedback/lazy-code.tsx'
import { addFiles } from '#web/ui/files/add-files.ts'
import { DropZone } from '#web/ui/files/drop-zone.tsx'
import { pastedFiles } from '#web/ui/files/pasted-files.ts'
import { ConflictNotice } from '#web/ui/form/conflict-notice.tsx'
import type { Conflict } from '#web/ui/form/use-stored-form.ts'
import { DraftNotice } from '#web/ui/form/draft-notice.tsx'
import { FormFooter } from '#web/ui/form/page-form.tsx'
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.tsx'
import { TextList } from '#web/ui/form/text-list.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import {
  errorFromAnswer,
  errorMessage,
  networkError,
  timeoutError,
} from '#web/lib/http/api-error.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'

const nothing = () => {}
const FILE = new File(['1'], '1.2')
const FILES = { onChange: nothing, maxFiles: 5, maxBytes: 2 ** 20, hint: '3' }
type Values = { one: string; two: string }
const CONFLICT: Conflict<Values> = {
  by: '王芳',
  at: new Date().toISOString(),
  base: { one: '1', two: '2' },
  ours: { one: '3', two: '4' },
  theirs: { one: '5', two: '6' },
  takenOver: ['one'],
  clashes: ['two'],
  decided: {},
}
const NOTICE = {
  savedBy: (name: string) => `${name} 3`,
  labels: { one: '1', two: '2' },
  showValue: (_: string, value: string) => value,
  onDecide: nothing,
}
const FOOTER = { problemCount: 0, isOnline: true, isSaving: false, isUnsaved: false, saveText: '1' }
const MISSING = new NotLoadedError(async () => {}, nothing)
const LIST = { values: { 1: ['2', ''] }, problemOf: () => '3', change: nothing }

test.each<[string, () => ReactNode]>([
  ['a page that broke', () => <CrashPage error={new Error('1')} retry={nothing} />],
  ['a page that did not come', () => <CrashPage error={MISSING} retry={nothing} />],
  ['a page that comes', () => <PageSpinner />],
  ['what is copied', () => <CopyButton value="1" name="2" />],
  ['no files', () => <DropZone files={[]} {...FILES} />],
  ['files', () => <DropZone files={[FILE]} {...FILES} />],
  ['files that are sent', () => <DropZone files={[FILE]} sent={[0.5]} {...FILES} />],
  ['a conflict', () => <ConflictNotice conflict={CONFLICT} {...NOTICE} />],
  [
    'a conflict that decides itself',
    () => <ConflictNotice conflict={{ ...CONFLICT, clashes: [] }} {...NOTICE} />,
  ],
  [
    'a draft',
    () => (
      <DraftNotice hasRestored onDiscard={nothing} onUndo={null}>
        1
      </DraftNotice>
    ),
  ],
  [
    'a draft that was discarded',
    () => (
      <DraftNotice hasRestored onDiscard={nothing} onUndo={nothing}>
        1
      </DraftNotice>
    ),
  ],
  ['a wrong field', () => <FormFooter {...FOOTER} problemCount={1} isSaving />],
  ['wrong fields, offline', () => <FormFooter {...FOOTER} problemCount={2} isOnline={false} />],
  ['unsaved changes', () => <FormFooter {...FOOTER} isUnsaved onDiscard={nothing} />],
  ['leaving', () => <LeaveDialog isOpen onLeave={nothing} onStay={nothing} />],
  [
    'a list',
    () => <TextList form={LIST} name="1" label="2" add="3" nameOf={(place) => `4 ${place}`} />,
  ],
  ['a password', () => <PasswordInput autoComplete="off" />],
])('the interface takes every text from the catalogue when it is shown: %s', (_, show) => {
  expect(inlineTexts(renderText(show()))).toEqual([])
})

test('the file field takes its texts from the catalogue when it refuses a file or names a pasted one', () => {
  const { refused } = addFiles(
    [FILE],
    [FILE, new File([new Uint8Array(2 ** 20 + 1)], '3'), new File(['4'], '4')],
    {
      maxFiles: 1,
      maxBytes: 2 ** 20,
    },
  )
  expect(refused).toHaveLength(3)
  for (const { text } of refused) expect(inlineTexts(text)).toEqual([])
  const clipboard = { files: [new File(['1'], '', { type: 'image/png' })], getData: () => '' }
  const [pasted] = pastedFiles(clipboard as unknown as DataTransfer, new Date(), [])
  expect(inlineTexts((pasted?.name ?? '').replace('.png', ''))).toEqual([])
})

test.each([
  errorFromAnswer(500, undefined).message,
  errorFromAnswer(502, undefined).message,
  networkError().message,
  timeoutError(1).message,
  errorMessage(null),
])('a failed call has its text in the catalogue when it failed with: %s', (text) => {
  expect(inlineTexts(text)).toEqual([])
})

test('the footer of a form offers to discard only when stored values were changed', () => {
  const show = (props: object) =>
    renderText(<FormFooter {...FOOTER} note="saved" onDiscard={nothing} {...props} />)
  expect(show({})).not.toContain(words.discard)
  expect(show({})).toContain('saved')
  expect(show({ isUnsaved: true })).toContain(words.unsavedChanges)
  expect(show({ isUnsaved: true })).toContain(words.discard)
  expect(show({ isUnsaved: true, isNew: true })).not.toContain(words.discard)
})

import { createRef } from 'react'
import { expect, test } from 'vitest'

import { nothing, TICKET } from '#web/page-fixtures.tsx'
import { aViewer, inlineTexts, renderText } from '#web/render-text.tsx'

import { SearchButton } from './search-button.tsx'
import { SearchDialog, SearchOutcome, SearchPanel } from './search-dialog.tsx'
import { SearchList } from './search-list.tsx'
import { searchQueries } from './use-found-tickets.ts'
import { useSearchItems } from './use-search-items.tsx'

const ADMIN = { ...aViewer, isAdmin: true, isAgent: true }

/** Results for a typed text. */
function Found({ text }: { text: string }) {
  const { groups } = useSearchItems(text)
  return (
    <SearchList
      id="1"
      groups={groups}
      activeId={undefined}
      optionId={(id) => id}
      onPoint={nothing}
      onDone={nothing}
    />
  )
}

const outcome = (ticketCount: number, onRetry?: () => void) =>
  renderText(
    <SearchOutcome text="1" ticketCount={ticketCount} isAnswered {...(onRetry && { onRetry })} />,
  )

const SCREENS: [screen: string, show: () => string][] = [
  ['button', () => renderText(<SearchButton opener={{ onClick: nothing }} />)],
  ['dialog', () => renderText(<SearchDialog open onClose={nothing} />)],
  [
    'panel',
    () =>
      renderText(<SearchPanel input={createRef()} onDone={nothing} />, {
        loaded: [[searchQueries.tickets('').queryKey, [{ ...TICKET, subject: '打印机' }]]],
      }),
  ],
  ['panel of an administrator', () => renderText(<Found text="" />, { viewer: ADMIN })],
  ['search for a code', () => renderText(<Found text="2345-6789" />, { viewer: ADMIN })],
  ['search without a match', () => outcome(0)],
  ['search with a match', () => outcome(1) + outcome(2)],
  ['search that failed', () => outcome(0, nothing)],
]

test.each(SCREENS)('the %s takes every text from the catalogue when it is shown', (_, show) => {
  expect(inlineTexts(show())).toEqual([])
})

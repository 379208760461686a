import { expect, test } from 'vitest'

import { ADMIN, nothing } from '#web/page-fixtures.tsx'
import { aViewer, renderHtml, renderText } from '#web/render-text.tsx'

import { SearchOutcome } from './search-dialog.tsx'
import { SearchList } from './search-list.tsx'
import { searchQueries } from './use-found-tickets.ts'
import { useSearchItems } from './use-search-items.tsx'

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

test.each([
  ['invite', 'Team'],
  ['logo', 'Settings'],
  ['smtp', 'Outgoing Email'],
  ['saml', 'Team Single Sign-On'],
  ['two-step', 'Your account'],
  ['time zone', 'Settings'],
  ['add customer', 'Add Customer'],
])('the search finds a page when %s is typed, without its title', (typed, title) => {
  expect(renderText(<Found text={typed} />, { viewer: ADMIN })).toContain(title)
})

test('the search leads to the tickets of a person when one sees those of others', () => {
  const mina = { key: 'mina-id', name: 'Mina Park', detail: 'mina.park@northwind.example' }
  const html = renderHtml(<Found text="mina" />, {
    viewer: { ...aViewer, otherScopes: ['company'] },
    loaded: [[searchQueries.requesters('mina').queryKey, [mina]]],
  })
  expect(html).toMatch(/href="\/tickets\?scope=company&amp;requester=mina-id"[^]*Mina Park/)
})

test('the search says that nothing matches only when nothing else is found', () => {
  const said = (hasOthers: boolean) =>
    renderText(<SearchOutcome text="1" ticketCount={0} isAnswered hasOthers={hasOthers} />)
  expect(said(false)).toContain('Nothing matches “1”')
  expect(said(true).trim()).toBe('')
})

test('the search finds no page by other words when its title or an action has the typed ones', () => {
  const text = renderText(<Found text="sign out" />, { viewer: ADMIN })
  expect(text).toContain('Sign out')
  expect(renderText(<Found text="sign" />, { viewer: ADMIN })).not.toContain('Your account')
})

import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'

import type { User } from '#shared/access/user.ts'
import { ViewerContext } from '#web/access/session/viewer-context.ts'

export const aViewer: User = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: '李雷',
  email: '1@2.3',
  organization: '東京',
  isAdmin: false,
  isAgent: false,
  customerId: '1',
}

type Around = {
  /** Path of the page, and the pattern that its parameters come from. */
  path?: string
  pattern?: string
  /** Loaded data, by key. */
  loaded?: (readonly [QueryKey, unknown])[]
  failed?: QueryKey[]
  viewer?: User
}

/** Attributes whose text people read or hear. */
const READ = /\s(?:alt|aria-label|data-label|placeholder|title)="([^"]*)"/g

export function renderHtml(page: ReactNode, around: Around = {}): string {
  const { path = '/', pattern = '*', loaded = [], failed = [], viewer = aViewer } = around
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  for (const [key, data] of loaded) client.setQueryData(key, data)
  for (const queryKey of failed) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: new Error('failed'), fetchStatus: 'idle' })
  }
  return renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <ViewerContext value={viewer}>
          <Routes>
            <Route path={pattern} element={page} />
          </Routes>
        </ViewerContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** All that people read or hear of a page, without markup, with one space where there are several. */
export function renderText(page: ReactNode, around: Around = {}): string {
  const html = renderHtml(page, around)
  const read = [...html.matchAll(READ)].map(([, text = '']) => text)
  // React puts a comment between two texts that stand side by side.
  const shown = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<(?:svg|style).*?<\/(?:svg|style)>/g, '')
  const text = [
    shown
      .replaceAll(/<\/?(?:strong|bdi|span|b|em|code|wbr)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, '\n'),
    ...read,
  ].join('\n')
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/[^\S\n]+/g, ' ')
}

/**
 * Returns the lines of a rendered page that are not from the catalogue, in a test with the made-up
 * language, in which no text has a Latin letter.
 */
export function inlineTexts(text: string): string[] {
  // A page that shows nothing has proved nothing.
  if (!/[\u00c0-\u024f]/.test(text)) return [text]
  // Intl has no word for this time zone. A language is called what it calls itself.
  return text.replaceAll(/UTC|English|Deutsch/g, '').match(/.*[A-Za-z].*/g) ?? []
}

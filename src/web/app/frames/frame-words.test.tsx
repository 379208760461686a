import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { authQueries } from '#web/access/session/auth-queries.ts'
import { aViewer, inlineTexts, renderText } from '#web/render-text.tsx'

import { AccessDeniedPage } from './access-denied.tsx'
import { NotFoundPage } from './not-found-page.tsx'

test.each<[string, () => ReactNode]>([
  ['access denied', () => <AccessDeniedPage />],
  ['not found', () => <NotFoundPage />],
])('the frame takes every text from the catalogue when it is shown: %s', (_, show) => {
  const loaded = [[authQueries.currentUser().queryKey, aViewer] as const]
  expect(inlineTexts(renderText(show(), { loaded }))).toEqual([])
})

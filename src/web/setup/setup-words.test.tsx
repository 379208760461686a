import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { inlineTexts, renderText } from '#web/render-text.tsx'

import { FirstStepsCard } from './first-steps-card.tsx'
import { SetupPage } from './setup-page.tsx'

/** The variables and commands are the same in every language. */
const COMMANDS = /SMTP_URL=.*|MAIL_FROM=.*|npm run backup .*|DATA_DIR=.*|support@example\.com.*/g

const loaded = [[['setup'], { done: ['name'], isDismissed: false }] as const]

test.each<[string, () => ReactNode]>([
  ['page', () => <SetupPage />],
  ['first steps', () => <FirstStepsCard />],
])('the setup takes every text from the catalogue when it is shown: %s', (_, show) => {
  expect(inlineTexts(renderText(show(), { loaded }).replaceAll(COMMANDS, ''))).toEqual([])
})

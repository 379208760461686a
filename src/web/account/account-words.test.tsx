import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import type { Account } from '#shared/account/contract.ts'
import { aViewer, inlineTexts, renderText } from '#web/render-text.tsx'

import { AccountPage } from './account-page.tsx'
import { accountQueries } from './account-queries.ts'
import { RecoveryCodesDialog, SecondFactorDialogs } from './second-factor-dialogs.tsx'

const AT = '2025-01-05T10:00:00.000Z'
const PASSKEY = { id: '1', name: '2', createdAt: AT, lastUsedAt: AT }
const ACCOUNT: Account = {
  name: '王芳',
  email: '1@2.3',
  role: 'agent',
  totpSince: AT,
  passkeys: [PASSKEY, { ...PASSKEY, id: '3', lastUsedAt: null }],
  recoveryCodesLeft: 1,
}
const SESSION = {
  id: '1',
  device: '2',
  address: '3',
  createdAt: AT,
  lastSeenAt: AT,
  isCurrent: true,
}
const SESSIONS = [SESSION, { ...SESSION, id: '2', device: null, address: null, isCurrent: false }]

const AGENT = { ...aViewer, isAgent: true }

const own = accountQueries.own().queryKey
const sessions = accountQueries.sessions().queryKey
const mail = accountQueries.mail().queryKey
const passkeys = accountQueries.passkeys().queryKey
const nothing = () => {}

function ask(dialog: Parameters<typeof SecondFactorDialogs>[0]['dialog']) {
  return <SecondFactorDialogs dialog={dialog} onAsk={nothing} onPasskeyRemoved={nothing} />
}

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  [
    'all of it',
    () => <AccountPage />,
    {
      loaded: [
        [own, ACCOUNT],
        [sessions, SESSIONS],
        [mail, { choice: 'all' }],
      ],
    },
  ],
  [
    'nothing',
    () => <AccountPage />,
    { loaded: [[own, { ...ACCOUNT, totpSince: null, passkeys: [] }]] },
  ],
  ['no codes', () => <AccountPage />, { loaded: [[own, { ...ACCOUNT, recoveryCodesLeft: 0 }]] }],
  ['while it loads', () => <AccountPage />],
  ['when it cannot load', () => <AccountPage />, { failed: [own, sessions, mail] }],
  ['the app', () => ask({ name: 'confirm-app' })],
  ['the key of the app', () => ask({ name: 'set-up-app', setup: { uri: '1', secret: '2' } })],
  ['without the app', () => ask({ name: 'remove-app' })],
  ['a passkey', () => ask({ name: 'add-passkey' })],
  ['the name of a passkey', () => ask({ name: 'rename-passkey', passkey: PASSKEY })],
  ['without a passkey', () => ask({ name: 'remove-passkey', passkey: PASSKEY })],
  ['new codes', () => ask({ name: 'make-codes' })],
  ['codes', () => <RecoveryCodesDialog codes={['1']} onKept={nothing} />],
  [
    'of a customer',
    () => <AccountPage />,
    { viewer: aViewer, loaded: [[mail, { choice: 'all' }]] },
  ],
  ...(['always', 'emergency'] as const).map(
    (signsIn): [string, () => ReactNode, Parameters<typeof renderText>[1]] => [
      `passkeys of a customer, ${signsIn}`,
      () => <AccountPage />,
      {
        viewer: aViewer,
        loaded: [[passkeys, { passkeys: ACCOUNT.passkeys, max: 2, signsIn }]],
      },
    ],
  ),
  [
    'no passkey of a customer',
    () => <AccountPage />,
    { viewer: aViewer, loaded: [[passkeys, { passkeys: [], max: 2, signsIn: 'always' }]] },
  ],
])('the account takes every text from the catalogue when it is shown: %s', (_, show, around) => {
  expect(
    inlineTexts(renderText(show(), { viewer: AGENT, ...around }).replaceAll('Portico', '')),
  ).toEqual([])
})

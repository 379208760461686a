import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import { SIGN_IN_REFUSALS } from '#shared/access/every-refusal.ts'
import { passkeyFailure } from '#web/access/passkeys/passkeys.ts'
import { accountLinkQuery, SetPasswordPage } from '#web/access/passwords/set-password-page.tsx'
import { AdminLoginPage } from '#web/access/passwords/admin-login-page.tsx'
import { SecondStep } from '#web/access/passwords/second-step.tsx'
import { teamSignOnQuery } from '#web/access/passwords/team-sign-on-query.ts'
import { adminLoginFailure } from '#web/access/passwords/use-admin-login.ts'
import { ArrivalBanner } from '#web/access/sign-in/arrival-banner.tsx'
import { CodePage } from '#web/access/sign-in/code-page.tsx'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { loginFailure, readLoginInitiation } from '#web/access/sign-in/login-answer.ts'
import { LoginPage } from '#web/access/sign-in/login-page.tsx'
import { WayChoice } from '#web/access/sign-in/way-choice.tsx'
import { signInFailureIn } from '#web/access/sign-in/sign-in-failure.ts'
import { ConfirmIdentityDialog } from '#web/access/staff/confirmation-host.tsx'
import { SecondFactorNotice, signInRulesQuery } from '#web/access/staff/second-factor-notice.tsx'
import { errorFromAnswer, networkError } from '#web/lib/http/api-error.ts'
import { changeBrand, currentBrand } from '#web/lib/format/brand.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { authQueries } from '#web/access/session/auth-queries.ts'
import { UserMenu } from '#web/access/session/user-menu.tsx'

changeBrand({
  ...currentBrand(),
  name: '東京',
  privacyUrl: '/1',
  contact: { text: '2', url: '/3' },
})

// As in a browser that has passkeys.
vi.stubGlobal('PublicKeyCredential', true)

const nothing = () => {}
const user = [authQueries.currentUser().queryKey, null] as const
const visitor = {
  loaded: [
    user,
    [teamSignOnQuery.queryKey, '/1'] as const,
    [
      authQueries.idpDetection().queryKey,
      {
        authenticated: false,
        hasIdpSession: true,
        customer: { name: '東京' },
        redirectUrl: 'https://1.2/3',
      },
    ] as const,
  ],
}
const LINK = { email: '1@2.3', name: '王芳' }
const link = (purpose: 'invitation' | 'reset') => ({
  path: '/4#1',
  loaded: [[accountLinkQuery('1').queryKey, { ...LINK, purpose }] as const],
})
const asked = (...methods: ('totp' | 'passkey' | 'recovery')[]) => (
  <SecondStep
    credentials={{ email: '1@2.3', password: '4' }}
    asked={{ methods }}
    isDown={false}
    onConnectionLost={nothing}
    onBack={nothing}
  />
)
const rules = (mustAddSecondFactor: boolean) => ({
  loaded: [
    [
      signInRulesQuery.queryKey,
      { secondFactorFrom: '2025-01-05', hasSecondFactor: false, mustAddSecondFactor },
    ] as const,
  ],
})

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  ['the login', () => <LoginPage />, visitor],
  ['a refusal', () => <ArrivalBanner query={new URLSearchParams('error=1&ref=2')} />],
  ['the page for a code', () => <CodePage />, { ...visitor, path: '/4#email=1@2.3' }],
  ['a code elsewhere', () => <CodePage />, { ...visitor, path: '/4#email=1@2.3&code=123456' }],
  ['a page for no code', () => <CodePage />, visitor],
  [
    'a passkey instead of a code',
    () => <CodePage />,
    { ...visitor, path: '/4#email=1@2.3&passkey=1' },
  ],
  [
    'a passkey where no code can be mailed',
    () => <CodePage />,
    { ...visitor, path: '/4#email=1@2.3&passkey=1&mail=off' },
  ],
  [
    'the choice between ways',
    () => (
      <WayChoice
        choice={{ email: '1@2.3', redirectUrl: '/4', hasCodes: true, isEmergency: true }}
        isDown={false}
        isLeaving={false}
        onStarted={nothing}
        onConnectionLost={nothing}
        onBack={nothing}
      />
    ),
  ],
  ['a sign-out', () => <ArrivalBanner query={new URLSearchParams('signed-out=1')} />],
  ['the login of the team', () => <AdminLoginPage />, visitor],
  ['a code', () => asked('totp', 'passkey', 'recovery')],
  ['a passkey', () => asked('passkey', 'recovery')],
  ['an invitation', () => <SetPasswordPage />, link('invitation')],
  ['a reset', () => <SetPasswordPage />, link('reset')],
  ['a link that is dead', () => <SetPasswordPage />],
  ['a server that is away', () => <ConnectionBanner busy={false} onRetry={nothing} />],
  ['a menu', () => <UserMenu links={[]} />],
  ['a second factor that is compulsory', () => <SecondFactorNotice />, rules(true)],
  ['a second factor that will be', () => <SecondFactorNotice />, rules(false)],
  [
    'a confirmation',
    () => <ConfirmIdentityDialog question={{ answer: nothing, cancel: nothing }} />,
    visitor,
  ],
])('sign-in takes every text from the catalogue when it is shown: %s', (_, show, around) => {
  expect(inlineTexts(renderText(show(), around))).toEqual([])
})

test('the login page takes its text from the catalogue when a sign-in was refused', () => {
  for (const reason of [...SIGN_IN_REFUSALS, 'rate_limited', '1']) {
    for (const ref of ['', '&ref=2']) {
      const failure = signInFailureIn(new URLSearchParams(`error=${reason}${ref}`))
      expect(inlineTexts(failure?.sentence ?? '')).toEqual([])
    }
  }
})

const start = (answer: Parameters<typeof readLoginInitiation>[0]) => {
  const read = readLoginInitiation(answer, 'https://1.2')
  return read.ok ? '' : read.message
}

test.each([
  start({ success: false }),
  start({ success: true }),
  loginFailure(networkError()),
  loginFailure(errorFromAnswer(500, {})),
  adminLoginFailure(networkError()),
  adminLoginFailure(errorFromAnswer(401, {})),
  ...['NotAllowedError', 'InvalidStateError', 'SecurityError', '1'].map((name) =>
    passkeyFailure(new DOMException('', name)),
  ),
])('sign-in takes its text from the catalogue when it failed with: %s', (text) => {
  expect(inlineTexts(text)).toEqual([])
})

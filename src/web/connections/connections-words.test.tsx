import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import type { SignInApplication } from '#shared/connections/contract.ts'
import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { EmergencyDoor } from '#shared/connections/stages/emergency-door.ts'
import type { CertificateCheck } from '#shared/customers/contract.ts'
import * as words from '#words/connections.ts'
import { inlineTexts, renderText } from '#web/render-text.tsx'

import { CertificateEnd } from '#web/connections/certificates/certificate-end.tsx'
import { CertificateFacts } from '#web/connections/certificates/certificate-facts.tsx'
import {
  readCertificateFile,
  textOfCertificate,
} from '#web/connections/certificates/certificate-file.ts'
import {
  type ConnectionForm,
  missingOf,
  NEW_CONNECTION_VALUES,
  toConnectionValues,
} from '#web/connections/settings/connection-values.ts'
import {
  applicationsQuery,
  SignInApplicationsPage,
} from '#web/connections/page/sign-in-applications-page.tsx'
import { ConnectionField } from '#web/connections/settings/connection-field.tsx'
import { EmailCodesCard } from '#web/connections/settings/email-codes-card.tsx'
import { ReceivedFields } from '#web/connections/settings/connection-fields.tsx'
import { EmergencyCard, emergencyQuery } from '#web/connections/stages/emergency-card.tsx'
import { GivenValues } from '#web/connections/settings/given-values.tsx'
import { SamlSettings } from '#web/connections/settings/saml-settings.tsx'

const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 1000).toISOString()

const CERTIFICATE: NonNullable<CertificateCheck['certificate']> = {
  subject: '王芳',
  fingerprint: '1',
  validFrom: inDays(-9),
  validTo: inDays(400),
  state: 'valid',
  warning: null,
}

const facts = (certificate: Partial<typeof CERTIFICATE>) => ({
  loaded: [
    [
      ['certificate', '1'],
      { certificate: { ...CERTIFICATE, ...certificate }, problem: null },
    ] as const,
  ],
})
const end = (days: number) => (
  <CertificateEnd
    saml={{
      ...NEW_CONNECTION,
      enabled: true,
      certExpiresAt: inDays(days),
      callbackUrl: '1',
      backchannelLogoutUrl: null,
    }}
  />
)

const APPLICATION: SignInApplication = {
  clientId: '1',
  hasSecret: true,
  clientProof: 'private_key_jwt',
  redirectUri: '2',
  postLogoutUri: '3',
  usedBy: [{ id: '1', name: '東京' }],
}
const UNUSED = { ...APPLICATION, clientId: '', clientProof: 'client_secret', usedBy: [] }

const form = (values: ConnectionForm['values']): ConnectionForm => ({
  values,
  problemOf: (place) => missingOf(values)[place],
  change: () => {},
  touch: () => {},
})
const FILLED = toConnectionValues({ ...NEW_CONNECTION, cert: '1', ipRestrictions: ['1', ''] })
const EMPTY = { ...NEW_CONNECTION_VALUES, 'saml.enabled': true }

const AT = '2025-01-05T10:00:00.000Z'
const NO_DOOR: EmergencyDoor = {
  door: null,
  people: 0,
  peopleWithPasskey: 0,
  hasMailServer: false,
  isActive: true,
  hasProvider: false,
}
const DOOR = {
  isOpen: true,
  openedAt: AT,
  openedBy: '王芳',
  closesAt: AT,
  closedAt: null,
  closedBy: null,
  reason: '1',
  signIns: { code: 1, passkey: 2, people: 3 },
}
const emergencies: [string, EmergencyDoor][] = [
  ['never open', NO_DOOR],
  ['of an inactive customer', { ...NO_DOOR, isActive: false }],
  ['open', { ...NO_DOOR, door: DOOR, hasMailServer: true }],
  ['open before', { ...NO_DOOR, door: { ...DOOR, isOpen: false, closedAt: AT } }],
]

/** Without the heads of certificates, examples of addresses, and the letters that mark a kind. */
const shown = (page: ReactNode, around?: Parameters<typeof renderText>[1]) =>
  renderText(page, around).replaceAll(/-----BEGIN CERTIFICATE-----|https:\S+|^(?:S|ID|M|G)/gm, '')

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  [
    'email codes',
    () => <EmailCodesCard customerId="1" />,
    {
      loaded: [
        [
          ['email-codes', '1'],
          { mode: 'listed', emails: [], version: 1, domains: ['1'], hasMailServer: false },
        ] as const,
      ],
    },
  ],
  ...emergencies.map(
    ([name, data]): [string, () => ReactNode, Parameters<typeof renderText>[1]] => [
      `emergency access, ${name}`,
      () => <EmergencyCard customer={{ id: '1', name: '東京' }} />,
      { loaded: [[emergencyQuery('1').queryKey, data]] },
    ],
  ),
  ['what is given', () => <GivenValues values={{ entityId: '1', acsUrl: '2' }} />],
  ['the fields', () => <ReceivedFields form={form(FILLED)} onImport={() => {}} />],
  ['what is missing', () => <ReceivedFields form={form(EMPTY)} onImport={() => {}} />],
  [
    'the switch',
    () => (
      <SamlSettings
        form={form(NEW_CONNECTION_VALUES)}
        id="1"
        origin="1"
        isNew={false}
        onImport={() => {}}
      />
    ),
  ],
  ['the kinds', () => <ConnectionField form={form(EMPTY)} place="saml.kind" />],
  [
    'Microsoft and Google in the form of a customer',
    () => (
      <SamlSettings
        form={form({ ...EMPTY, 'saml.kind': 'microsoft' })}
        id="1"
        origin="1"
        isNew={false}
        onImport={() => {}}
      />
    ),
  ],
  [
    'the applications',
    () => <SignInApplicationsPage />,
    { loaded: [[applicationsQuery.queryKey, { microsoft: APPLICATION, google: UNUSED }] as const] },
  ],
  ['an end', () => end(-1)],
  ['an end today', () => end(0)],
  ['an end tomorrow', () => end(1)],
  ['a later end', () => end(20)],
  ['no facts yet', () => <CertificateFacts cert="1" />],
  ['the facts', () => <CertificateFacts cert="1" />, facts({})],
  ['facts of an end', () => <CertificateFacts cert="1" />, facts({ validTo: inDays(3) })],
  ['facts of today', () => <CertificateFacts cert="1" />, facts({ validTo: inDays(0) })],
  ['facts too late', () => <CertificateFacts cert="1" />, facts({ state: 'expired' })],
  ['facts too early', () => <CertificateFacts cert="1" />, facts({ state: 'not_yet_valid' })],
])('a connection takes every text from the catalogue when it is shown: %s', (_, show, around) => {
  expect(inlineTexts(shown(show(), around))).toEqual([])
})

test('a connection takes its text from the catalogue when a file is wrong', async () => {
  const files = [
    textOfCertificate(new Uint8Array([0x30, 0x82, 3])),
    textOfCertificate(new Uint8Array([1, 0])),
    await readCertificateFile(new File(['1'.repeat(100_001)], '1')),
  ]
  expect(files.flatMap((file) => (file.ok ? ['ok'] : inlineTexts(file.problem)))).toEqual([])
})

test('the form of a customer says that it goes live when it is saved, and where to test first', () => {
  const textOf = (isNew: boolean) =>
    renderText(
      <SamlSettings form={form(EMPTY)} id="1" origin="1" isNew={isNew} onImport={() => {}} />,
    )
  for (const part of words.goesLiveAtSave(words.title)) expect(textOf(false)).toContain(part.trim())
  expect(textOf(true)).toContain(words.goesLiveWithCustomer)
})

import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import type { MadeLink, StaffMember } from '#shared/staff/contract.ts'
import { signInRulesQuery } from '#web/access/staff/second-factor-notice.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'

import { checkMember } from './member-values.ts'
import { type TeamDialog, TeamDialogs } from './team-dialogs.tsx'
import { TeamPage } from './team-page.tsx'
import { TeamSignOnPage } from './team-sign-on-page.tsx'
import { agentWorkQuery, teamQueries } from './team-queries.ts'

const AT = '2025-01-05T10:00:00.000Z'
const MEMBER: StaffMember = {
  id: '1',
  name: '王芳',
  email: '1@2.3',
  role: 'admin',
  state: 'active',
  lastSignInAt: AT,
  createdAt: AT,
  hasSecondFactor: true,
  mayUsePassword: true,
  linkExpiresAt: null,
}
const INVITED: StaffMember = {
  ...MEMBER,
  id: '2',
  role: 'agent',
  state: 'invited',
  lastSignInAt: null,
  hasSecondFactor: false,
  linkExpiresAt: AT,
}
const LATE: StaffMember = { ...INVITED, id: '3', linkExpiresAt: null }
const GONE: StaffMember = { ...MEMBER, id: '4', state: 'deactivated' }
const MADE: MadeLink = {
  member: INVITED,
  purpose: 'invitation',
  url: '1',
  expiresAt: AT,
  mail: 'queued',
}

const { queryKey } = teamQueries.list()
const of = (...members: StaffMember[]) => ({
  loaded: [
    [queryKey, members] as const,
    [signInRulesQuery.queryKey, { secondFactorFrom: null }] as const,
    [teamQueries.signOn().queryKey, { customerId: '1', isOn: true, passwords: 'listed' }] as const,
  ],
})
const ask = (dialog: TeamDialog) => <TeamDialogs dialog={dialog} onChange={() => {}} />

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  ['several', () => <TeamPage />, of(MEMBER, INVITED, LATE, GONE)],
  ['many', () => <TeamPage />, of(MEMBER, INVITED, LATE, { ...LATE, id: '5' })],
  ['one', () => <TeamPage />, of(MEMBER)],
  ['one without a second step', () => <TeamPage />, of(INVITED)],
  ['while it loads', () => <TeamPage />],
  ['when it cannot load', () => <TeamPage />, { failed: [queryKey] }],
  ['rules', () => <TeamSignOnPage />, of(MEMBER)],
  ['rules for one', () => <TeamSignOnPage />, of(INVITED)],
  ['rules for several', () => <TeamSignOnPage />, of(INVITED, LATE, { ...LATE, id: '5' })],
  ['while the rules load', () => <TeamSignOnPage />],
  ['no rules', () => <TeamSignOnPage />, { failed: [teamQueries.signOn().queryKey] }],
  ['an invitation', () => ask({ kind: 'invite' })],
  ['a link', () => ask({ kind: 'made', made: MADE })],
  ['a link by hand', () => ask({ kind: 'made', made: { ...MADE, purpose: 'reset', mail: 'off' } })],
  ['a change', () => ask({ kind: 'edit', member: MEMBER })],
  ['a new invitation', () => ask({ kind: 'link', member: INVITED })],
  ['a new password', () => ask({ kind: 'link', member: MEMBER })],
  ['an end', () => ask({ kind: 'deactivate', member: INVITED })],
  [
    'an end that leaves something',
    () => ask({ kind: 'deactivate', member: MEMBER }),
    {
      loaded: [
        [
          agentWorkQuery(MEMBER.id).queryKey,
          { tickets: 2, drafts: 2, replies: 2, macros: 2, views: 2 },
        ],
      ],
    },
  ],
  ['no second factor', () => ask({ kind: 'second-factor', member: MEMBER })],
])('the team page takes every text from the catalogue when it is shown: %s', (_, show, around) => {
  expect(inlineTexts(renderText(show(), around))).toEqual([])
})

test('the team page takes its text from the catalogue when an account cannot be saved', () => {
  const empty = checkMember({ name: '', email: '', role: 'agent' })
  const long = checkMember({ name: '1'.repeat(101), email: '1', role: 'agent' })
  for (const problem of [...Object.values(empty), ...Object.values(long)]) {
    expect(inlineTexts(problem)).toEqual([])
  }
})

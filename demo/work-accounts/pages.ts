import { randomBytes } from 'node:crypto'

import { renderPage } from '#demo/identity-provider/pages.ts'
import { escapeHtml } from '#demo/pages/page-html.ts'

import type { WorkAccount } from './emulator.ts'

const NAMES = { microsoft: 'Microsoft', google: 'Google' }

type Choice = {
  accounts: WorkAccount[]
  hint: string | null
  linkTo: (email: string) => string
}

export function chooseAccountPage(
  kind: keyof typeof NAMES,
  { accounts, hint, linkTo }: Choice,
): string {
  const hinted = accounts.filter(({ email }) => email === hint?.toLowerCase())
  const shown = hinted.length > 0 ? hinted : accounts
  const items = shown.map(
    ({ email, name }) =>
      `<li><a href="${escapeHtml(linkTo(email))}">${escapeHtml(name)} (${escapeHtml(email)})</a></li>`,
  )
  return render(
    `Sign in with ${NAMES[kind]} (emulated)`,
    `<p>Choose an account.</p><ul>${items.join('')}</ul>`,
  )
}

export function consentPage({ email }: WorkAccount, linkTo: (decision: string) => string): string {
  return render(
    'Permissions requested',
    `<p>${escapeHtml(email)}: accept for your organization?</p>
<ul>
<li><a href="${escapeHtml(linkTo('accept'))}">Accept</a></li>
<li><a href="${escapeHtml(linkTo('cancel'))}">Cancel</a></li>
</ul>`,
  )
}

export function problemPage(problem: string): string {
  return render('Sorry, but we’re having trouble signing you in', `<p>${escapeHtml(problem)}</p>`)
}

export function signedOutPage(next: string | null): string {
  const link = next === null ? '' : `<p><a href="${escapeHtml(next)}">Back</a></p>`
  return render('You signed out of your account', link)
}

function render(title: string, body: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return renderPage({ title, body: `<h1>${escapeHtml(title)}</h1>\n${body}`, nonce })
}

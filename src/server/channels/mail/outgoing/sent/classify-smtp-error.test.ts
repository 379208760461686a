import { expect, test } from 'vitest'

import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { UnknownOutcome } from '#server/platform/mail-transport/create-mailer.ts'
import { classifySmtpError, nextTryAt } from './classify-smtp-error.ts'

function judged(facts: object, message = 'No'): string {
  const { outcome, code, isAddressGone } = classifySmtpError(
    Object.assign(new Error(message), facts),
  )
  return [outcome, code, isAddressGone && 'gone'].filter(Boolean).join(' ')
}

const refused = (response: string, command = 'RCPT TO') => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

test('a failure is retried, given up, or stops all mail when the answer of the mail server says so', () => {
  expect(judged(refused('451 4.7.1 Greylisted'))).toBe('temporary 451 4.7.1')
  expect(judged(refused('550 5.1.1 No such user'))).toBe('permanent 550 5.1.1 gone')
  expect(judged(refused('550 unknown'))).toBe('permanent 550 gone')
  expect(judged(refused('552 5.2.2 Mailbox full'))).toBe('permanent 552 5.2.2')
  expect(judged(refused('552 5.3.4 Too large', 'DATA'))).toBe('permanent 552 5.3.4')
  expect(judged(refused('550 5.7.30 Basic authentication is not supported'))).toBe(
    'stopped 550 5.7.30',
  )
  expect(judged({ ...refused('535 5.7.8 Bad password'), code: 'EAUTH' })).toBe('stopped 535 5.7.8')
  expect(judged({ ...refused('454 4.7.0 Later'), code: 'EAUTH' })).toBe('temporary 454 4.7.0')
  expect(judged({ code: 'EAUTH' })).toBe('stopped')
  expect(judged(refused('550 5.7.1 Not allowed', 'MAIL FROM'))).toBe('stopped 550 5.7.1')
  expect(judged({ code: 'EENVELOPE' })).toBe('permanent')
})

test("all mail goes on when a server's rule refuses a recipient or a text", () => {
  for (const command of ['RCPT TO', 'DATA']) {
    const error = Object.assign(new Error('No'), refused('550 5.7.1 Blocked', command))
    expect(classifySmtpError(error)).toMatchObject({ outcome: 'temporary', isRefusedByRule: true })
  }
})

test('a failure without an answer is unknown when the mail may have arrived, and else retried', () => {
  const silent = Object.assign(new Error('Message sending aborted'), { code: 'EABORT' })
  expect(classifySmtpError(new UnknownOutcome(silent))).toMatchObject({
    outcome: 'unknown',
    words: 'The mail server didn’t respond in time.',
  })
  expect(judged({ code: 'EABORT' })).toBe('temporary')
  expect(judged({ code: 'ECONNECTION' })).toBe('temporary')
  expect(judged({ code: 'EDNS' }, 'getaddrinfo ENOTFOUND mail.example')).toBe('temporary')
  expect(judged({ code: 'ETLS' })).toBe('temporary')
})

test('a mailbox stops all mail when no one can sign in to it, and not when it is away', () => {
  const { outcome, words } = classifySmtpError(
    new MailboxProblem('sign-in', 'The secret is wrong.'),
  )
  expect([outcome, words]).toEqual(['stopped', 'The secret is wrong.'])
  expect(classifySmtpError(new MailboxProblem('connect', 'Away.')).outcome).toBe('temporary')
})

test('the pauses grow from five minutes to six hours, for four days', () => {
  const createdAt = new Date('2026-03-03T10:00:00Z')
  const minutes = (attempts: number) => {
    const at = nextTryAt(attempts, { createdAt, now: createdAt })
    return at && (at.getTime() - createdAt.getTime()) / 60_000
  }
  expect([1, 2, 3, 7, 8, 20].map(minutes)).toEqual([5, 10, 20, 320, 360, 360])
  const late = new Date('2026-03-07T09:00:00Z')
  expect(nextTryAt(20, { createdAt, now: late })).toBeUndefined()
})

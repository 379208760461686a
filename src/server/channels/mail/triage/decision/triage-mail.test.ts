import { expect, test } from 'vitest'

import { OWN_TICKETS } from '#shared/access/visibility.ts'

import {
  type Answered,
  type Decision,
  triageMail,
  type TriageFacts,
  type Writer,
} from './triage-mail.ts'

const ANN: Writer = {
  ...OWN_TICKETS,
  isStaff: false,
  isExternal: false,
  customerId: 'northwind',
  userId: 'ann',
  name: 'Ann',
  isActive: true,
  isServed: true,
}
const ADA: Writer = { ...ANN, isStaff: true, customerId: 'staff', userId: 'ada' }
const TICKET: Answered = {
  customerId: 'northwind',
  ticketId: '1',
  requesterId: 'ann',
  participantIds: [],
  isConfidential: false,
  categories: ['HARDWARE'],
  isClosed: false,
  isServed: true,
  isInternal: false,
}
const CLOSED = { ...TICKET, isClosed: true }
const NOTICE = { ...TICKET, isInternal: true }
const COLLEAGUES = { ...TICKET, ticketId: '2', requesterId: 'bob' }
const STRANGERS = { ...TICKET, ticketId: '3', customerId: 'fabrikam', requesterId: 'cid' }
const BOTH = { ...COLLEAGUES, participantIds: ['ann'] }
const SECRET = { ...COLLEAGUES, isConfidential: true }
const READER: Writer = { ...ANN, visibility: 'all' }
const HELPER: Writer = { ...READER, mayAnswer: true }
const VENDOR: Writer = { ...ANN, isExternal: true }
const ANN_ELSEWHERE = { ...ANN, customerId: 'fabrikam', userId: 'ann2' }

const DOUBT: Partial<TriageFacts> = { automatic: 'bulk', isDoubtful: true, answered: [] }
const FORM: Partial<TriageFacts> = {
  automatic: 'bulk',
  isForm: true,
  verdict: 'none',
  answered: [],
}

/** An ordinary answer of Ann's to her ticket. */
function place(facts: Partial<TriageFacts>): string {
  return say(
    triageMail({
      hasOneSender: true,
      automatic: null,
      isDoubtful: false,
      isForm: false,
      quotes: false,
      verdict: 'aligned',
      writers: [ANN],
      answered: [TICKET],
      isWhole: true,
      isTooMany: false,
      areAgentsElsewhere: false,
      alert: null,
      ...facts,
    }),
  )
}

function say(decision: Decision): string {
  if (decision.to === 'hold') {
    const told = decision.answer ? ` told ${decision.answer.writer.userId}` : ''
    return `hold: ${decision.reason}${told}`
  }
  const about = 'answered' in decision ? decision.answered?.ticketId : undefined
  const by = 'writer' in decision ? decision.writer.userId : undefined
  return [decision.to, about, by].filter(Boolean).join(' ')
}

const byStaff = { writers: [ADA], verdict: 'dmarc' as const }

test.each<[string, Partial<TriageFacts>, string]>([
  ["a requester's answer is a reply", {}, 'reply 1 ann'],
  [
    'an answer to a closed ticket is a ticket that follows it',
    { answered: [CLOSED] },
    'follow_up 1 ann',
  ],
  ['a new mail of a known person is a ticket', { answered: [] }, 'new ann'],
  ['a sender nobody vouches for is held', { verdict: 'none' }, 'hold: unauthenticated'],
  ['so is a new mail of theirs', { verdict: 'none', answered: [] }, 'hold: unauthenticated'],
  ['several senders are held', { hasOneSender: false }, 'hold: several_senders'],
  ['more than people write is held', { isTooMany: true }, 'hold: too_many'],
  ['a stranger is held', { writers: [], answered: [] }, 'hold: unknown_sender'],
  ['a stranger with a forwarded reply address is held', { writers: [] }, 'hold: unknown_sender'],
  ["a colleague's ticket is not theirs", { answered: [COLLEAGUES] }, 'hold: not_participant'],
  ['until they take part in it', { answered: [BOTH] }, 'reply 2 ann'],
  [
    'those who see it read it',
    { writers: [READER], answered: [COLLEAGUES] },
    'hold: not_participant',
  ],
  ['or answer when they may', { writers: [HELPER], answered: [COLLEAGUES] }, 'reply 2 ann'],
  [
    'but not a confidential one',
    { writers: [HELPER], answered: [SECRET] },
    'hold: not_participant',
  ],
  ['someone from outside answers', { writers: [VENDOR], answered: [BOTH] }, 'reply 2 ann'],
  [
    'but only where they take part',
    { writers: [VENDOR], answered: [COLLEAGUES] },
    'hold: not_participant',
  ],
  [
    'with the same proof',
    { writers: [VENDOR], answered: [BOTH], verdict: 'none' },
    'hold: unauthenticated',
  ],
  ['and creates no ticket', { writers: [VENDOR], answered: [] }, 'hold: external_new'],
  [
    'nor one that follows',
    { writers: [VENDOR], answered: [{ ...BOTH, isClosed: true }] },
    'hold: external_new',
  ],
  [
    'of two customers the one whose ticket it is counts',
    { writers: [{ ...VENDOR, customerId: 'fabrikam' }, VENDOR], answered: [BOTH] },
    'reply 2 ann',
  ],
  ["another customer's ticket is not theirs", { answered: [STRANGERS] }, 'hold: other_customer'],
  ['the ticket that is theirs is meant', { answered: [COLLEAGUES, TICKET] }, 'reply 1 ann'],
  [
    'of two of theirs none is meant',
    { answered: [TICKET, { ...TICKET, ticketId: '4' }] },
    'hold: several_tickets',
  ],
  [
    'of two of others none is meant',
    { answered: [COLLEAGUES, STRANGERS] },
    'hold: several_tickets',
  ],
  [
    'a person who is deactivated is held',
    { writers: [{ ...ANN, isActive: false }] },
    'hold: inactive_sender',
  ],
  [
    'a customer that is not served is held',
    { writers: [{ ...ANN, isServed: false }] },
    'hold: inactive_customer',
  ],
  [
    'an address of two customers is held',
    { writers: [ANN, ANN_ELSEWHERE], answered: [] },
    'hold: ambiguous_sender',
  ],
  ['unless their ticket says which', { writers: [ANN_ELSEWHERE, ANN] }, 'reply 1 ann'],
  ['a notice to staff is not theirs to answer', { answered: [NOTICE] }, 'hold: internal_notice'],

  ["an agent's answer is theirs", byStaff, 'answer 1 ada'],
  ['to a notice it is a note', { ...byStaff, answered: [NOTICE] }, 'note 1 ada'],
  ['without DMARC it is held', { ...byStaff, verdict: 'aligned' }, 'hold: staff_unproven'],
  ['so is a note', { ...byStaff, verdict: 'none', answered: [NOTICE] }, 'hold: staff_unproven'],
  ['a new mail of an agent is held', { ...byStaff, answered: [] }, 'hold: staff_new'],
  [
    'one that is not whole is held',
    { ...byStaff, isWhole: false },
    'hold: answer_incomplete told ada',
  ],
  [
    'so is a note that is not',
    { ...byStaff, isWhole: false, answered: [NOTICE] },
    'hold: answer_incomplete told ada',
  ],
  ['of a requester most of a mail is taken', { isWhole: false }, 'reply 1 ann'],
  [
    'a closed ticket takes no answer',
    { ...byStaff, answered: [CLOSED] },
    'hold: ticket_closed told ada',
  ],
  [
    'and a note all the same',
    { ...byStaff, answered: [{ ...NOTICE, isClosed: true }] },
    'note 1 ada',
  ],
  [
    'a deleted customer gets none',
    { ...byStaff, answered: [{ ...TICKET, isServed: false }] },
    'hold: inactive_customer told ada',
  ],
  [
    'where agents answer in the CRM it is held',
    { ...byStaff, areAgentsElsewhere: true },
    'hold: answered_elsewhere told ada',
  ],
  [
    'a deactivated agent is held',
    { ...byStaff, writers: [{ ...ADA, isActive: false }] },
    'hold: inactive_sender',
  ],
  ['who is both is held', { ...byStaff, writers: [ANN, ADA] }, 'hold: ambiguous_sender'],

  ['a weak mark on what answers nothing is held', DOUBT, 'hold: perhaps_automatic'],
  [
    'so is one on an answer that quotes',
    { ...DOUBT, answered: [TICKET], quotes: true },
    'hold: perhaps_automatic',
  ],
  [
    'an answer with a weak mark stays with its ticket',
    { ...DOUBT, answered: [TICKET] },
    'automatic 1',
  ],
  ['from an address without proof it is automatic', { ...DOUBT, verdict: 'none' }, 'automatic'],
  ['from a stranger, too', { ...DOUBT, writers: [] }, 'automatic'],
  ['and from a machine that never stops', { ...DOUBT, isTooMany: true }, 'automatic'],
  [
    'what else speaks against it comes first',
    { ...DOUBT, writers: [{ ...ANN, isActive: false }] },
    'hold: inactive_sender',
  ],
  ['two marks are enough', { ...DOUBT, isDoubtful: false }, 'automatic'],
  ['a form of our website is held', { ...FORM, automatic: null }, 'hold: web_form'],
  ['whatever marks it has', FORM, 'hold: web_form'],
  ['and whoever it names', { ...FORM, writers: [ADA], answered: [TICKET] }, 'hold: web_form'],
  ['an absence of one is not', { ...FORM, automatic: 'absence' }, 'automatic'],
  ['an absence says nothing', { automatic: 'absence' }, 'automatic 1'],
  [
    "another's absence is not at the ticket",
    { automatic: 'absence', answered: [STRANGERS] },
    'automatic',
  ],
  ['a loop ends, whoever it is from', { automatic: 'loop', writers: [] }, 'automatic'],
  ['a list is not held either', { automatic: 'list', writers: [], answered: [] }, 'automatic'],
  [
    'a bounce is one, from several senders, too',
    { automatic: 'bounce', hasOneSender: false },
    'bounce',
  ],
])('%s', (_name, facts, expected) => {
  expect(place(facts)).toBe(expected)
})

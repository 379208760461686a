import { expect, test } from 'vitest'

import type { AlertRule, TriedAlert } from '#shared/mail/alerts/contract.ts'
import { AT } from '#web/page-fixtures.tsx'
import { renderText } from '#web/render-text.tsx'

import { alertPages } from './alerts.tsx'
import { toFields, toInput, withPreset } from './alert-fields.ts'
import { TriedResult } from './try-card.tsx'

const CHOICES = {
  customers: [{ id: '1', name: 'Northwind' }],
  categories: [{ id: 'NETWORK_ISSUE', name: 'Network Issue' }],
  mails: [{ id: '2', from: 'icinga@msp.example', subject: '', receivedAt: AT }],
}

function aRule(change: Partial<AlertRule>): AlertRule {
  return {
    ...toInput(withPreset(toFields(undefined), 'icinga'), 1),
    id: change.name ?? '',
    name: 'Icinga',
    sender: 'icinga@msp.example',
    requesterEmail: 'ann@northwind.example',
    customerName: 'Northwind',
    requesterName: 'Ann',
    isWorking: true,
    matchedAt: null,
    matchCount: 0,
    updatedAt: AT,
    updatedBy: 'Ada',
    ...change,
  }
}

function page(rules: AlertRule[]): string {
  return renderText(<alertPages.AlertRulesPage />, {
    loaded: [
      [['alert-rules'], rules],
      [['alert-choices'], CHOICES],
    ],
  })
}

test('the alerts page lists the rules in order, each with its state and what it has read', () => {
  const text = page([
    aRule({ name: 'Icinga', matchedAt: AT, matchCount: 1_234 }),
    aRule({ name: 'Backup', isOn: false, isUnproven: true }),
    aRule({ name: 'Gone', isWorking: false }),
  ])
  expect(text).toMatch(
    /Icinga\s+icinga@msp\.example\s*Creates tickets for Ann, Northwind\s+On.*Last alert:.*1,234 alerts in the last 30 days/s,
  )
  expect(text).toMatch(/Backup.*Off.*Accepts unverified senders.*No alerts yet/s)
  expect(text).toMatch(/Gone.*Paused.*Alerts are held for review under Desk › Email review/s)
  expect(text).toMatch(/Test rules.*Paste an email below.*No subject \(icinga@msp\.example\)/s)
  expect(text).toContain('Move Backup up')
})

test('the alerts page explains rules when there are none', () => {
  const text = page([])
  expect(text).toMatch(/No alert rules yet\s+Add a rule for each tool/)
  expect(text).not.toContain('Test rules')
})

test('the form of a rule warns of the risk when alerts are accepted without proof', () => {
  const text = renderText(<alertPages.AlertRulePage />, {
    path: '/admin/mail/alerts/Icinga',
    pattern: '/admin/mail/alerts/:ruleId',
    loaded: [
      [['alert-rules', 'Icinga'], aRule({ name: 'Icinga' })],
      [['alert-choices'], CHOICES],
    ],
  })
  expect(text).toContain(
    'Anyone who knows the sender’s address could create tickets with this rule',
  )
  expect(text).toMatch(/Tool.*Icinga 2.*Checkmk.*Zabbix.*PRTG.*Veeam/s)
  expect(text).toContain('Network Issue')
  expect(text).toContain('[PROBLEM] {service} on {host} is {state}!')
  expect(text).toContain('Delete rule')
})

const TRIED: TriedAlert = {
  from: null,
  subject: 'x',
  body: '',
  rule: { id: '1', name: 'Icinga' },
  reading: { host: 'web01', service: null, state: 'DOWN', meaning: 'High' },
  outcome: 'join',
  reason: null,
  ticket: { id: '7', number: 7 },
}

test('a trial shows the rule, what it read, and what would happen', () => {
  const tried = (change: Partial<TriedAlert>) =>
    renderText(<TriedResult tried={{ ...TRIED, ...change }} />).replaceAll(/\s+/g, ' ')
  expect(tried({})).toContain(
    'Matching rule Icinga Host web01 Service Not found State DOWN Meaning Problem, high priority Result Adds to the open ticket Ticket #7',
  )
  expect(tried({ reading: null, outcome: 'hold', reason: 'alert_unread', ticket: null })).toContain(
    'Held for review: No pattern matched.',
  )
  expect(tried({ rule: null, outcome: null })).toContain('No match. Without a matching rule')
})

import { expect, test } from 'vitest'

import { ALERT_PRESETS } from '#shared/mail/alerts/presets.ts'
import { readAlert } from '#shared/mail/alerts/read-alert.ts'
import { alertMailOf } from '#server/channels/mail/triage/decision/gather-facts.ts'
import { readMail } from '#server/channels/mail/parsing/read-mail.ts'
import { anAlertReader } from '#test/an-alert-rule.ts'

import { alertCases } from './alerts.ts'
import { base64, HTML, mailOf, PLAIN } from './mime.ts'

const RULES = { trustedServer: null, ownAddresses: [], installationId: 'i-1' }

test('the preset of each tool reads the mails that it sends by default', async () => {
  const cases = alertCases()
  expect(new Set(cases.map(({ preset }) => preset))).toEqual(new Set(Object.keys(ALERT_PRESETS)))
  for (const { preset, subject, body, isHtml, is } of cases) {
    const encoded = `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
    const head = ['From: monitoring@msp.example', encoded, isHtml ? HTML : PLAIN]
    const raw = mailOf([...head, 'Content-Transfer-Encoding: base64'], base64(body))
    const mail = await readMail(raw, RULES)
    if ('broken' in mail) throw new Error(`${subject}: ${mail.broken}`)
    expect
      .soft(readAlert(anAlertReader(preset), alertMailOf(mail)), `${preset}: ${subject}`)
      .toEqual(is)
  }
})

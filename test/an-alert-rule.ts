import type { AlertRuleInput } from '#shared/mail/alerts/contract.ts'
import { ALERT_PRESETS, type AlertPreset } from '#shared/mail/alerts/presets.ts'
import type { AlertReader } from '#shared/mail/alerts/read-alert.ts'

/** How a preset reads. */
export function anAlertReader(preset: AlertPreset): AlertReader {
  const reading = ALERT_PRESETS[preset]
  return {
    subjectPatterns: [...reading.subjectPatterns],
    bodyPatterns: [...reading.bodyPatterns],
    highStates: [...reading.highStates],
    mediumStates: [...reading.mediumStates],
    lowStates: [...reading.lowStates],
    recoveryStates: [...reading.recoveryStates],
    otherStates: [...reading.otherStates],
  }
}

/** An administrator's input for a rule that reads the mails of Icinga. */
export function anAlertRuleInput(overrides: Partial<AlertRuleInput> = {}): AlertRuleInput {
  return {
    version: 0,
    name: 'Icinga',
    sender: 'monitoring@msp.example',
    subjectHas: '',
    customerId: '01890a5d-ac96-774b-bcce-b302099a8057',
    requesterEmail: 'ann@northwind.example',
    categories: ['GENERAL_INQUIRY'],
    ...anAlertReader('icinga'),
    isUnproven: false,
    isOn: true,
    ...overrides,
  }
}

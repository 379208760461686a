import { expect, test } from 'vitest'

import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

import { GUIDE_NAMES } from './guide-names.ts'
import { settingToFix, stepId } from './setting-to-fix.ts'
import { PROVIDER_GUIDES } from '#test/provider-guides.ts'

const guides = GUIDE_NAMES.map((provider) => ({ provider, guide: PROVIDER_GUIDES[provider] }))

/** AWS signs everything by itself, so that no step is about it. */
const WITHOUT_SIGNING = ['aws_iam']
const BY_STEPS: SignInRefusal[] = [
  'wrong_audience',
  'wrong_recipient',
  'wrong_destination',
  'no_email',
  'several_emails',
  'status',
]

test('a guide has a step for each refused sign-in when a step can fix it', () => {
  for (const { provider, guide } of guides) {
    const ids = guide.steps.map((_, index) => stepId(index))
    const signing: SignInRefusal[] = WITHOUT_SIGNING.includes(provider)
      ? []
      : ['no_signature', 'weak_algorithm', 'encrypted_assertion']
    for (const reason of [...BY_STEPS, ...signing]) {
      expect(ids, `${provider} ${reason}`).toContain(settingToFix(guide, reason))
    }
  }
})

test('a wrong audience or recipient leads to the step in which our addresses are entered', () => {
  for (const { provider, guide } of guides) {
    for (const reason of ['wrong_audience', 'wrong_recipient'] as const) {
      const index = guide.steps.findIndex((_, at) => stepId(at) === settingToFix(guide, reason))
      const entries = guide.steps[index]?.entries ?? []
      const given = entries.some((entry) => 'compose' in entry || 'ours' in entry)
      expect(given, provider).toBe(true)
    }
  }
})

test('a wrong issuer or signature leads to the copied value, and any other fault to no step', () => {
  for (const { guide } of guides) {
    expect(settingToFix(guide, 'wrong_issuer')).toBe('bring-back-entityId')
    expect(settingToFix(guide, 'bad_signature')).toBe('bring-back-cert')
    expect(settingToFix(guide, 'expired')).toBeUndefined()
  }
})

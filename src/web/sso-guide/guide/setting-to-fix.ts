import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import { useWhen } from '#web/lib/use-when.ts'
import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import { guideQuery } from '#web/sso-guide/load-guide.ts'

import type { GuideName } from './guide-names.ts'
import type { BringBack, Guide, StepTopic } from './provider-guide.ts'

type Fixes = Partial<Record<SignInRefusal, StepTopic | { value: BringBack['ours'] }>>

/** Which steps mend a refused sign-in at the provider, or which value was brought back wrongly. */
const FIXED_BY = {
  wrong_audience: 'addresses',
  wrong_destination: 'addresses',
  wrong_recipient: 'addresses',
  unexpected_message: 'addresses',
  no_bearer_confirmation: 'addresses',
  too_large: 'attributes',
  too_complex: 'attributes',
  no_email: 'attributes',
  several_emails: 'attributes',
  invalid_email: 'attributes',
  foreign_domain: 'attributes',
  no_signature: 'signing',
  weak_algorithm: 'signing',
  encrypted_assertion: 'signing',
  status: 'access',
  wrong_issuer: { value: 'entityId' },
  bad_signature: { value: 'cert' },
  bad_certificate: { value: 'cert' },
} as const satisfies Fixes
const FIXED: Fixes = FIXED_BY

/** The id of the element of a guide that has one of its steps, counted from 0. */
export function stepId(index: number): string {
  return `step-${index + 1}`
}

export function bringBackId(ours: BringBack['ours']): string {
  return `bring-back-${ours}`
}

/**
 * Returns the id of the very step or value of a guide that mends a refused sign-in; undefined where only
 * a whole part of the guide is about it.
 */
export function settingToFix(
  { steps }: Pick<Guide, 'steps'>,
  reason: SignInRefusal,
): string | undefined {
  const mended = FIXED[reason]
  if (mended === undefined) return undefined
  if (typeof mended === 'object') return bringBackId(mended.value)
  const index = steps.findIndex(({ about }) => about?.includes(mended))
  return index === -1 ? undefined : stepId(index)
}

/** The same for the guide that is chosen, once it has come. */
export function useSettingToFix(name: GuideName, reason: SignInRefusal | undefined) {
  const guide = useQuery(guideQuery(name)).data
  return guide && reason && settingToFix(guide, reason)
}

/** Reads a refused sign-in that a guide has a place for. */
export function readRefusal(text: string | null): SignInRefusal | undefined {
  return keysOf(FIXED_BY).find((known) => known === text)
}

/**
 * Goes to the part of the guide that the address names, once the guide has come: the browser looked
 * before. A `place` that is known more exactly goes first.
 */
export function useSettingInAddress(name: GuideName, place: string | undefined) {
  const { hash } = useLocation()
  const { isPending } = useQuery(guideQuery(name))

  const id = place ?? hash.slice(1)

  useWhen(!isPending && id, () => {
    const heading = document.getElementById(id)
    if (!heading) return
    heading.closest('details')?.setAttribute('open', '')
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  })
}

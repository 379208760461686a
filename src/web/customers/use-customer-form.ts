import { useState } from 'react'

import type { Customer } from '#shared/customers.ts'

import { checkCustomerForm } from './check-customer-form.ts'
import {
  CUSTOMER_FIELDS,
  type CustomerField,
  type CustomerProblems,
  type CustomerValues,
} from './customer-fields.ts'
import { NEW_CUSTOMER, toFormValues } from './customer-form-values.ts'
import { isSameCustomer, mergeCustomer, withFields } from './merge-customer.ts'

/** What somebody else saved while this form was open. */
export type CustomerConflict = {
  by: string
  at: string
  base: CustomerValues
  ours: CustomerValues
  theirs: CustomerValues
  takenOver: CustomerField[]
  clashes: CustomerField[]
  decided: Partial<Record<CustomerField, 'ours' | 'theirs'>>
}

export type CustomerForm = ReturnType<typeof useCustomerForm>

/** A problem shows once its field was left; sending touches all; a refusal stays until a change. */
export function useCustomerForm(customer: Customer | null) {
  const [saved, setSaved] = useState({
    version: customer?.version,
    values: customer ? toFormValues(customer) : NEW_CUSTOMER,
  })
  const [values, setValues] = useState(saved.values)
  const [touched, setTouched] = useState<readonly CustomerField[]>([])
  const [refused, setRefused] = useState<CustomerProblems>({})
  const [conflict, setConflict] = useState<CustomerConflict | null>(null)

  const problems = checkCustomerForm(values)
  const undecided = conflict?.clashes.filter((field) => !conflict.decided[field]) ?? []
  const problemOf = (field: CustomerField) =>
    refused[field] ?? (touched.includes(field) ? problems[field] : undefined)

  function decide(field: CustomerField, side: 'ours' | 'theirs') {
    if (!conflict) return
    setConflict({ ...conflict, decided: { ...conflict.decided, [field]: side } })
    setValues(withFields(values, conflict[side], [field]))
    setRefused({ ...refused, [field]: undefined })
  }

  /** Goes on from what somebody else has saved, with our changes on top. */
  function meet(current: Customer) {
    const theirs = toFormValues(current)
    const { values: merged, takenOver, clashes } = mergeCustomer(saved.values, values, theirs)
    const by = current.updatedBy ?? 'Somebody else'
    const at = current.updatedAt
    setConflict({
      by,
      at,
      base: saved.values,
      ours: values,
      theirs,
      takenOver,
      clashes,
      decided: {},
    })
    setSaved({ version: current.version, values: theirs })
    setValues(merged)
  }

  return {
    values,
    saved,
    conflict,
    undecided,
    isChanged: !isSameCustomer(values, saved.values),
    isComplete: Object.keys(problems).length === 0 && undecided.length === 0,
    problems,
    problemOf,
    problemCount: CUSTOMER_FIELDS.filter(problemOf).length + undecided.length,
    change: <Field extends CustomerField>(field: Field, value: CustomerValues[Field]) => {
      setValues({ ...values, [field]: value })
      setRefused({ ...refused, [field]: undefined })
    },
    touch: (field: CustomerField) => setTouched([...touched, field]),
    touchAll: () => setTouched(CUSTOMER_FIELDS),
    refuse: setRefused,
    decide,
    meet,
  }
}

import type { Generated } from 'kysely'

type AlertRulesTable = {
  id: string
  name: string
  position: number
  isOn: Generated<boolean>
  sender: string
  subjectHas: Generated<string>
  customerId: string
  requesterId: string
  categories: string[]
  subjectPatterns: string[]
  bodyPatterns: string[]
  highStates: string[]
  mediumStates: string[]
  lowStates: string[]
  recoveryStates: string[]
  otherStates: string[]
  isUnproven: Generated<boolean>
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: string
}

export type AlertRulesTables = {
  alertRules: AlertRulesTable
}

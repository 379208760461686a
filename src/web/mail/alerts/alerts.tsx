import { AlertRulePage, NewAlertRulePage } from './alert-rule-page.tsx'
import { AlertRulesPage } from './alert-rules-page.tsx'

/** All of it comes in one file: the name of each file costs something on every page, also on those of customers. */
export const alertPages = { AlertRulesPage, NewAlertRulePage, AlertRulePage }

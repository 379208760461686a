import { number } from './language.ts'

export const documentTitle = 'Deleted Customers'
export const caption = 'Deleted customers'
export const lead = (days: number) =>
  `Kept for ${number(days)} days with all that belongs to them, then removed for good.`
export const back = 'Back to Customers'
export const loading = 'Loading deleted customers'
export const loadFailed = 'Failed to load deleted customers'
export const none = 'No deleted customers'
export const whatAppears = 'A customer that you delete can be brought back from here'

export const name = 'Name'
export const domains = 'Domains'
export const deleted = 'Deleted'
export const goneForGood = 'Gone for Good'
/** In a card of a narrow window. */
export const goneForGoodInCard = 'Gone for good'
export const actions = 'Actions'
export const noDomain = 'No domain'
export const by = (person: string) => `by ${person}`

export const actionsFor = (customer: string) => `Actions for ${customer}`
export const restore = 'Restore'
export const restoreCustomer = (customer: string) => `Restore ${customer}`
export const askRestore = (customer: string) => `Restore ${customer}?`
export const askWithFewerDomains = (customer: string) => `Restore ${customer} with fewer domains?`
export const cancel = 'Cancel'
export const restored = 'Customer restored successfully'
export const restoredInactive = 'Customer restored, inactive and without a domain'
export const edit = 'Edit'
export const restoreFailed = 'Failed to restore customer'

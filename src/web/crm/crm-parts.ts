import * as words from '#words/crm.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'

/** The parts of the page. The address says which one is shown; the first where it says none. */
export const CRM_PARTS = {
  connection: { text: words.connection, lead: words.lead, to: adminPaths.crm },
  values: { text: words.values, lead: words.valuesLead, to: to('values') },
  companies: { text: words.companies, lead: words.companiesLead, to: to('companies') },
}
export type CrmPart = keyof typeof CRM_PARTS

function to(part: string) {
  return withSearch(adminPaths.crm, `part=${part}`)
}

export function partOf(wanted: string | null): CrmPart {
  return wanted === 'values' || wanted === 'companies' ? wanted : 'connection'
}

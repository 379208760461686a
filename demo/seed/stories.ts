import {
  CHAUS_TICKETS,
  DANAS_TICKETS,
  LUISS_TICKETS,
  SIOBHANS_TICKETS,
} from '#demo/seed/stories/fabrikam.ts'
import { KATHARINAS_TICKETS } from '#demo/seed/stories/katharina.ts'
import {
  LAILAS_TICKETS,
  MAXIMILIANS_TICKETS,
  OLUWASEUNS_TICKETS,
} from '#demo/seed/stories/northwind.ts'

import type { Story } from './story.ts'

/**
 * Stories by the email address of their requester. Mina Park has none: she shows the empty pages.
 */
export const STORIES: Record<string, Story[]> = {
  'katharina.vogel@northwind.example': KATHARINAS_TICKETS,
  'laila.haddad@northwind.example': LAILAS_TICKETS,
  'max.hohenstaufen@northwind.example': MAXIMILIANS_TICKETS,
  'oluwaseun.adeyemi@northwind.example': OLUWASEUNS_TICKETS,
  'dana.whitfield@fabrikam.example': DANAS_TICKETS,
  'luis.ortega@fabrikam.example': LUISS_TICKETS,
  'chau.nguyen@fabrikam.example': CHAUS_TICKETS,
  'siobhan.oneill@fabrikam.example': SIOBHANS_TICKETS,
}

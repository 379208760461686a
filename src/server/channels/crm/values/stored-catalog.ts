import { z } from 'zod'

import type { CrmCatalog } from '#server/channels/crm/port.ts'

const Option = z.object({ value: z.string(), label: z.string() })

const StoredCatalog = z.object({
  pipelines: z.array(Option),
  stages: z.array(Option.extend({ pipelineId: z.string(), isClosed: z.boolean() })),
  priorities: z.array(Option),
  categories: z.array(Option),
  resolutions: z.array(Option),
  owners: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })),
})

/** Reads the catalog that was stored with the connection. Null where none was read, or not in this form. */
export function toCatalog(stored: unknown): CrmCatalog | null {
  return StoredCatalog.safeParse(stored).data ?? null
}

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'

import type { MemorySettings } from './memory-crm.ts'

type Values = {
  pipelineId: string | null
  stage: string | null
  priority: string | null
  categories: string[]
  resolution?: string | null
}

/** Refuses values that the account does not have, as the CRM does. Returns whether the stage is a closed one. */
export function checkValues(
  { catalog, requiredToClose }: MemorySettings,
  { pipelineId, stage, priority, categories, resolution = null }: Values,
): boolean {
  const known = catalog.stages.find(
    ({ value, pipelineId: pipeline }) => value === stage && pipeline === pipelineId,
  )
  if (!known) throw invalid('hs_pipeline_stage')
  const has = (options: { value: string }[], value: string) =>
    options.some((option) => option.value === value)
  if (priority !== null && !has(catalog.priorities, priority)) throw invalid('hs_ticket_priority')
  if (!categories.every((value) => has(catalog.categories, value))) {
    throw invalid('hs_ticket_category')
  }
  if (resolution !== null && !has(catalog.resolutions, resolution)) throw invalid('hs_resolution')
  if (known.isClosed && requiredToClose.length > 0 && resolution === null) {
    throw invalid('hs_resolution')
  }
  return known.isClosed
}

function invalid(property: string) {
  return new CrmFailure('refused', `Property values were not valid: ${property}`, {
    code: 'VALIDATION_ERROR',
    correlationId: 'memory-correlation-id',
  })
}

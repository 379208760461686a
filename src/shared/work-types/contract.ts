import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { oneLine } from '#shared/plain-text.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { MAX_WORK_KIND_NAME_LENGTH, MAX_WORK_TYPES, workTypeEndpoints } from './endpoints.ts'

export const WorkType = z.object({
  id: z.string(),
  name: z.string(),
  isRetired: z.boolean(),
  /** Customers are never shown its time. */
  isInternal: z.boolean(),
})
export type WorkType = z.infer<typeof WorkType>

const NAME = textKey('timeEntries.giveKindName')
const WorkTypeName = z
  .string(NAME)
  .overwrite(oneLine)
  .min(1, NAME)
  .max(MAX_WORK_KIND_NAME_LENGTH, textKey('timeEntries.kindNameTooLong'))
  .refine((text) => !text.includes('\0'), textKey('timeEntries.kindNameNotStorable'))

export const WorkTypeInput = z.object({ name: WorkTypeName })
export type WorkTypeInput = z.infer<typeof WorkTypeInput>

export const WorkTypeUpdate = z
  .object({
    name: WorkTypeName.optional(),
    isRetired: z.boolean().optional(),
    isInternal: z.boolean().optional(),
  })
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    textKey('timeEntries.nothingToChangeInKind'),
  )
export type WorkTypeUpdate = z.infer<typeof WorkTypeUpdate>

export const WorkTypeOrder = z.object({
  /** All there are, retired ones too, as they are to stand. */
  ids: z.array(z.string().max(100)).max(MAX_WORK_TYPES),
})
export type WorkTypeOrder = z.infer<typeof WorkTypeOrder>

export const workTypeContract = {
  listWorkKinds: {
    ...workTypeEndpoints.listWorkKinds,
    access: 'staff',
    summary: 'The kinds of work in their order, with retired ones',
    response: z.array(WorkType),
  },
  addWorkKind: {
    ...workTypeEndpoints.addWorkKind,
    access: 'admin',
    summary: 'Add a kind of work at the end; its key is made of its name',
    body: WorkTypeInput,
    status: 201,
    response: WorkType,
  },
  orderWorkKinds: {
    ...workTypeEndpoints.orderWorkKinds,
    access: 'admin',
    summary: 'Put the kinds of work into another order',
    body: WorkTypeOrder,
    response: z.array(WorkType),
  },
  updateWorkKind: {
    ...workTypeEndpoints.updateWorkKind,
    access: 'admin',
    // Needed when customers see its time from then on.
    confirm: 'by_input',
    summary: 'Rename a kind of work, hide it from customers, retire it or take it back into use',
    params: z.object({ kindId: z.string().regex(/^[A-Z0-9_]{1,64}$/) }),
    body: WorkTypeUpdate,
    response: WorkType,
  },
} as const satisfies Record<keyof typeof workTypeEndpoints, Endpoint>

import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { line, NamesAnswer, namesInput } from '#shared/settings/contract.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { categoryEndpoints } from '#shared/settings/endpoints.ts'
import { MAX_CATEGORIES, MAX_CATEGORY_NAME_LENGTH } from '#shared/settings/values.ts'

export const Category = z.object({ id: z.string(), name: z.string() })
export type Category = z.infer<typeof Category>

export const CategoryListQuery = z.object({
  /** With those that no new ticket can have, but older ones carry. */
  retired: z.enum(['include']).optional(),
})

export const AdminCategory = z.object({
  id: z.string(),
  name: z.string(),
  names: NamesAnswer,
  retired: z.boolean(),
})
export type AdminCategory = z.infer<typeof AdminCategory>

const CategoryName = line(MAX_CATEGORY_NAME_LENGTH, textKey('settings.giveCategoryName'))

const CategoryNames = namesInput(MAX_CATEGORY_NAME_LENGTH)

export const CategoryInput = z.object({ name: CategoryName, names: CategoryNames })
export type CategoryInput = z.infer<typeof CategoryInput>

export const CategoryUpdate = z
  .object({
    name: CategoryName.optional(),
    names: CategoryNames,
    retired: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((change) => change !== undefined), {
    message: textKey('settings.nothingToChangeInCategory'),
  })
export type CategoryUpdate = z.infer<typeof CategoryUpdate>

export const CategoryOrder = z.object({
  /** All there are, retired ones too, as they are to stand. */
  ids: z.array(z.string().max(100)).max(MAX_CATEGORIES),
})
export type CategoryOrder = z.infer<typeof CategoryOrder>

export const categoryContract = {
  listAdminCategories: {
    ...categoryEndpoints.listAdminCategories,
    access: 'admin',
    summary: 'Every category, retired ones too, in their order',
    response: z.array(AdminCategory),
  },
  addCategory: {
    ...categoryEndpoints.addCategory,
    access: 'admin',
    summary: 'Add a category at the end; its key is made of its name',
    body: CategoryInput,
    status: 201,
    response: AdminCategory,
  },
  orderCategories: {
    ...categoryEndpoints.orderCategories,
    access: 'admin',
    summary: 'Put the categories into another order',
    body: CategoryOrder,
    response: z.array(AdminCategory),
  },
  updateCategory: {
    ...categoryEndpoints.updateCategory,
    access: 'admin',
    summary: 'Rename a category, retire it or take it back into use',
    params: z.object({ categoryId: z.string().regex(/^[A-Z0-9_]{1,64}$/) }),
    body: CategoryUpdate,
    response: AdminCategory,
  },
} as const satisfies Record<keyof typeof categoryEndpoints, Endpoint>

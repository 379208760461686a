import { z } from 'zod'

import { macroEndpoints } from '#shared/desk/endpoints.ts'
import { ANSWER_KINDS } from '#shared/desk/values.ts'
import { type Endpoint, LONG_TEXT_BYTES } from '#shared/endpoint.ts'

import { ChangeMacro, MacroChanges, MacroInput } from './input.ts'

export const MacroItem = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  kind: z.enum(ANSWER_KINDS),
  /** How the text begins, without formatting; empty for a macro without one. */
  preview: z.string(),
  /** Without what a ticket would refuse by now. */
  changes: MacroChanges,
  /** The part of it that was left out: the name of an agent who was deactivated, and archived categories. */
  leftOut: z.object({ agent: z.string().optional(), categories: z.array(z.string()).optional() }),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type MacroItem = z.infer<typeof MacroItem>

export const Macro = MacroItem.extend({ content: z.string(), version: z.number() })
export type Macro = z.infer<typeof Macro>

/** Details of 409 `conflict` next to its code and message: the present macro. */
export const MacroConflict = z.object({ macro: Macro })
export type MacroConflict = z.infer<typeof MacroConflict>

const MacroId = z.object({ macroId: z.uuid() })

export const macroContract = {
  listMacros: {
    ...macroEndpoints.listMacros,
    access: 'staff',
    summary: 'The macros that all agents share, and those of the viewer, by name',
    response: z.array(MacroItem),
  },
  addMacro: {
    ...macroEndpoints.addMacro,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Add a macro for all agents, or for oneself',
    body: MacroInput,
    idempotent: true,
    status: 201,
    response: Macro,
  },
  getMacro: {
    ...macroEndpoints.getMacro,
    access: 'staff',
    summary: 'A macro with its whole text',
    params: MacroId,
    response: Macro,
  },
  changeMacro: {
    ...macroEndpoints.changeMacro,
    access: 'staff',
    bodyBytes: LONG_TEXT_BYTES,
    summary: 'Change a macro',
    params: MacroId,
    body: ChangeMacro,
    response: Macro,
  },
  removeMacro: {
    ...macroEndpoints.removeMacro,
    access: 'staff',
    summary: 'Remove a macro',
    params: MacroId,
    status: 204,
  },
} as const satisfies Record<keyof typeof macroEndpoints, Endpoint>

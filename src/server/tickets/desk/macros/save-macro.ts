import { v7 as uuidv7 } from 'uuid'

import type { AuditAction } from '#shared/audit/values.ts'
import type { Macro, MacroConflict } from '#shared/desk/macros/contract.ts'
import type { ChangeMacro, MacroInput } from '#shared/desk/macros/input.ts'
import { MAX_OWN_MACROS, MAX_SHARED_MACROS } from '#shared/desk/macros/values.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { findPlaceholders, PLACEHOLDERS } from '#shared/desk/macros/placeholders.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'

import { presentMacro, readNameable } from './present-macro.ts'
import {
  countMacros,
  deleteMacro,
  insertMacro,
  lockMacro,
  type MacroRow,
  updateMacro,
} from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'now'>

export function addMacro(
  deps: SaveDeps,
  agent: Viewer,
  input: MacroInput,
  { by, idempotency }: { by: Actor; idempotency?: Idempotency },
): Promise<Macro> {
  return asStaff(deps.db, (tx) =>
    once(tx, deps, agent, {
      idempotency,
      work: async () => {
        const ownerId = input.isShared ? null : agent.userId
        await checkRoom(tx, ownerId)
        const at = deps.now()
        const checked = await checkMacro(tx, input)
        const row = await insertMacro(tx, {
          ...checked,
          id: uuidv7(),
          ownerId,
          createdAt: at,
          updatedAt: at,
          updatedBy: agent.name,
        })
        await noteShared(tx, { action: 'macro.added', by, at, after: row })
        return presentMacro(row, await readNameable(tx))
      },
    }),
  )
}

/** @throws AppError `not_found`, or `conflict` with the macro as another agent has left it. */
export function changeMacro(
  deps: SaveDeps,
  agent: Viewer,
  { macroId, version, ...input }: ChangeMacro & { macroId: string },
  by: Actor,
): Promise<Macro> {
  return asStaff(deps.db, async (tx) => {
    const before = await mustLock(tx, agent, macroId)
    if (before.version !== version) {
      const extra: MacroConflict = { macro: presentMacro(before, await readNameable(tx)) }
      throw new AppError('conflict', (words) => words.macros.changedMeanwhile(before.updatedBy), {
        extra,
      })
    }
    const ownerId = input.isShared ? null : agent.userId
    if (ownerId !== before.ownerId) await checkRoom(tx, ownerId)
    const at = deps.now()
    const row = await updateMacro(tx, macroId, {
      ...(await checkMacro(tx, input, before)),
      ownerId,
      updatedAt: at,
      updatedBy: agent.name,
    })
    await noteShared(tx, { action: 'macro.changed', by, at, before, after: row })
    return presentMacro(row, await readNameable(tx))
  })
}

export function removeMacro(
  deps: SaveDeps,
  agent: Viewer,
  macroId: string,
  by: Actor,
): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    const before = await mustLock(tx, agent, macroId)
    await deleteMacro(tx, macroId)
    await noteShared(tx, { action: 'macro.removed', by, at: deps.now(), before })
  })
}

async function mustLock(tx: Tx, agent: Viewer, macroId: string): Promise<MacroRow> {
  const found = await lockMacro(tx, agent.userId, macroId)
  // Another agent's own macro answers like a missing one.
  if (!found) throw notFound((words) => words.macros.missing)
  return found
}

async function checkRoom(tx: Tx, ownerId: string | null): Promise<void> {
  const limit = ownerId === null ? MAX_SHARED_MACROS : MAX_OWN_MACROS
  if ((await countMacros(tx, ownerId)) >= limit)
    throw invalidInput({ name: (words) => words.macros.tooMany(limit) })
}

type Change = { action: AuditAction; by: Actor; at: Date; before?: MacroRow; after?: MacroRow }

/** The audit log knows of what concerns all agents. An agent's own macros are theirs alone. */
async function noteShared(tx: Tx, { action, by, at, before, after }: Change): Promise<void> {
  const row = after ?? before
  if (!row || [before, after].every((one) => one === undefined || one.ownerId !== null)) return
  const subject = { id: row.id, name: row.name }
  const fields = { before: before && fieldsOf(before), after: after && fieldsOf(after) }
  await recordAudit(tx, { action, by, at, subject, ...fields, texts: ['content'] })
}

function fieldsOf({ name, kind, content, changes, ownerId }: MacroRow) {
  return { name, kind, content, shared: ownerId === null, ...changes }
}

/**
 * Sanitizes a macro and checks that a ticket will take it. What it had before may stay, even if a
 * ticket would not take it today.
 *
 * @throws AppError `invalid_input`
 */
async function checkMacro(tx: Tx, input: MacroInput, before?: MacroRow) {
  const sanitized = sanitizeAgentHtml(input.content)
  const content = isBlankHtml(sanitized) ? '' : sanitized
  const unknown = findPlaceholders(content).find((name) => !isPlaceholder(name))
  if (unknown !== undefined)
    throw invalidInput({ content: (words) => words.macros.noSuchPlaceholder(unknown) })
  const { categories, assignee, ...others } = input.changes
  const hasChange = Object.values(input.changes).some((value) => value !== undefined)
  if (content === '' && !hasChange)
    throw invalidInput({ content: (words) => words.macros.doesNothing })
  if (categories) await checkCategories(tx, categories, before?.changes.categories)
  const isAgent = assignee !== undefined && assignee !== 'me' && assignee !== 'none'
  if (isAgent && !(await readNameable(tx)).agents.has(assignee))
    throw invalidInput({ assignee: (words) => words.macros.chooseAgent })
  return {
    name: input.name,
    kind: input.kind,
    content,
    changes: JSON.stringify({ ...others, categories, assignee }),
  }
}

function isPlaceholder(name: string): boolean {
  return PLACEHOLDERS.some((known) => known.toLowerCase() === name.toLowerCase())
}

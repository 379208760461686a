import { v7 as uuidv7 } from 'uuid'

import { asWorker } from '#server/platform/db/as-role.ts'

import type { Portal } from './a-portal.ts'
import type { MemoryCrm } from './memory-crm/memory-crm.ts'

/** Gives the ticket a file whose bytes are the CRM's, as reading from there does. Returns its id. */
export async function aCrmFile(
  { deps, customer }: Pick<Portal, 'deps' | 'customer'>,
  crm: MemoryCrm,
  {
    ticketId,
    content,
    ...given
  }: {
    ticketId: string
    content: Buffer
    filename?: string
    isInternal?: boolean
    sizeBytes?: number
  },
): Promise<{ id: string; remoteId: string }> {
  const { filename = 'log.txt', isInternal = false, sizeBytes = content.length } = given
  const contentType = 'text/plain'
  const remoteId = await crm.agent.uploadFile({ name: filename, content, contentType })
  const id = uuidv7()
  const { id: customerId } = customer
  await asWorker(deps.db, async (tx) => {
    await tx
      .insertInto('attachments')
      .values({
        customerId,
        id,
        ticketId,
        commentId: null,
        isInternal,
        filename,
        sizeBytes,
        contentType,
        storageKey: null,
        position: 9,
        createdAt: deps.now(),
      })
      .execute()
    await tx
      .insertInto('crmFiles')
      .values({ customerId, attachmentId: id, ticketId, remoteId })
      .execute()
  })
  return { id, remoteId }
}

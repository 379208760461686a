import type { FastifyReply } from 'fastify'

import { z } from 'zod'

import { sentMailEndpoints } from '#shared/mail/endpoints.ts'
import { MAIL_CHOICES } from '#shared/mail/out/values.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import {
  readToken,
  signToken,
  UUID_BYTES,
  uuidBytes,
  uuidOf,
} from '#server/platform/keys/signed-token.ts'
import { escapeHtml, sendSmallPage } from '#server/platform/http/response/small-page.ts'
import {
  findPersonOfToken,
  saveMailChoice,
  usualChoice,
} from '#server/channels/mail/outgoing/plan/choice-queries.ts'
import { findBrand } from './text-queries.ts'

const purpose = 'portico mail off'

const OffChoice = z.enum([...MAIL_CHOICES, 'taking_part'])
type OffChoice = z.infer<typeof OffChoice>

type OffDeps = Pick<Deps, 'cookieSecret' | 'db' | 'now'>
type Asked = { token: string; language: Language; reply: FastifyReply }

/** Shows what can be chosen. It changes nothing: programs that look at links open it, too. */
export async function showMailOff(deps: OffDeps, { token, language, reply }: Asked) {
  const { person, brand } = await asWorker(deps.db, async (tx) => ({
    person: await findPersonOfToken(tx, readOffToken(deps, token).userId),
    brand: await findBrand(tx),
  }))
  if (!person) throw unknownLink()
  const words = wordsIn(language).mail
  const { isOnlooker } = readOffToken(deps, token)
  const seen: [OffChoice, string][] = person.allSeen ? [['taking_part', words.offSeen]] : []
  const choices: [OffChoice, string][] = [
    ...(isOnlooker ? seen : []),
    ['none', words.offNone],
    ['digest', words.offDigest],
    ...(person.isStaff ? [['mine', words.offMine] satisfies [OffChoice, string]] : []),
    ['all', person.isStaff ? words.offAll : words.ownAll],
    ...(isOnlooker ? [] : seen),
  ]
  const present = person.choice ?? usualChoice(person.isStaff)
  const buttons = choices.map(
    ([choice, text]) =>
      `<button name="choice" value="${choice}" aria-pressed="${choice === present}">${escapeHtml(text)}</button>`,
  )
  return sendSmallPage(reply, {
    language,
    title: words.offTitle,
    body: `<p>${escapeHtml(words.offText(person.name, brand.name))}</p>
<form method="post" action="${escapeHtml(addressOf(token))}">
${buttons.join('\n')}
</form>`,
    hasForm: true,
  })
}

/**
 * Keeps the choice. What a mail program posts by itself has none, and stops the mail that it came
 * with: that about tickets that the person merely sees, or all.
 */
export async function stopMail(
  deps: OffDeps,
  { token, language, reply, body }: Asked & { body: unknown },
) {
  const chosen = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('latin1') : '')
  const { userId, isOnlooker } = readOffToken(deps, token)
  const usual = isOnlooker ? 'taking_part' : 'none'
  const choice = OffChoice.safeParse(chosen.get('choice')).data ?? usual
  const person = await asWorker(deps.db, async (tx) => {
    const change = choice === 'taking_part' ? { allSeen: false } : { choice }
    await saveMailChoice(tx, { userId, ...change, at: deps.now() })
    return findPersonOfToken(tx, userId)
  })
  if (!person) throw unknownLink()
  const words = wordsIn(language).mail
  const saved = person.isStaff ? words.offSaved : words.ownSaved
  return sendSmallPage(reply, {
    language,
    title: words.offTitle,
    body: `<p role="status">${escapeHtml(saved[choice])}</p>
<a href="${escapeHtml(addressOf(token))}">${escapeHtml(words.offAgain)}</a>`,
  })
}

/** Address at which a person chooses their mail without signing in. */
export function addressOf(token: string): string {
  return `${sentMailEndpoints.showMailOff.path}?token=${encodeURIComponent(token)}`
}

/** Token in every mail of a person, which lets its holder stop these mails. It opens nothing else. */
export function mailOffToken(
  secret: Buffer,
  userId: string,
  { isOnlooker = false }: { isOnlooker?: boolean } = {},
): string {
  const mark = Buffer.alloc(isOnlooker ? 1 : 0)
  return signToken({ secret, purpose }, Buffer.concat([uuidBytes(userId), mark]))
}

function readOffToken({ cookieSecret: secret }: Pick<Deps, 'cookieSecret'>, token: string) {
  const content = readToken({ secret, purpose }, token)
  if (!content) throw unknownLink()
  return {
    userId: uuidOf(content.subarray(0, UUID_BYTES)),
    isOnlooker: content.length > UUID_BYTES,
  }
}

function unknownLink() {
  return notFound((words) => words.mail.offUnknown)
}

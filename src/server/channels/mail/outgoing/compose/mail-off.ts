import type { FastifyReply } from 'fastify'

import { sentMailEndpoints } from '#shared/mail/endpoints.ts'
import { MailChoice } from '#shared/mail/out/values.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { readToken, signToken, uuidBytes, uuidOf } from '#server/platform/keys/signed-token.ts'
import { escapeHtml, sendSmallPage } from '#server/platform/http/response/small-page.ts'
import {
  findPersonOfToken,
  saveMailChoice,
} from '#server/channels/mail/outgoing/plan/choice-queries.ts'
import { findBrand } from './text-queries.ts'

const purpose = 'portico mail off'

type OffDeps = Pick<Deps, 'cookieSecret' | 'db' | 'now'>
type Asked = { token: string; language: Language; reply: FastifyReply }

/** Shows what can be chosen. It changes nothing: programs that look at links open it, too. */
export async function showMailOff(deps: OffDeps, { token, language, reply }: Asked) {
  const { person, brand } = await asWorker(deps.db, async (tx) => ({
    person: await findPersonOfToken(tx, readId(deps, token)),
    brand: await findBrand(tx),
  }))
  if (!person) throw unknownLink()
  const words = wordsIn(language).mail
  const choices: [MailChoice, string][] = [
    ['none', words.offNone],
    ['digest', words.offDigest],
    ...(person.isStaff ? [['mine', words.offMine] satisfies [MailChoice, string]] : []),
    ['all', words.offAll],
  ]
  const buttons = choices.map(
    ([choice, text], index) =>
      `<button name="choice" value="${choice}"${index === 0 ? ' class="first"' : ''}>${escapeHtml(text)}</button>`,
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

/** Keeps the choice. What a mail program posts by itself has none, and stops all. */
export async function stopMail(
  deps: OffDeps,
  { token, language, reply, body }: Asked & { body: unknown },
) {
  const chosen = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('latin1') : '')
  const choice = MailChoice.safeParse(chosen.get('choice')).data ?? 'none'
  const userId = readId(deps, token)
  const isKnown = await asWorker(deps.db, (tx) =>
    saveMailChoice(tx, { userId, choice, at: deps.now() }),
  )
  if (!isKnown) throw unknownLink()
  const words = wordsIn(language).mail
  return sendSmallPage(reply, {
    language,
    title: words.offTitle,
    body: `<p role="status">${escapeHtml(words.offSaved[choice])}</p>
<a href="${escapeHtml(addressOf(token))}">${escapeHtml(words.offAgain)}</a>`,
  })
}

/** Address at which a person chooses their mail without signing in. */
export function addressOf(token: string): string {
  return `${sentMailEndpoints.showMailOff.path}?token=${encodeURIComponent(token)}`
}

/** Token in every mail of a person, which lets its holder stop these mails. It opens nothing else. */
export function mailOffToken(secret: Buffer, userId: string): string {
  return signToken({ secret, purpose }, uuidBytes(userId))
}

function readId({ cookieSecret: secret }: Pick<Deps, 'cookieSecret'>, token: string): string {
  const id = readToken({ secret, purpose }, token)
  if (!id) throw unknownLink()
  return uuidOf(id)
}

function unknownLink() {
  return notFound((words) => words.mail.offUnknown)
}

import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { translateStored, type Telling } from '#server/platform/text/translate-stored.ts'

type Texts = Pick<Words, 'mailboxes'>

const ENGLISH: Texts = wordsIn('en')

/** Explains to a reader why a mailbox cannot be used, or was not tried. */
export function describeMailboxProblem(words: Texts, stored: string): string {
  return translateStored(stored, { tellings: TELLINGS, english: ENGLISH, texts: words })
}

const TELLINGS: Telling<Texts>[] = [
  ({ mailboxes }) => mailboxes.notEncrypted,
  ({ mailboxes }) => mailboxes.noStartTls,
  ({ mailboxes }) => mailboxes.plainElsewhere,
  ({ mailboxes }) => mailboxes.microsoftPassword,
  ({ mailboxes }) => mailboxes.microsoftRefused,
  ({ mailboxes }) => mailboxes.googleRefused,
  ({ mailboxes }) => mailboxes.noTokens,
  ({ mailboxes }) => mailboxes.noInbox,
  ({ mailboxes }) => mailboxes.secretMissing,
  ({ mailboxes }) => mailboxes.secretUnreadable,
  ({ mailboxes }) => mailboxes.smtpClosed,
  ({ mailboxes }) => mailboxes.smtpPasswordEnded,
  ({ mailboxes }) => mailboxes.keyUnreadable,
  ({ mailboxes }) => mailboxes.tokenNotUnderstood,
  ({ mailboxes }) => mailboxes.checkPosted,
  ({ mailboxes }) => mailboxes.checkNoSender,
  ...Object.keys(ENGLISH.mailboxes.MICROSOFT_ANSWERS).map(
    (code): Telling<Texts> =>
      ({ mailboxes }) =>
        mailboxes.MICROSOFT_ANSWERS[code] ?? '',
  ),
  ...ENGLISH.mailboxes.GOOGLE_ANSWERS.map(
    ([code]): Telling<Texts> =>
      ({ mailboxes }) =>
        mailboxes.GOOGLE_ANSWERS.find(([known]) => known === code)?.[1] ?? '',
  ),
  ({ mailboxes }, [host = '']) => mailboxes.nameUnknown(host),
  ({ mailboxes }, [host = '', port]) => mailboxes.refused(host, Number(port)),
  ({ mailboxes }, [host = '', port]) => mailboxes.noAnswer(host, Number(port)),
  ({ mailboxes }, [host = '', code = '']) => mailboxes.wrongCertificate(host, code),
  ({ mailboxes }, [role = '']) => mailboxes.microsoftRoleMissing(role),
  ({ mailboxes }, [what = '']) => mailboxes.missing(what),
  ({ mailboxes }, [host = '']) => mailboxes.tokenServerAway(host),
  ({ mailboxes }, [said = '']) => mailboxes.passwordRefused(said),
  ({ mailboxes }, [said = '']) => mailboxes.tokenRefused(said),
  ({ mailboxes }, [host = '', said = '']) => mailboxes.tokenServerSaid(host, said),
  ({ mailboxes }, [said = '']) => mailboxes.noInboxBecause(said),
  ({ mailboxes }, [said = '']) => mailboxes.lostBecause(said),
]

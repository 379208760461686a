import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { sayStored, type Telling } from '#server/platform/text/say-stored.ts'

type Texts = Pick<Words, 'mailboxProblems' | 'mailboxes'>

const ENGLISH: Texts = wordsIn('en')

/** Explains to a reader why a mailbox cannot be used, or was not tried. */
export function sayMailboxProblem(words: Texts, stored: string): string {
  return sayStored(stored, { tellings: TELLINGS, english: ENGLISH, texts: words })
}

const TELLINGS: Telling<Texts>[] = [
  ({ mailboxProblems }) => mailboxProblems.notEncrypted,
  ({ mailboxProblems }) => mailboxProblems.noStartTls,
  ({ mailboxProblems }) => mailboxProblems.plainElsewhere,
  ({ mailboxProblems }) => mailboxProblems.microsoftPassword,
  ({ mailboxProblems }) => mailboxProblems.microsoftRefused,
  ({ mailboxProblems }) => mailboxProblems.googleRefused,
  ({ mailboxProblems }) => mailboxProblems.noTokens,
  ({ mailboxProblems }) => mailboxProblems.noInbox,
  ({ mailboxProblems }) => mailboxProblems.lost,
  ({ mailboxProblems }) => mailboxProblems.secretMissing,
  ({ mailboxProblems }) => mailboxProblems.secretUnreadable,
  ({ mailboxProblems }) => mailboxProblems.smtpClosed,
  ({ mailboxProblems }) => mailboxProblems.smtpPasswordEnded,
  ({ mailboxProblems }) => mailboxProblems.keyUnreadable,
  ({ mailboxProblems }) => mailboxProblems.tokenNotUnderstood,
  ({ mailboxes }) => mailboxes.checkPosted,
  ({ mailboxes }) => mailboxes.checkNoSender,
  ...Object.keys(ENGLISH.mailboxProblems.MICROSOFT_ANSWERS).map(
    (code): Telling<Texts> =>
      ({ mailboxProblems }) =>
        mailboxProblems.MICROSOFT_ANSWERS[code] ?? '',
  ),
  ...ENGLISH.mailboxProblems.GOOGLE_ANSWERS.map(
    ([code]): Telling<Texts> =>
      ({ mailboxProblems }) =>
        mailboxProblems.GOOGLE_ANSWERS.find(([known]) => known === code)?.[1] ?? '',
  ),
  ({ mailboxProblems }, [host = '']) => mailboxProblems.nameUnknown(host),
  ({ mailboxProblems }, [host = '', port]) => mailboxProblems.refused(host, Number(port)),
  ({ mailboxProblems }, [host = '', port]) => mailboxProblems.noAnswer(host, Number(port)),
  ({ mailboxProblems }, [host = '', code = '']) => mailboxProblems.wrongCertificate(host, code),
  ({ mailboxProblems }, [role = '']) => mailboxProblems.microsoftRoleMissing(role),
  ({ mailboxProblems }, [what = '']) => mailboxProblems.missing(what),
  ({ mailboxProblems }, [host = '']) => mailboxProblems.tokenServerAway(host),
  ({ mailboxProblems }, [said = '']) => mailboxProblems.passwordRefused(said),
  ({ mailboxProblems }, [said = '']) => mailboxProblems.tokenRefused(said),
  ({ mailboxProblems }, [said = '']) => mailboxProblems.senderRefused(said),
  ({ mailboxProblems }, [host = '', said = '']) => mailboxProblems.tokenServerSaid(host, said),
  ({ mailboxProblems }, [said = '']) => mailboxProblems.noInboxBecause(said),
  ({ mailboxProblems }, [said = '']) => mailboxProblems.lostBecause(said),
]

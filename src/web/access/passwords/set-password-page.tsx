import { useQuery } from '@tanstack/react-query'

import * as words from '#words/sign-in.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'

import { accountLinkQuery } from './account-link-query.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of an invitation or of a reset leads. */
export function SetPasswordPage() {
  const token = useLinkToken()
  const link = useQuery(accountLinkQuery(token))
  useDocumentTitle(words.setYourPassword)

  if (token === '' || isStatus(link.error, 404)) return <DeadLink />
  if (link.isPending) return <PageSpinner label={words.checkingLink} />
  if (link.isError) {
    return (
      <SignInFrame title={words.setYourPassword}>
        <ConnectionBanner busy={link.isFetching} onRetry={() => void link.refetch()} />
      </SignInFrame>
    )
  }

  const { name, purpose } = link.data
  const isInvitation = purpose === 'invitation'

  return (
    <SignInFrame
      title={isInvitation ? words.setYourPassword : words.setNewPassword}
      lead={isInvitation ? words.welcomeNewMember(name) : words.greetBeforeReset(name)}
    >
      <SetPasswordForm token={token} link={link.data} />
    </SignInFrame>
  )
}

function DeadLink() {
  return (
    <SignInFrame title={words.deadLink} lead={words.deadLinkNote}>
      <Link to={paths.adminLogin} className={buttonClass('plain')}>
        {words.toAdminLogin}
      </Link>
    </SignInFrame>
  )
}

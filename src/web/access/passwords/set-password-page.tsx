import { useQuery } from '@tanstack/react-query'

import { isStatus } from '#web/lib/api-error.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { PageSpinner } from '#web/kit/parts/spinner.tsx'

import { accountLinkQuery } from './account-link-query.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of an invitation or of a reset leads. */
export function SetPasswordPage() {
  const token = useLinkToken()
  const link = useQuery(accountLinkQuery(token))
  useDocumentTitle('Set your password')

  if (token === '' || isStatus(link.error, 404)) return <DeadLink />
  if (link.isPending) return <PageSpinner label="Checking the link" />
  if (link.isError) {
    return (
      <SignInFrame title="Set your password">
        <ConnectionBanner busy={link.isFetching} onRetry={() => void link.refetch()} />
      </SignInFrame>
    )
  }

  const { name, purpose } = link.data
  const isInvitation = purpose === 'invitation'

  return (
    <SignInFrame
      title={isInvitation ? 'Set your password' : 'Set a new password'}
      lead={
        isInvitation
          ? `Welcome, ${name}. You sign in with it from then on.`
          : `Hello ${name}. All your devices are signed out when you set it.`
      }
    >
      <SetPasswordForm token={token} link={link.data} />
    </SignInFrame>
  )
}

function DeadLink() {
  return (
    <SignInFrame
      title="This link does not work"
      lead="It was used before, was replaced by a newer one, or has run out. Ask your administrator for a new link."
    >
      <Link to={paths.adminLogin} className={buttonClass('plain')}>
        Go to the admin login
      </Link>
    </SignInFrame>
  )
}

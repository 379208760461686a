import { CircleUser, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/navigation.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { currentMark, type FrameLink } from '#web/ui/layout/frame-link.ts'
import { AttentionMark } from '#web/ui/display/attention-mark.tsx'
import { Disclosure, MenuButton, menuItemClass, MenuSection } from '#web/ui/controls/disclosure.tsx'

import { OwnLanguage } from '#web/access/language/language-select.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'
import { useViewer } from './viewer-context.ts'

type UserMenuProps = {
  /** Content of the button that opens it; an icon by default. */
  button?: ReactNode
  buttonClassName?: string
  links: FrameLink[]
}

export function UserMenu({ button, buttonClassName, links }: UserMenuProps) {
  const viewer = useViewer()

  return (
    <Disclosure
      label={button ? undefined : words.accountOf(viewer.name)}
      button={button ?? <CircleUser aria-hidden="true" />}
      buttonClassName={buttonClassName ?? styles.opener}
      panelLabel={words.account}
    >
      {(close) => <AccountPanel links={links} onLeave={close} />}
    </Disclosure>
  )
}

/** Name, email and organization of the signed-in person, the links, the language, and the way out. */
export function AccountPanel({ links, onLeave }: { links: FrameLink[]; onLeave?: () => void }) {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const signOut = useSignOut()
  const { name } = useBrand()
  // Staff belong to the organization that runs the portal.
  const organization = viewer.organization ?? (viewer.isAgent ? name : null)

  return (
    <>
      <dl className={styles.who}>
        <dt className={styles.term}>{words.name}</dt>
        <dd className={styles.name}>
          <bdi>{viewer.name}</bdi>
        </dd>
        <dt className={styles.term}>{words.email}</dt>
        <dd>{viewer.email}</dd>
        {organization && (
          <>
            <dt className={styles.term}>{words.organization}</dt>
            <dd>
              <bdi>{organization}</bdi>
            </dd>
          </>
        )}
      </dl>
      {links.length > 0 && (
        <MenuSection>
          {links.map(({ to, text, Icon, hasMark }) => (
            <Link
              key={to}
              to={to}
              className={menuItemClass}
              aria-current={currentMark(to, pathname, links)}
              onClick={onLeave}
            >
              <Icon aria-hidden="true" />
              {text}
              {hasMark && <AttentionMark />}
            </Link>
          ))}
        </MenuSection>
      )}
      <MenuSection>
        <div className={styles.who}>
          <OwnLanguage />
        </div>
      </MenuSection>
      <MenuSection>
        <MenuButton
          Icon={LogOut}
          aria-disabled={signOut.isPending}
          onClick={() => {
            if (!signOut.isPending) signOut.mutate()
          }}
        >
          {signOut.isPending ? words.signingOut : words.signOut}
        </MenuButton>
      </MenuSection>
    </>
  )
}

import { CircleUser, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'

import { useBrand } from '#web/lib/brand.ts'
import { Disclosure } from '#web/kit/parts/disclosure.tsx'
import { MenuSection, menuItemClass } from '#web/kit/frame/menu-items.tsx'

import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'
import { useViewer } from './viewer-context.ts'

type UserMenuProps = {
  /** What opens it; by default the account's icon. */
  button?: ReactNode
  buttonClassName?: string
  /** More links and buttons, as menu items. */
  children?: false | ((close: () => void) => ReactNode)
}

export function UserMenu({ button, buttonClassName, children }: UserMenuProps) {
  const viewer = useViewer()
  const signOut = useSignOut()
  const { name } = useBrand()
  // Staff belong to whoever runs the portal.
  const organization = viewer.organization ?? (viewer.isAgent ? name : null)

  return (
    <Disclosure
      label={button ? undefined : `Account of ${viewer.name}`}
      button={button ?? <CircleUser aria-hidden="true" />}
      buttonClassName={buttonClassName ?? styles.opener}
      panelLabel="Account"
    >
      {(close) => (
        <>
          <dl className={styles.who}>
            <dt className={styles.term}>Name</dt>
            <dd className={styles.name}>{viewer.name}</dd>
            <dt className={styles.term}>Email</dt>
            <dd>{viewer.email}</dd>
            {organization && (
              <>
                <dt className={styles.term}>Organization</dt>
                <dd>{organization}</dd>
              </>
            )}
          </dl>
          {children && <MenuSection>{children(close)}</MenuSection>}
          <MenuSection>
            <button
              type="button"
              className={menuItemClass}
              aria-disabled={signOut.isPending}
              onClick={() => {
                if (!signOut.isPending) signOut.mutate()
              }}
            >
              <LogOut aria-hidden="true" />
              {signOut.isPending ? 'Signing out...' : 'Sign out'}
            </button>
          </MenuSection>
        </>
      )}
    </Disclosure>
  )
}

import { lazyPage } from '#web/app/routes/lazy-page.ts'

/** The frames around pages. */
export const frames = {
  portal: lazyPage(() => import('./portal-frame.tsx'), 'PortalFrame'),
  staff: lazyPage(() => import('./staff-frame.tsx'), 'StaffFrame'),
}

import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { authQueries } from '#web/access/session/auth-queries.ts'
import { afterPress } from '#web/lib/input/after-press.ts'
import { watchMoves } from '#web/lib/navigation/history-moves.ts'
import { createQueryClient } from '#web/lib/http/query-client.ts'
import { watchTheme } from '#web/lib/storage/theme.ts'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'

import { CrashPage } from '#web/ui/feedback/crash-page.tsx'
import { AppRoutes } from '#web/app/routes/app-routes.tsx'
import { preloadPath } from '#web/app/routes/preload.ts'

const AGAIN_MS = 2000

/**
 * A style sheet that is loaded on demand is asked for once, also when that fails: what needs it
 * would be opened without it later on. So it is asked for until it is there.
 */
function mendStyleSheets() {
  const mend = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS)
  }
  // This event does not rise to the document.
  document.addEventListener('error', mend, { capture: true })
}

const queryClient = createQueryClient()

// The page's code and the answer to who is signed in are fetched side by side.
preloadPath(location.pathname)
void queryClient.prefetchQuery(authQueries.currentUser())

// News from the server move nothing from under a pressed pointer: the click is for the content that
// was there.
notifyManager.setScheduler((notify) => afterPress(() => void setTimeout(notify)))

watchTheme()
mendStyleSheets()
watchMoves()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary
          renderFailure={(error, retry) => (
            <main>
              <CrashPage {...{ error, retry }} />
            </main>
          )}
        >
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)

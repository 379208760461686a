import { Banner } from '#web/kit/basic/banner.tsx'
import { Button } from '#web/kit/parts/button.tsx'

export function ConnectionBanner({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <strong>Backend Connection Error:</strong> Cannot connect to the backend server. Please check
      your internet connection.
    </Banner>
  )
}

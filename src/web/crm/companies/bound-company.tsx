import type { CustomerCompanies } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'

import own from './company-table.module.css'
import { tell, useBindCompany, useReleaseCompany } from './use-companies.ts'

type BoundCompanyProps = { company: CustomerCompanies['bound'][number]; customerId: string }

export function BoundCompany({ company, customerId }: BoundCompanyProps) {
  const bind = useBindCompany()
  const release = useReleaseCompany()
  const { id, name, domain, isPrimary, gone } = company

  return (
    <div className={own.company}>
      <span className={own.name}>
        <bdi>{name}</bdi> {domain && <span className={own.none}>{words.domainOf(domain)}</span>}
      </span>
      {isPrimary && !gone && <Badge tone="met">{words.primary}</Badge>}
      {gone && <Badge tone="breached">{words.gone}</Badge>}
      {gone?.mergedInto && <MergedCompany into={gone.mergedInto} {...{ name, customerId }} />}
      <InlineConfirm
        label={words.companyActions(name)}
        question={words.askRelease(name)}
        onConfirm={() => release.mutate({ id, name })}
      >
        {(button) => (
          <>
            {!isPrimary && !gone && (
              <Button
                variant="ghost"
                busy={bind.isPending}
                aria-label={words.makePrimaryFor(name)}
                onClick={() =>
                  bind.mutate(
                    { companyId: id, customerId, isPrimary: true },
                    { onError: (error) => tell(error) },
                  )
                }
              >
                {words.makePrimary}
              </Button>
            )}
            <Button
              {...button}
              variant="ghost"
              busy={release.isPending}
              aria-label={words.releaseCompany(name)}
            >
              {words.release}
            </Button>
          </>
        )}
      </InlineConfirm>
    </div>
  )
}

type MergedCompanyProps = {
  /** What the company was called that is gone. */
  name: string
  customerId: string
  into: { id: string; name: string }
}

/** Offers the company into which the customer's was merged. */
function MergedCompany({ name, customerId, into }: MergedCompanyProps) {
  const bind = useBindCompany()

  return (
    <>
      <span className={own.none}>{words.mergedInto(into.name)}</span>
      <Button
        busy={bind.isPending}
        aria-label={words.bindInsteadOf(into.name, name)}
        onClick={() =>
          bind.mutate({ companyId: into.id, customerId }, { onError: (error) => tell(error) })
        }
      >
        {words.bindCompany(into.name)}
      </Button>
    </>
  )
}

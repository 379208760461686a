import { randomUUID } from 'node:crypto'

type Detail = {
  category?: string
  subCategory?: string
  errors?: { message: string; code?: string; context?: Record<string, string[]> }[]
  context?: Record<string, string[]>
  policyName?: string
  errorType?: string
}

/** An error answer in the form that HubSpot gives it. */
export class HubSpotError extends Error {
  readonly status: number
  readonly detail: Detail
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    detail: Detail = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.detail = detail
    this.headers = headers
  }

  body() {
    return {
      status: 'error',
      message: this.message,
      correlationId: randomUUID(),
      ...this.detail,
    }
  }
}

export function invalid(message: string, detail: Detail = {}): HubSpotError {
  return new HubSpotError(400, message, { category: 'VALIDATION_ERROR', ...detail })
}

export type PropertyProblem = { name: string; error: string; message: string }

/** HubSpot hides the reasons for refusing property values in JSON within the message. */
export function invalidProperties(problems: PropertyProblem[]): HubSpotError {
  const details = problems.map((problem) => ({ isValid: false, ...problem }))
  const [first] = problems
  return invalid(`Property values were not valid: ${JSON.stringify(details)}`, {
    errors: problems.map(({ message, error, name }) => ({
      message,
      code: error,
      context: { propertyName: [name] },
    })),
    ...(first && { context: { propertyName: [first.name] } }),
  })
}

export function missing(message = 'resource not found'): HubSpotError {
  return new HubSpotError(404, message, {
    category: 'OBJECT_NOT_FOUND',
    subCategory: 'crm.object_not_found',
  })
}

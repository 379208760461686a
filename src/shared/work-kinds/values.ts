// Free of schemas, so that any page may import it.

export const MAX_WORK_KIND_NAME_LENGTH = 60
export const MAX_WORK_KINDS = 100

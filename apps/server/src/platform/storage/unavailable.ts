/** The storage failed for a reason of its own. Requests answer 503 with `Retry-After`. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The storage does not answer.', { cause })
  }
}

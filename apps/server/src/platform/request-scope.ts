import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Does the work of a request: whatever it calls can ask for the request's id. */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work)

/** The id of the request that is being answered; undefined in jobs and at start. */
export const currentRequestId = (): string | undefined => scope.getStore()

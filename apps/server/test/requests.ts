import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const start = 'http.server.request.start'

/** Tells what requests set off, and what is done inside `run`, from what a server looks at by itself. */
export function watchRequests() {
  const inside = new AsyncLocalStorage<true>()
  const enter = () => inside.enterWith(true)
  return {
    /** From now on, requests that come in are told apart. */
    begin: () => subscribe(start, enter),
    end: () => unsubscribe(start, enter),
    run: <T>(work: () => T): T => inside.run(true, work),
    isInside: () => inside.getStore() === true,
  }
}

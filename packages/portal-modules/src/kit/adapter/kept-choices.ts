import type { Scope } from '@atrium/api-client'
import type { Keeper } from '../browser-storage/keeper.ts'

/** Keeps a person's choices on this device, apart for each tenant and module. Blocked storage only forgets. */
export function keptChoices(
  module: string,
  { tenant, user }: Scope,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  tabs: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = () => window,
): Keeper {
  const keyOf = (name: string) => `atrium:${module}:${tenant}:${user}:${name}`
  return {
    read(name) {
      try {
        return storage().getItem(keyOf(name)) ?? undefined
      } catch {
        return undefined
      }
    },
    keep(name, value) {
      try {
        if (value === undefined) storage().removeItem(keyOf(name))
        else storage().setItem(keyOf(name), value)
      } catch {
        // Nothing depends on it.
      }
    },
    watch(name, listener) {
      const key = keyOf(name)
      // The browser sends it to all tabs but the one that wrote; without a key everything was forgotten.
      const hear = (event: Event) => {
        const changed = (event as StorageEvent).key
        if (changed === key || changed === null) listener()
      }
      const target = tabs()
      target.addEventListener('storage', hear)
      return () => target.removeEventListener('storage', hear)
    },
  }
}

import type { Scope } from '@atrium/api-client'
import type { PreferenceStore } from '../browser-storage/preference-store.ts'

/** Preferences in the browser's storage, apart for each person, tenant and module. Where storage is blocked nothing is stored. */
export function createPreferenceStore(
  module: string,
  { tenant, user }: Scope,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  tabs: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = () => window,
): PreferenceStore {
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

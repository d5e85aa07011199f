import { createContext, use, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Contrast, Density, Mode } from '../theme/index.ts'

/** What a scope wishes for, or what holds inside of it. */
export interface Look {
  /** The tenant's colours; those of the scope around it without them, at last the default (GEN-13). */
  theme?: { primary?: string; secondary?: string }
  /** Light or dark; like the scope around it without it, at last the system's choice. */
  mode?: Mode
  /** `more` raises every ratio; like the scope around it without it, at last the system's choice. */
  contrast?: Contrast
  /** Default like the scope around it, at last `comfortable`. */
  density?: Density
}

interface LookStore {
  get: () => Look
  set: (look: Look) => void
  subscribe: (listener: () => void) => () => void
}

function createLookStore(look: Look): LookStore {
  const listeners = new Set<() => void>()
  return {
    get: () => look,
    set: (next) => {
      if (next === look) return
      look = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const NO_LOOK: Look = {}

/**
 * A store instead of the look itself: a context whose value changes makes React walk through
 * everything inside in search of its readers, on a full page longer than the switch itself.
 */
export const LookContext = createContext(createLookStore(NO_LOOK))

/** The own wishes, else those of the scope around; and what hands them to the scopes inside. */
export function useLook(own: Look): { look: Look; store: LookStore } {
  const around = use(LookContext)
  const outer = useSyncExternalStore(around.subscribe, around.get, around.get)
  const primary = own.theme?.primary ?? outer.theme?.primary
  // A second colour belongs to its first: it is not inherited under another brand.
  const secondary = own.theme ? own.theme.secondary : outer.theme?.secondary
  const mode = own.mode ?? outer.mode
  const contrast = own.contrast ?? outer.contrast
  const density = own.density ?? outer.density
  const look = useMemo(
    () => ({ theme: { primary, secondary }, mode, contrast, density }),
    [primary, secondary, mode, contrast, density],
  )
  const [store] = useState(() => createLookStore(look))
  useLayoutEffect(() => store.set(look), [store, look])
  return { look, store }
}

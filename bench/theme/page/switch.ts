import { useSyncExternalStore } from 'react'

/** What the page looks like. */
export interface Look {
  mode: 'light' | 'dark'
  brand: 'blue' | 'red'
}

/** The two brands, as a tenant would give them. */
export const BRANDS = { blue: '#1f5fbf', red: '#c8102e' } as const

let look: Look = { mode: 'light', brand: 'blue' }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the look, which lives outside of React as a setting does. */
export function show(next: Look): void {
  look = next
  for (const listener of listeners) listener()
}

/** The look that the page shall have now; renders the caller again when it changes. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, () => look)
}

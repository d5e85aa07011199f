import { useCallback, useMemo, useState } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import type { PreferenceStore } from './preference-store.ts'

/**
 * A choice (a view, a sort order) that is restored at the next visit: the value of the address's
 * parameter, else the stored one, else `fallback`. Without a store it is kept in the address.
 * @param param  parameter of the address
 * @param name  name in the store
 */
export function usePersistedChoice(
  preferences: PreferenceStore | undefined,
  param: string,
  name: string,
  fallback: string,
): readonly [string, (value: string) => void] {
  const { params, setParam } = useModuleHost()
  const [chosen, setChosen] = useState<{ name: string; value: string }>()
  const before = useMemo(() => preferences?.read(name), [preferences, name])
  const kept = chosen?.name === name ? chosen.value : before
  const fromAddress = params[param]
  const set = useCallback(
    (value: string) => {
      const own = value === fallback ? undefined : value
      if (!preferences) return setParam(param, own)
      preferences.keep(name, own)
      setChosen({ name, value })
      // What was chosen now counts, and not what brought somebody here.
      if (fromAddress !== undefined) setParam(param, undefined)
    },
    [fallback, fromAddress, preferences, name, param, setParam],
  )
  return [fromAddress ?? kept ?? fallback, set]
}

import { useCallback, useMemo, useState } from 'react'
import { useModuleHost } from '../module-host/host.tsx'
import type { Keeper } from './keeper.ts'

/**
 * A choice that a person finds again: what the address says, else what they chose before, else the
 * host's beginning. Where nothing is kept it lives in the address.
 */
export function useKept(
  keeper: Keeper | undefined,
  param: string,
  name: string,
  fallback: string,
): readonly [string, (value: string) => void] {
  const { params, setParam } = useModuleHost()
  const [chosen, setChosen] = useState<{ name: string; value: string }>()
  const before = useMemo(() => keeper?.read(name), [keeper, name])
  const kept = chosen?.name === name ? chosen.value : before
  const fromAddress = params[param]
  const set = useCallback(
    (value: string) => {
      const own = value === fallback ? undefined : value
      if (!keeper) return setParam(param, own)
      keeper.keep(name, own)
      setChosen({ name, value })
      // What was chosen now counts, and not what brought somebody here.
      if (fromAddress !== undefined) setParam(param, undefined)
    },
    [fallback, fromAddress, keeper, name, param, setParam],
  )
  return [fromAddress ?? kept ?? fallback, set]
}

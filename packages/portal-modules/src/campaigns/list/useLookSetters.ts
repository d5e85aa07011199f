import { useCallback } from 'react'
import { useSetParams } from '../../kit/index.ts'
import { allParams, paramsOf, type Filters, type Look } from '../campaigns.logic.ts'

/**
 * Changes how the list is looked at, in the address.
 * @param setText  changes what stands in the search field at once
 */
export function useLookSetters(look: Look, setText: (text: string) => void) {
  const setParams = useSetParams()
  const setLook = useCallback(
    (change: Partial<Look>) => {
      if (change.text !== undefined) setText(change.text)
      // A day that one looks at belongs to one view.
      const place = change.view === undefined ? {} : { at: undefined, zoom: undefined }
      setParams({ ...paramsOf({ ...look, ...change }), ...place })
    },
    [look, setParams, setText],
  )
  const setFilters = useCallback(
    (change: Partial<Filters>) => setLook({ filters: { ...look.filters, ...change } }),
    [look, setLook],
  )
  const applyParams = useCallback(
    (saved: Readonly<Record<string, string>>) => {
      setText(saved.q ?? '')
      setParams({ ...Object.fromEntries(allParams.map((name) => [name, undefined])), ...saved })
    },
    [setParams, setText],
  )

  return { setLook, setFilters, applyParams }
}

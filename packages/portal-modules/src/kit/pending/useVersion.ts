import { useCallback, useState } from 'react'

/**
 * The version that the next save replaces: the one that was seen. Once a save was refused because
 * somebody else changed it meanwhile, the newest that is known, whenever the host brings it.
 */
export function useVersion(
  seen: number | undefined,
  current: number | undefined,
): readonly [version: number, onConflict: () => void] {
  const [version, setVersion] = useState(seen ?? 0)
  const [isStale, setStale] = useState(false)
  if (isStale && current !== undefined && current > version) {
    setStale(false)
    setVersion(current)
  }
  return [version, useCallback(() => setStale(true), [])]
}

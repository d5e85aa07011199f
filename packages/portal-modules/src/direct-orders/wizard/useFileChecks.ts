import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useModuleHost } from '../../kit/index.ts'
import type { DirectOrdersPort } from '../direct-orders.port.ts'

/**
 * What the host says against the files of a draft for what is in them: as soon as it has looked at each,
 * also at those that are back after a reload, and again when they were sent (DO-25, FILE-07).
 */
export function useFileChecks(checkFile: DirectOrdersPort['checkFile'], files: readonly File[]) {
  const { announce } = useModuleHost()
  const [refusals, setRefusals] = useState<ReadonlyMap<File, string>>(new Map())
  const asked = useRef(new WeakSet<File>())
  const refuse = (more: readonly (readonly [File, string])[]) =>
    setRefusals((before) => new Map([...before, ...more]))
  const check = useEffectEvent(async (file: File) => {
    try {
      const reason = await checkFile!(file)
      if (reason === undefined) return
      refuse([[file, reason]])
      announce(reason)
    } catch {
      // Not now, as without a connection: with the next change it is asked again, and at the latest it is said when it is sent.
      asked.current.delete(file)
    }
  })
  useEffect(() => {
    if (!checkFile) return
    for (const file of files)
      if (!asked.current.has(file)) {
        asked.current.add(file)
        void check(file)
      }
  }, [checkFile, files])
  return {
    /** How many of them are refused. */
    refusedCount: useMemo(
      () => files.filter((file) => refusals.has(file)).length,
      [files, refusals],
    ),
    refusalOf: (file: File) => refusals.get(file),
    refuse,
  }
}

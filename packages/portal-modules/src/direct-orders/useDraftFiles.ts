import { useEffect, useEffectEvent, useState } from 'react'
import type { FileKeeper } from '../kit/file-keeper.ts'
import { addFiles } from './checks.logic.ts'

/**
 * The attachments of a draft, kept with it on this device: they are back after a reload (DO-31).
 * @param keeper  undefined: they are kept as long as the page is open
 * @param name  the name of the draft
 * @param names  what the kept draft calls its files; others that are left over are not taken in
 * @param onNames  told what they are called now
 */
export function useDraftFiles(
  keeper: FileKeeper | undefined,
  name: string,
  names: readonly string[],
  onNames: (names: readonly string[]) => void,
) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [isReading, setReading] = useState(keeper !== undefined && names.length > 0)
  const [isKept, setKept] = useState<boolean>()
  const set = (all: readonly File[]) => {
    setFiles(all)
    setKept(undefined)
    onNames(all.map((file) => file.name))
    void keeper?.keep(name, all).then(setKept)
  }
  const [wanted] = useState(names)
  const takeIn = useEffectEvent((found: readonly File[]) => {
    const ours = found.filter((file) => wanted.includes(file.name))
    setReading(false)
    if (files.length > 0) return set(addFiles(ours, files).files)
    setFiles(ours)
    setKept(ours.length > 0)
  })
  useEffect(() => {
    if (!isReading || !keeper) return
    let isHere = true
    const read = async () => {
      const found = await keeper.read(name)
      if (isHere) takeIn(found)
    }
    void read()
    return () => {
      isHere = false
    }
  }, [keeper, name, isReading])
  return {
    files,
    /** Whether those of an earlier visit are there is not known yet. */
    isReading,
    /** A reload loses nothing; undefined while that is not known. */
    isKept,
    set,
    /** Also where nobody is there any more to see that. */
    forget: () => {
      setFiles([])
      void keeper?.keep(name, [])
    },
  }
}

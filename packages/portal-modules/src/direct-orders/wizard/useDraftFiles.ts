import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FileStore } from '../../kit/browser-storage/file-store.ts'
import { addFiles } from '../checks.logic.ts'

const namesOf = (files: readonly File[]) => files.map((file) => file.name)

/**
 * The attachments of a draft, kept with it on this device: they are back after a reload (DO-31).
 * @param store  undefined: they are kept as long as the page is open
 * @param name  the name of the draft
 * @param names  what the kept draft calls its files; others that are left over are not taken in
 * @param version  another one whenever a tab of this browser changed them
 * @param onNames  told what they are called now, and with a new version once they are kept
 */
export function useDraftFiles(
  store: FileStore | undefined,
  name: string,
  { names, version }: { names: readonly string[]; version: string | null },
  onNames: (change: { fileNames: readonly string[]; filesVersion?: string }) => void,
) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [isReading, setReading] = useState(store !== undefined && names.length > 0)
  const [isKept, setKept] = useState<boolean>()
  const latest = useRef<readonly File[]>([])
  const set = (all: readonly File[]) => {
    setFiles(all)
    setKept(undefined)
    onNames({ fileNames: namesOf(all) })
    latest.current = all
    if (store) void keep(store, all)
  }
  const keep = async (store: FileStore, all: readonly File[]) => {
    const isNowKept = await store.keep(name, all)
    // Others were chosen since, or they were sent.
    if (latest.current !== all) return
    setKept(isNowKept)
    const filesVersion = crypto.randomUUID()
    setSeen(filesVersion)
    onNames({ fileNames: namesOf(all), filesVersion })
  }
  /** The version that this tab made or has read. */
  const [seen, setSeen] = useState(version)
  const [wanted, setWanted] = useState(names)
  if (store && version !== seen) {
    setSeen(version)
    setWanted(names)
    setReading(true)
  }
  const [isFirst, setFirst] = useState(true)
  const takeIn = useEffectEvent((found: readonly File[]) => {
    const ours = found.filter((file) => wanted.includes(file.name))
    setReading(false)
    setFirst(false)
    // Chosen while those of an earlier visit were read.
    if (isFirst && files.length > 0) return set(addFiles(ours, files).files)
    setFiles(ours)
    setKept(ours.length > 0)
  })
  useEffect(() => {
    if (!isReading || !store) return
    let isHere = true
    const read = async () => {
      const found = await store.read(name)
      if (isHere) takeIn(found)
    }
    void read()
    return () => {
      isHere = false
    }
  }, [store, name, isReading])
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
      latest.current = []
      void store?.keep(name, [])
    },
  }
}

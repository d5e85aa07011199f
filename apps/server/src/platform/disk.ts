import { statfs } from 'node:fs/promises'
import type { PartStates } from './part-states.ts'

export interface Disk {
  /** Says in `parts` whether there is room; answers the free bytes, or nothing where the disk cannot be asked. */
  look(): Promise<number | undefined>
}

/** The disk of the data folder. With less than `reserveMiB` free it counts as full, before anything is refused. */
export function createDisk(parts: PartStates, folder: string, reserveMiB: number): Disk {
  return {
    async look() {
      let bytes: number | undefined
      await parts
        .watch('disk', async () => {
          const { bavail, bsize } = await statfs(folder)
          bytes = bavail * bsize
          if (bytes < reserveMiB * 1024 * 1024)
            throw new Error(`Only ${bytes} bytes are free in ${folder}`)
        })
        // Whoever asks learns it from the parts.
        .catch(() => undefined)
      return bytes
    },
  }
}

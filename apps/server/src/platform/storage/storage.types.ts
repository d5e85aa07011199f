import type { Readable } from 'node:stream'

/** Content by key. Keys are made by the storage, never from a name that a user gave. */
export interface FileStorage {
  /** Streams into a temporary place, synced to disk before it resolves. `key`: the one that it had in a backup. */
  receive(
    content: AsyncIterable<Uint8Array>,
    key?: string,
  ): Promise<{ temporaryKey: string; size: number; sha256: string }>
  /** Receives a complete file of this machine, which stays where it is. */
  receiveFile(path: string): Promise<{ temporaryKey: string; size: number; sha256: string }>
  /** Makes a received file permanent. Atomic; call it before the transaction commits. */
  keep(temporaryKey: string): Promise<string>
  /** Makes a kept file temporary again, because its transaction failed. */
  takeBack(key: string): Promise<void>
  discard(temporaryKey: string): Promise<void>
  /** A received file that is not kept yet, or a part of it as in `read`: to look into it before it is. */
  readReceived(temporaryKey: string, range?: { start: number; end: number }): Promise<Readable>
  /** A kept file, or its bytes from `start` to `end`, both included. Rejects with the code ENOENT where it is not there. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  remove(key: string): Promise<void>
  /** Takes away what arrived more than a day ago and was never kept: the process died in between. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Files that arrive piece by piece, until they are complete. Ids are UUIDs. */
export interface Staging {
  pathOf(id: string): string
  begin(id: string): Promise<void>
  /** Bytes that are there; undefined: there is no such file. */
  sizeOf(id: string): Promise<number | undefined>
  /** Writes on from `offset`; resolves to the new end, on disk. What came before it broke off stays. */
  append(id: string, content: AsyncIterable<Uint8Array>, offset: number): Promise<number>
  remove(id: string): Promise<void>
  ids(): Promise<string[]>
  /** Room on the disk that they lie on. */
  freeBytes(): Promise<number>
}

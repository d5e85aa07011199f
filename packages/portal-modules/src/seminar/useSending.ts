import { useCallback, useEffect, useRef, useState } from 'react'
import { toPortError, type PortError } from '../kit/index.ts'
import { isSame } from '../kit/uploads/keep-sending.ts'
import type { SeminarPort, UnfinishedFile, UploadPurpose, UploadWay } from './seminar.port.ts'

/** How far a file is on its way. */
export type Sending =
  | { state: 'idle' }
  /** `sending`, or without a connection (`stalled`), or stopped for now. */
  | {
      state: 'sending' | 'stalled' | 'paused'
      file: File
      sent: number
      size: number
      /** What arrives of it stays: it can be paused. */
      canPause: boolean
    }
  /** All is there; the server looks at it. */
  | { state: 'working'; file: File }

/** What came of it; undefined: it was paused or given up. */
export type Sent<T> = { done: T } | { error: PortError } | undefined

export interface SendingModel<T, More> {
  sending: Sending
  send: (file: File, more: More) => Promise<Sent<T>>
  pause: () => void
  /** Goes on with what was paused. */
  goOn: () => Promise<Sent<T>>
  /** Gives it up, and what has arrived of it. */
  giveUp: () => void
  /** What was begun before the page was loaded; its file is to be chosen once more. */
  unfinished: UnfinishedFile | undefined
  /** Forgets it. */
  forget: () => void
}

export interface SendingOptions<T, More> {
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  seminarId: number
  purpose: UploadPurpose
  /** `more`: what is said of the file, as it was when it was sent. */
  upload: (file: File, way: UploadWay, more: More) => Promise<T>
}

/** A file on its way to a seminar: it can be paused, waits for the network, and goes on after a reload (T-64). */
export function useSending<T, More>(options: SendingOptions<T, More>): SendingModel<T, More> {
  const { port, seminarId, purpose, upload } = options
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const [unfinished, setUnfinished] = useState<UnfinishedFile>()
  const abort = useRef<AbortController>(undefined)
  const uploadId = useRef<string>(undefined)
  const last = useRef<{ file: File; more: More }>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const [found] = (await port.unfinished?.(seminarId, purpose).catch(() => [])) ?? []
      if (!isOver) setUnfinished(found)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [port, purpose, seminarId])

  const discard = useCallback(() => {
    const { current: id } = uploadId
    uploadId.current = undefined
    if (id) void port.discardUpload?.(id).catch(() => undefined)
  }, [port])

  const run = async (file: File, more: More): Promise<Sent<T>> => {
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    const known = unfinished
    // The same file once more: on from where it was. Another one: that is forgotten.
    if (known && isSame(known, file)) uploadId.current = known.id
    else if (known) forgetOf(known)
    // Another file than the one before begins anew; the same one may have arrived already.
    else if (last.current && last.current.file !== file) discard()
    setUnfinished(undefined)
    last.current = { file, more }
    let [sent, size] = [known && uploadId.current === known.id ? known.sent : 0, file.size]
    const show = (state: 'sending' | 'stalled') =>
      setSending({ state, file, sent, size, canPause: uploadId.current !== undefined })
    show('sending')
    try {
      const done = await upload(
        file,
        {
          uploadId: uploadId.current,
          signal,
          onStarted: (id) => {
            uploadId.current = id
            show('sending')
          },
          onProgress: (bytes, all) => {
            if (signal.aborted) return
            ;[sent, size] = [bytes, all]
            if (bytes < all) show('sending')
            else setSending({ state: 'working', file })
          },
          onStalled: () => !signal.aborted && show('stalled'),
        },
        more,
      )
      uploadId.current = undefined
      setSending({ state: 'idle' })
      return { done }
    } catch (failure) {
      if (signal.aborted) return undefined
      setSending({ state: 'idle' })
      const error = toPortError(failure)
      // What will never be taken need not lie there.
      if (error.code === 'invalid' || error.code === 'too-large') discard()
      return { error }
    }
  }
  const forgetOf = ({ id }: UnfinishedFile) => void port.discardUpload?.(id).catch(() => undefined)

  return {
    sending,
    send: run,
    pause: () => {
      if (sending.state !== 'sending' && sending.state !== 'stalled') return
      abort.current?.abort()
      setSending({ ...sending, state: 'paused' })
    },
    goOn: async () => {
      const { current: before } = last
      return sending.state === 'paused' && before ? run(before.file, before.more) : undefined
    },
    giveUp: () => {
      abort.current?.abort()
      discard()
      setSending({ state: 'idle' })
    },
    unfinished,
    forget: () => {
      if (unfinished) forgetOf(unfinished)
      setUnfinished(undefined)
    },
  }
}

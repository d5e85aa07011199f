import { useCallback, useEffect, useId } from 'react'
import { useModuleHost, type Notice } from '../module-host/host.tsx'
import { kitMessages } from '../language/kit-messages.ts'
import { isTaken } from '../forms/typing.ts'
import { useMessages } from '../language/useMessages.ts'

/** Milliseconds for which the message offers it (T-08). */
const undoTime = 10_000
/** Steps that the key goes back. */
const most = 50

/**
 * Tells what was done, and offers to take it back once: by the message, or by Ctrl+Z (⌘Z), which goes
 * back step by step. Without a way back it only tells.
 */
export type OfferUndo = (
  title: string,
  takeBack: (() => void) | undefined,
  more?: Pick<Partial<Notice>, 'tone' | 'detail' | 'timeout'>,
) => void

interface Offer {
  owner: string
  takeBack: () => void
}

/** What was done, the last thing at the end, on whatever part of the page: the key knows no modules. */
let offers: readonly Offer[] = []

function onKeyDown(event: KeyboardEvent) {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
  if (!isUndo || event.shiftKey || event.altKey || event.repeat) return
  const last = offers.at(-1)
  if (!last || event.defaultPrevented || isTaken(event.composedPath()[0])) return
  event.preventDefault()
  last.takeBack()
}

let listeners = 0
function listen() {
  if (listeners++ === 0) window.addEventListener('keydown', onKeyDown)
  return () => {
    if (--listeners === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/**
 * What is under way can be taken back as well: until it has ended, the key takes back this and nothing
 * that was before it. Called again, what it gives back ends that.
 */
export function holdUndo(takeBack: () => void): () => void {
  const offer: Offer = { owner: '', takeBack }
  offers = [...offers, offer].slice(-most)
  return () => {
    offers = offers.filter((one) => one !== offer)
  }
}

/** Taking back what was done here, for as long as it is on the page (T-08). */
export function useUndo(): OfferUndo {
  const { notify } = useModuleHost()
  const { t } = useMessages(kitMessages)
  const owner = useId()
  useEffect(() => {
    const stop = listen()
    return () => {
      stop()
      offers = offers.filter((offer) => offer.owner !== owner)
    }
  }, [owner])
  return useCallback<OfferUndo>(
    (title, takeBack, more) => {
      if (!takeBack) return void notify({ tone: 'success', title, ...more })
      const onPress = () => {
        // The message may still offer what the key has done already.
        if (isUndone) return
        isUndone = true
        offers = offers.filter(({ takeBack }) => takeBack !== onPress)
        close?.()
        takeBack()
      }
      let isUndone = false
      offers = [...offers, { owner, takeBack: onPress }].slice(-most)
      const action = { label: t('undo'), onPress }
      const close = notify({ tone: 'success', title, action, timeout: undoTime, ...more })
    },
    [notify, owner, t],
  )
}

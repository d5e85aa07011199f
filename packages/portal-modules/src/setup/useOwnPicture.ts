import { useCallback, useEffect, useRef, useState } from 'react'
import { suggestionsFrom } from '../kit/colors/index.ts'
import { errorText, toPortError, useMessages, useModuleHost } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { withPicture } from './setup.logic.ts'
import type { SetupPort } from './setup.port.ts'
import type { Change } from './useSetupDraft.ts'

/** 20 MiB, as the server takes them. */
const maxBytes = 20_971_520

/** A picture that somebody brings: on its way also while they fill in the next step (SETUP-07). */
export function useOwnPicture(upload: SetupPort['upload'], change: (next: Change) => void) {
  const { notify, announce } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const [isUploading, setUploading] = useState(false)
  /** What comes in under an older number is of a setup that is over. */
  const run = useRef(0)
  const drop = useCallback(() => {
    run.current += 1
    setUploading(false)
  }, [])
  useEffect(() => drop, [drop])

  const bring = async (file: File) => {
    const fail = (detail: string) =>
      notify({ tone: 'failure', title: t('picture.failed', { name: file.name }), detail })
    if (file.size > maxBytes) return fail(t('error.too-large'))
    const mine = (run.current += 1)
    setUploading(true)
    try {
      const brought = await upload!(file)
      if (run.current !== mine) return
      change(({ uploads }) => ({ uploads: withPicture(uploads, brought), pictureId: brought.id }))
      announce(t('picture.colors', { count: suggestionsFrom(brought.colors).length }))
    } catch (thrown) {
      if (run.current !== mine) return
      const error = toPortError(thrown)
      const [ofFile] = Object.values(error.fields).flat()
      fail(ofFile ?? errorText(tools, error))
    } finally {
      if (run.current === mine) setUploading(false)
    }
  }
  return { isUploading, bring: upload && ((file: File) => void bring(file)), drop }
}

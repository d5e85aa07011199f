import { useCallback, useMemo, useState } from 'react'
import { suggestionsFrom } from '../kit/colors/index.ts'
import { errorText, toPortError, useMessages, useModuleHost, useQuery } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import type { StudioPicture, ThemeLook, ThemeStudioPort } from './theme-studio.port.ts'

export interface PictureModel {
  stock: readonly StudioPicture[]
  uploaded: readonly StudioPicture[]
  /** Absent: pictures cannot be uploaded. */
  upload: ((file: File) => Promise<StudioPicture | undefined>) | undefined
  isUploading: boolean
  /** Colours of the picture that was uploaded or chosen last (ENT-20). */
  suggested: readonly string[]
  suggestFrom: (url: string) => void
}

const none: readonly StudioPicture[] = []
/** 20 MiB, as the server takes them. */
const maxBytes = 20_971_520

/** Pictures to choose from, and the colours in them. */
export function usePictures(
  port: ThemeStudioPort,
  look: Pick<ThemeLook, 'brandPicture' | 'agencyPicture'>,
): PictureModel {
  const { notify, announce } = useModuleHost()
  const tools = useMessages(messages)
  const result = useQuery(useMemo(() => port.stock?.(), [port]))
  const stock = result.state === 'ready' ? result.data : none
  const [uploaded, setUploaded] = useState(none)
  const [isUploading, setUploading] = useState(false)
  const [source, setSource] = useState<string>()

  const upload = useCallback(
    async (file: File) => {
      const { t } = tools
      const fail = (detail: string) =>
        notify({ tone: 'failure', title: t('picture.failed', { name: file.name }), detail })
      if (file.size > maxBytes) {
        fail(t('error.too-large'))
        return undefined
      }
      setUploading(true)
      try {
        const picture = await port.upload!(file)
        setUploaded((before) => [picture, ...before])
        setSource(picture.url)
        announce(t('colors.found', { count: suggestionsFrom(picture.colors).length }))
        return picture
      } catch (thrown) {
        const error = toPortError(thrown)
        const [ofFile] = Object.values(error.fields).flat()
        fail(ofFile ?? errorText(tools, error))
        return undefined
      } finally {
        setUploading(false)
      }
    },
    [announce, notify, port, tools],
  )

  // At first those of the picture that the theme has, where they are known.
  const wanted = source ?? look.brandPicture ?? look.agencyPicture
  const suggested = useMemo(() => {
    const picture = [...uploaded, ...stock].find(({ url }) => url === wanted)
    return picture ? suggestionsFrom(picture.colors) : []
  }, [stock, uploaded, wanted])
  return {
    stock,
    uploaded,
    upload: port.upload && upload,
    isUploading,
    suggested,
    suggestFrom: setSource,
  }
}

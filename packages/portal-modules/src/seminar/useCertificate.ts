import { useCallback } from 'react'
import { errorText, saveBytes, toPortError, useMessages, useModuleHost } from '../kit/index.ts'
import { slugOfName } from '../kit/names.ts'
import { messages } from './messages/index.ts'
import type { Certificate, Seminar, SeminarPort } from './seminar.port.ts'

/** Saves certificates as PDF files and says what went wrong (T-90); undefined where there are none. */
export function useCertificate(port: SeminarPort) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const download = useCallback(
    async ({ id, title }: Pick<Seminar, 'id' | 'title'>, certificate: Certificate) => {
      try {
        const file = await port.certificate!(id, certificate.id)
        const name = slugOfName(`${tools.t('certificate.file')} ${title}`)
        saveBytes(file, 'application/pdf', `${name}.pdf`)
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        notify({ tone: 'failure', title: tools.t('certificate.failed'), detail })
      }
    },
    [notify, port, tools],
  )
  return port.certificate && download
}

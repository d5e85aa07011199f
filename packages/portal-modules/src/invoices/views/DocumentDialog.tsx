import { Banner, Button, Dialog, DropZone, Icon } from '@atrium/design-system'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText, toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import type { Invoice, InvoicesPort } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'

/** As the call takes it. */
const mostBytes = 20 * 1_048_576

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-4);

    > .at-chosen {
      display: flex;
      align-items: center;
      gap: 10px;
      margin: 0;
      overflow-wrap: anywhere;
    }
  }
`

interface DocumentDialogProps {
  put: NonNullable<InvoicesPort['putDocument']>
  invoice: Invoice
  /** It is there: what is shown is old. */
  onDone: () => void
  onClose: () => void
}

/** What is wrong with a file before it is sent. */
async function faultOf(file: File): Promise<'big' | 'noPdf' | undefined> {
  if (file.size > mostBytes) return 'big'
  const begins = await file.slice(0, 1_024).text()
  return begins.includes('%PDF-') ? undefined : 'noPdf'
}

/** The PDF of an invoice as bookkeeping issued it, handed in by a person (INV-04). */
export function DocumentDialog({ put, invoice, onDone, onClose }: DocumentDialogProps) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { number, hasOwnDocument } = invoice

  const choose = async (chosen: File) => {
    setFailure(undefined)
    const fault = await faultOf(chosen)
    if (fault) setFailure(t(`document.${fault}`, { name: chosen.name }))
    setFile(fault ? undefined : chosen)
  }
  const send = async () => {
    if (!file) return setFailure(t('document.missing'))
    setFailure(undefined)
    setSending(true)
    try {
      const outcome = await put({ number, file, commandId: crypto.randomUUID() })
      notify({
        tone: outcome === 'unchanged' ? 'info' : 'success',
        title: t(`document.${outcome}`, { number }),
      })
      if (outcome !== 'unchanged') onDone()
      onClose()
    } catch (thrown) {
      const error = toPortError(thrown)
      setFailure(error.fields.document?.join(' ') ?? errorText(tools, error))
      setSending(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSending}
      title={t(hasOwnDocument ? 'document.replaceTitle' : 'document.title', { number })}
      description={t(hasOwnDocument ? 'document.replaceDetail' : 'document.detail')}
      footer={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            {t('recipient.cancel')}
          </Button>
          <Button variant="primary" isPending={isSending} onPress={() => void send()}>
            {t(hasOwnDocument ? 'document.replace' : 'document.send')}
          </Button>
        </>
      }
    >
      <Fields>
        {failure && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
        <DropZone
          label={t('document.drop')}
          description={t('document.kinds')}
          buttonLabel={t('document.choose')}
          accept=".pdf,application/pdf"
          allowsMultiple={false}
          isDisabled={isSending}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
        {file && (
          <p className="at-chosen" aria-live="polite">
            <Icon icon={FileText} size={20} />
            <span>{t('document.chosen', { name: file.name })}</span>
          </p>
        )}
      </Fields>
    </Dialog>
  )
}

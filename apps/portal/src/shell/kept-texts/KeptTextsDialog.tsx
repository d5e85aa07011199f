import { Button, copyText, DescriptionList, Dialog, useToasts } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { Copy } from 'lucide-react'
import { styled } from 'styled-components'
import { accessMessages } from '../../access/messages/index.ts'
import { joinTexts, type TypedText } from './unsaved.ts'

const Written = styled.span`
  white-space: pre-wrap;
  user-select: text;
`

interface KeptTextsDialogProps {
  texts: readonly TypedText[]
  onClose: () => void
}

/** Texts from before a sign-in, to read and to copy. */
export function KeptTextsDialog({ texts, onClose }: KeptTextsDialogProps) {
  const { t } = useMessages(accessMessages)
  const { show } = useToasts()
  const copy = () => {
    copyText(joinTexts(texts)).then(
      () => show({ tone: 'success', title: t('copied') }),
      () => show({ tone: 'failure', title: t('failed') }),
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('keptTitle')}
      description={t('keptDetail')}
      footer={
        <Button icon={Copy} onPress={copy}>
          {t('copy')}
        </Button>
      }
    >
      <DescriptionList
        layout="stacked"
        items={texts.map(({ label, dialog, text }) => ({
          term: [dialog, label || t('unnamed')].filter(Boolean).join(', '),
          detail: <Written>{text}</Written>,
        }))}
      />
    </Dialog>
  )
}

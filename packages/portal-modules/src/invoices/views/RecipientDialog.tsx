import {
  Banner,
  Button,
  Dialog,
  FieldGrid,
  FieldGridItem,
  Form,
  TextField,
} from '@atrium/design-system'
import { useId, useState } from 'react'
import { errorText, toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import type { InvoicesPort, Recipient } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'

interface RecipientDialogProps {
  port: InvoicesPort
  customer: { id: number; name: string }
  recipient: Recipient
  onSaved: () => void
  onClose: () => void
}

const names = ['name', 'addition', 'street', 'postcode', 'city', 'country', 'vatId', 'email', 'buyerReference'] as const satisfies readonly (keyof Recipient)[] // prettier-ignore
type Faults = Partial<Record<keyof Recipient, string>>

/** Where the invoices of a customer go (§ 14 UStG, INV-04). */
export function RecipientDialog(props: RecipientDialogProps) {
  const { port, customer, recipient, onSaved, onClose } = props
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [entered, setEntered] = useState<Recipient>(() => ({
    ...pick(recipient),
    // Nobody has said yet: the customer's own name is a beginning.
    name: recipient.name || customer.name,
  }))
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<Faults>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const refuse = (found: Faults) => {
    setFaults(found)
    setRefused(found)
  }
  const save = async () => {
    setFailure(undefined)
    setSaving(true)
    try {
      await port.saveRecipient(customer.id, entered)
      notify({ tone: 'success', title: t('recipient.done') })
      onSaved()
      onClose()
    } catch (thrown) {
      const error = toPortError(thrown)
      const told = names.flatMap((name) => {
        const texts = error.fields[name]
        return texts ? [[name, texts.join(' ')]] : []
      })
      if (told.length > 0) refuse(Object.fromEntries(told) as Faults)
      else setFailure(errorText(tools, error))
      setSaving(false)
    }
  }
  const fieldOf = (name: keyof Recipient, hint?: string) => ({
    label: t(`recipient.${name}`),
    description: isSpelledOut(entered[name]) ? t('recipient.spelledOut') : hint,
    value: entered[name],
    onChange: (text: string) => {
      setEntered((now) => ({ ...now, [name]: text }))
      setFaults(({ [name]: _mended, ...others }) => others)
    },
    errorMessage: faults[name],
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('recipient.title')}
      description={t('recipient.subtitle', { name: customer.name })}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('recipient.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t('recipient.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        hasNoActions
        onSubmit={() => void save()}
        errors={refused}
        isSaving={isSaving}
      >
        {failure && <Banner tone="bad">{failure}</Banner>}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus */}
        <TextField {...fieldOf('name')} isRequired autoFocus />
        <TextField {...fieldOf('addition', t('recipient.additionHint'))} />
        <TextField {...fieldOf('street')} isRequired />
        <FieldGrid>
          <FieldGridItem columns={4}>
            <TextField {...fieldOf('postcode')} isRequired />
          </FieldGridItem>
          <FieldGridItem columns={8}>
            <TextField {...fieldOf('city')} isRequired />
          </FieldGridItem>
          <FieldGridItem columns={4}>
            <TextField {...fieldOf('country', t('recipient.countryHint'))} isRequired />
          </FieldGridItem>
          <FieldGridItem columns={8}>
            <TextField {...fieldOf('vatId')} />
          </FieldGridItem>
        </FieldGrid>
        <TextField {...fieldOf('email', t('recipient.emailHint'))} type="email" />
        <TextField {...fieldOf('buyerReference', t('recipient.buyerReferenceHint'))} />
      </Form>
    </Dialog>
  )
}

const pick = (recipient: Recipient): Recipient =>
  Object.fromEntries(names.map((name) => [name, recipient[name]])) as unknown as Recipient

/** The letters of invoices are Latin, Greek and Cyrillic ones; others are written by those that stand for them. */
const isSpelledOut = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u.test(
    text,
  )

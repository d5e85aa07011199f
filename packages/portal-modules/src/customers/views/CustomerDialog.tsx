import { Button, Dialog, Form, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { errorText, useCloseQuestion, useMessages } from '../../kit/index.ts'
import type { Customer } from '../customers.port.ts'
import { messages } from '../messages/index.ts'
import type { CustomersModel } from '../useCustomers.ts'

interface CustomerDialogProps {
  model: CustomersModel
  /** Undefined: a new one. */
  customer: Customer | undefined
  onClose: () => void
}

/** Asks what a client is called; what was typed stays until it is kept. */
export function CustomerDialog({ model, customer, onClose }: CustomerDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [name, setName] = useState(customer?.name ?? '')
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<{ name: string }>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = name.trim() !== (customer?.name ?? '')
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  const submit = async () => {
    if (isSaving) return
    if (!isChanged) return onClose()
    setFailure(undefined)
    setSaving(true)
    const error = await model.put(customer, name.trim())
    setSaving(false)
    if (!error) return onClose()
    const told = error.fields.name?.join(' ')
    setFault(told)
    if (told) setRefused({ name: told })
    else setFailure(errorText(tools, error))
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={customer ? t('rename.title', { name: customer.name }) : t('new.title')}
        description={t(customer ? 'rename.detail' : 'new.detail')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(customer ? 'action.save' : 'action.create')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={refused}
          errorMessage={failure}
          isSaving={isSaving}
        >
          <TextField
            label={t('field.name')}
            value={name}
            onChange={(text) => {
              setName(text)
              setFault(undefined)
            }}
            maxLength={100}
            errorMessage={fault}
            autoComplete="off"
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

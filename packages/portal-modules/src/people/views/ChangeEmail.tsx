import { Banner, Button, Dialog, Form, TextField } from '@atrium/design-system'
import { AtSign } from 'lucide-react'
import { useId, useState } from 'react'
import { isEmail } from '../../kit/guests/index.ts'
import { toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { PeoplePort, Person } from '../people.port.ts'

interface ChangeEmailProps {
  port: Pick<PeoplePort, 'sendEmailLink'>
  person: Person
}

/** Asks a new mailbox whether it is somebody's; absent where the reader may not (ADM-09). */
export function ChangeEmail({ port, person }: ChangeEmailProps) {
  const { t } = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  if (!person.can.changeEmail) return null
  return (
    <div>
      <Button icon={AtSign} onPress={() => setOpen(true)}>
        {t('email.change')}
      </Button>
      {isOpen && <ChangeEmailDialog port={port} person={person} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ChangeEmailDialog({ port, person, onClose }: ChangeEmailProps & { onClose: () => void }) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [entered, setEntered] = useState('')
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<{ email: string }>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { id, fullName: name } = person
  const refuse = (text: string) => {
    setFault(text)
    setRefused({ email: text })
  }
  const send = async () => {
    setFailure(undefined)
    const email = entered.trim()
    if (!isEmail(email)) return refuse(t('fault.email'))
    setSending(true)
    try {
      await port.sendEmailLink(id, email)
      const detail = t('email.doneDetail', { name })
      notify({ tone: 'success', title: t('email.done', { email }), detail })
      onClose()
    } catch (thrown) {
      const error = toPortError(thrown)
      const told = error.fields.email?.join(' ')
      if (told) refuse(told)
      else setFailure(errorText(tools, error))
      setSending(false)
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSending}
      title={t('email.title')}
      description={t('email.detail', { name })}
      footer={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSending}>
            {t('email.send')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        hasNoActions
        onSubmit={() => void send()}
        errors={refused}
        isSaving={isSending}
      >
        {failure && <Banner tone="bad">{failure}</Banner>}
        {person.email && <TextField label={t('email.now')} value={person.email} isReadOnly />}
        <TextField
          label={t('email.next')}
          name="email"
          type="email"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
          value={entered}
          onChange={(text) => {
            setEntered(text)
            setFault(undefined)
          }}
          errorMessage={fault}
        />
      </Form>
    </Dialog>
  )
}

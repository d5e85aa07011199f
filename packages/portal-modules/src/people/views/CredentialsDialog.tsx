import { Banner, Button, Dialog, Form, PasswordField, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { Credentials, PeoplePort, Person } from '../people.port.ts'

interface CredentialsDialogProps {
  port: PeoplePort
  person: Person
  onClose: () => void
}

type Faults = Partial<Record<keyof Credentials, string>>
const blank: Credentials = { username: '', password: '', confirmation: '' }
const names = ['username', 'password', 'confirmation'] as const

/** Sets what somebody signs on with at the reporting tool; a password is kept nowhere here (ADM-03, REP-08). */
export function CredentialsDialog({ port, person, onClose }: CredentialsDialogProps) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [entered, setEntered] = useState(blank)
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
    const missing = names.filter((name) => entered[name].trim() === '')
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((name) => [name, t(`fault.${name}`)])))
    if (entered.password !== entered.confirmation)
      return refuse({ confirmation: t('fault.differs') })
    setSaving(true)
    try {
      await port.setCredentials(person.id, { ...entered, username: entered.username.trim() })
      notify({ tone: 'success', title: t('credentials.done', { name: person.fullName }) })
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
  const fieldOf = (name: keyof Credentials) => ({
    label: t(`credentials.${name}`),
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
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('credentials.title')}
      description={t('credentials.detail', { name: person.fullName })}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t('credentials.save')}
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
        <TextField {...fieldOf('username')} autoComplete="off" autoFocus />
        <PasswordField {...fieldOf('password')} autoComplete="new-password" />
        <PasswordField {...fieldOf('confirmation')} autoComplete="new-password" />
      </Form>
    </Dialog>
  )
}

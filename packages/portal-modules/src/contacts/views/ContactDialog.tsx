import { Button, Dialog, Form, Switch, TagPicker, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { contactFaults, fullName, noFields, type FieldName } from '../contacts.logic.ts'
import type { Contact, ContactFields, ContactList } from '../contacts.port.ts'
import { messages } from '../messages/index.ts'
import type { ContactsModel } from '../useContacts.ts'
import { PhotoField } from './PhotoField.tsx'

export interface ContactDialogProps {
  model: ContactsModel
  list: ContactList
  /** The contact to change; absent: a new one. */
  contact: Contact | undefined
  onClose: () => void
}

type Faults = Partial<Record<FieldName, string>>

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5) var(--at-space-4);

    @media (min-width: 600px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > [data-at-wide] {
        grid-column: 1 / -1;
      }
    }
  }
`

const fieldsOf = ({ id: _id, version: _version, can: _can, ...fields }: Contact): ContactFields =>
  fields

/** Asks who somebody is and how they are reached; what was typed stays until the server has it (CON-02). */
export function ContactDialog({ model, list, contact, onClose }: ContactDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [before] = useState(contact ? fieldsOf(contact) : noFields)
  const [fields, setFields] = useState(before)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  // Somebody else's change: what they saved is the state that the next save replaces.
  const current = contact && list.contacts.find(({ id }) => id === contact.id)
  const [version, onConflict] = useVersion(contact?.version, current?.version)
  const { close, question } = useCloseQuestion({
    isChanged: JSON.stringify(fields) !== JSON.stringify(before),
    onClose,
  })
  const { uploadPicture } = model.port

  const set = <Name extends FieldName>(name: Name, value: ContactFields[Name]) => {
    setFields((now) => ({ ...now, [name]: value }))
    // Both are about where requests go.
    const mended = name === 'isCallbackEnabled' ? 'email' : name
    setFaults(({ [mended]: _old, ...rest }) => rest)
  }
  const submit = async () => {
    const found = Object.entries(contactFaults(fields)).map(([name, fault]) => [name, t(`fault.${fault}`)]) // prettier-ignore
    setFaults(Object.fromEntries(found) as Faults)
    setFailure(undefined)
    if (isSaving || found.length > 0) return
    setSaving(true)
    const error = contact ? await model.save(contact.id, version, fields) : await model.add(fields)
    setSaving(false)
    if (!error) return onClose()
    const told = Object.entries(error.fields).map(([field, texts]) => [field, texts[0]])
    setFaults(Object.fromEntries(told) as Faults)
    setFailure(error)
    if (error.code === 'conflict') onConflict()
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={contact ? t('edit.title', { name: fullName(contact) }) : t('add.title')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(contact ? 'action.save' : 'action.add')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <Fields>
            <ContactFieldsForm {...{ list, fields, faults, set, uploadPicture }} />
          </Fields>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

interface ContactFieldsFormProps extends Pick<ContactsModel['port'], 'uploadPicture'> {
  list: ContactList
  fields: ContactFields
  faults: Faults
  set: <Name extends FieldName>(name: Name, value: ContactFields[Name]) => void
}

/** The fields of a contact, each with what is wrong with it. */
function ContactFieldsForm(props: ContactFieldsFormProps) {
  const { list, fields, faults, set, uploadPicture } = props
  const { t } = useMessages(messages)
  const text = (
    name: 'firstName' | 'lastName' | 'jobTitle' | 'department' | 'email' | 'phone' | 'mobile',
  ) => ({
    label: t(`field.${name}`),
    value: fields[name],
    onChange: (value: string) => set(name, value),
    errorMessage: faults[name],
  })
  const chosen = list.mediaTypes.filter(({ id }) => fields.mediaTypeIds.includes(id))

  return (
    <>
      {uploadPicture && (
        <div data-at-wide="">
          <PhotoField
            name={fullName(fields)}
            value={fields.pictureUrl}
            onChange={(address) => set('pictureUrl', address)}
            upload={uploadPicture}
          />
        </div>
      )}
      <TextField
        {...text('firstName')}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
        autoFocus
      />
      <TextField {...text('lastName')} isRequired />
      <TextField {...text('jobTitle')} />
      <TextField {...text('department')} />
      <TextField {...text('phone')} type="tel" />
      <TextField {...text('mobile')} type="tel" />
      <div data-at-wide="">
        <TextField {...text('email')} type="email" />
      </div>
      {list.mediaTypes.length > 0 && (
        <div data-at-wide="">
          <TagPicker
            label={t('field.media')}
            description={t('field.mediaHint')}
            options={list.mediaTypes.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={chosen.map(({ id, name }) => ({ id: String(id), label: name }))}
            onChange={(tags) =>
              set(
                'mediaTypeIds',
                tags.map(({ id }) => Number(id)),
              )
            }
            maxVisible={12}
            errorMessage={faults.mediaTypeIds}
          />
        </div>
      )}
      <div data-at-wide="">
        <Switch
          isSelected={fields.isCallbackEnabled}
          onChange={(isOn) => set('isCallbackEnabled', isOn)}
          description={t('field.callbackHint')}
        >
          {t('field.callback')}
        </Switch>
      </div>
    </>
  )
}

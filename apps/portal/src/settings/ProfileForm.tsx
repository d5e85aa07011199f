import { useProfileChange } from '@atrium/api-client'
import type { User } from '@atrium/api-client/contract'
import { FieldGrid, FieldGridItem, TextField, useToasts } from '@atrium/design-system'
import { useState } from 'react'
import { EmailField } from './EmailField.tsx'
import { useSettingsMessages } from './messages/index.ts'
import {
  changesOf,
  lacksName,
  profileFields,
  shownIn,
  type Profile,
  type ProfileField,
} from './profile.logic.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useFailure } from './useFailure.ts'

interface ProfileFormProps {
  user: User
  onDirtyChange: (isDirty: boolean) => void
}

const fills: Readonly<Record<ProfileField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  jobTitle: 'organization-title',
  phoneNumber: 'tel',
}

/** Name, job title and phone; the address changes elsewhere (SET-03). What was typed stays until it is saved. */
export function ProfileForm({ user, onDirtyChange }: ProfileFormProps) {
  const { t } = useSettingsMessages()
  const { show } = useToasts()
  const change = useProfileChange()
  const [typed, setTyped] = useState<Partial<Profile>>({})
  const [isSaving, setSaving] = useState(false)
  const { failure, hear, refuse, forget, clear } = useFailure(profileFields)
  const changes = changesOf(user, typed)
  const isDirty = Object.keys(changes).length > 0

  const save = async () => {
    const lacking = lacksName(user, typed)
    if (lacking.length > 0)
      return refuse(Object.fromEntries(lacking.map((field) => [field, t('nameMissing')])))
    setSaving(true)
    try {
      await change(changes)
      // What was typed meanwhile stays.
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([field, text]) => text !== typed[field as ProfileField]))) // prettier-ignore
      clear()
      show({ tone: 'success', title: t('saved') })
    } catch (error) {
      hear(error)
    } finally {
      setSaving(false)
    }
  }
  const discard = () => {
    setTyped({})
    clear()
  }

  return (
    <SettingsForm
      label={t('profile')}
      failure={failure}
      isDirty={isDirty}
      isSaving={isSaving}
      onSave={save}
      onDiscard={discard}
      onDirtyChange={onDirtyChange}
    >
      <FieldGrid>
        {profileFields.map((field) => (
          <FieldGridItem key={field} columns={6}>
            <TextField
              label={t(field)}
              name={field}
              type={field === 'phoneNumber' ? 'tel' : 'text'}
              autoComplete={fills[field]}
              isRequired={field === 'firstName' || field === 'lastName'}
              value={shownIn(user, typed, field)}
              errorMessage={failure?.fields[field]}
              onChange={(text) => {
                setTyped((before) => ({ ...before, [field]: text }))
                forget(field)
              }}
            />
          </FieldGridItem>
        ))}
        {user.email && (
          <FieldGridItem columns={6}>
            <EmailField email={user.email} />
          </FieldGridItem>
        )}
      </FieldGrid>
    </SettingsForm>
  )
}

import { Form, Section, Select, TextField } from '@atrium/design-system'
import { styled } from 'styled-components'
import { DiscardButton } from '../../kit/forms/DiscardButton.tsx'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PeoplePort, Person } from '../people.port.ts'
import { useEditor } from '../useEditor.ts'
import type { PeopleModel } from '../usePeople.ts'

const Pair = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: var(--at-space-4) 14px;
    align-items: start;
  }
`

const detailsOf = ({ firstName, lastName, jobTitle, phoneNumber, languageCode }: Person) => ({
  firstName,
  lastName,
  jobTitle: jobTitle ?? '',
  phoneNumber: phoneNumber ?? '',
  languageCode,
})
type Details = ReturnType<typeof detailsOf>

interface PersonFormProps {
  port: PeoplePort
  model: PeopleModel
  person: Person
}

/** What somebody is called and how one reaches them (ADM-01). */
export function PersonForm({ port, model, person }: PersonFormProps) {
  const { t } = useMessages(messages)
  const { notify } = useModuleHost()
  const { id, can } = person
  const editor = useEditor<Details>({
    kept: detailsOf(person),
    keepFromLeaving: port.keepFromLeaving,
    say: (name, value) => (name === 'languageCode' ? t(`language.${value as 'de' | 'en'}`) : value),
    check: ({ firstName, lastName }) => ({
      ...(firstName?.trim() === '' && { firstName: t('fault.firstName') }),
      ...(lastName?.trim() === '' && { lastName: t('fault.lastName') }),
    }),
    send: async ({ jobTitle, phoneNumber, ...changes }) => {
      const saved = await model.save({
        id,
        ...changes,
        ...(jobTitle !== undefined && { jobTitle: jobTitle.trim() || null }),
        ...(phoneNumber !== undefined && { phoneNumber: phoneNumber.trim() || null }),
      })
      notify({ tone: 'success', title: t('person.saved', { name: saved.fullName }) })
    },
  })
  const { draft, change, faults } = editor
  const text = (name: Exclude<keyof Details, 'languageCode'>) => (
    <TextField
      label={t(`person.${name}`)}
      type={name === 'phoneNumber' ? 'tel' : 'text'}
      autoComplete="off"
      isReadOnly={!can.change}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      errorMessage={faults[name]}
    />
  )
  return (
    <Form
      aria-label={t('person.details')}
      onSubmit={editor.save}
      errors={editor.refused}
      errorMessage={editor.failure}
      isSaving={editor.isSaving}
      blockedReason={editor.isDirty ? undefined : t('save.nothing')}
      hasNoActions={!can.change}
      actions={
        editor.isDirty && <DiscardButton isDisabled={editor.isSaving} onDiscard={editor.discard} />
      }
    >
      <Section
        title={t('person.details')}
        description={can.change ? undefined : t('person.readOnly')}
      >
        <Pair>
          {text('firstName')}
          {text('lastName')}
          {text('jobTitle')}
          {text('phoneNumber')}
          <Select
            label={t('person.languageCode')}
            isReadOnly={!can.change}
            options={[
              { id: 'de', label: t('language.de') },
              { id: 'en', label: t('language.en') },
            ]}
            value={draft.languageCode}
            onChange={(value) => change({ languageCode: value === 'en' ? 'en' : 'de' })}
          />
        </Pair>
      </Section>
    </Form>
  )
}

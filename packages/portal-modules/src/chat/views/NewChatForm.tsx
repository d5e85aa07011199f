import { Button, Form, Heading, TagPicker, TextArea, TextField } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { nameOf } from '../chat.logic.ts'
import type { ChatPerson } from '../chat.port.ts'
import { messages } from '../messages/index.ts'

export interface NewChatInput {
  name: string
  description: string
  memberIds: readonly number[]
}

export interface NewChatFormProps {
  /** Who can be taken in. */
  people: readonly ChatPerson[]
  isLoadingPeople: boolean
  isSaving: boolean
  /** Why it was not saved. */
  error: PortError | undefined
  onCreate: (chat: NewChatInput) => void
  onCancel: () => void
}

const Root = styled.section`
  @layer at.components {
    flex: 1;
    min-block-size: 0;
    padding: var(--at-space-4);
    overflow: auto;

    > h3 {
      margin-block-end: var(--at-space-3);
    }
  }
`

/** A new chat: its name, what it is about, and who takes part (CHAT-01, CHAT-10). */
export function NewChatForm(props: NewChatFormProps) {
  const { people, isLoadingPeople, isSaving, error, onCreate, onCancel } = props
  const tools = useMessages(messages)
  const { t } = tools
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [members, setMembers] = useState<readonly { id: string; label: string }[]>([])
  const [isTried, setTried] = useState(false)
  const length = name.trim().length
  const nameFault = length < 3 || length > 100 ? t('new.nameLength') : undefined
  const options = people.map((person) => ({ id: String(person.id), label: nameOf(person) }))
  const told = (field: string) => error?.fields[field]?.[0]
  const isTold = error && Object.keys(error.fields).length > 0
  return (
    <Root aria-label={t('new.title')}>
      <Heading level={3} size="m">
        {t('new.title')}
      </Heading>
      <Form
        aria-label={t('new.title')}
        submitLabel={t('new.create')}
        isSaving={isSaving}
        errors={error}
        errorMessage={error && !isTold && t('new.failed', { reason: errorText(tools, error) })}
        actions={<Button onPress={onCancel}>{t('new.cancel')}</Button>}
        onSubmit={() => {
          setTried(true)
          if (nameFault) return
          const memberIds = members.map(({ id }) => Number(id))
          onCreate({ name: name.trim(), description: description.trim(), memberIds })
        }}
      >
        <TextField
          label={t('new.name')}
          value={name}
          onChange={setName}
          errorMessage={(isTried && nameFault) || told('name')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the form wants to write
          autoFocus
        />
        <TextArea
          label={t('new.description')}
          value={description}
          onChange={setDescription}
          maxLength={1_000}
          errorMessage={told('description')}
        />
        <TagPicker
          label={t('new.members')}
          description={t('new.membersHint')}
          options={options}
          isLoading={isLoadingPeople}
          value={members}
          onChange={setMembers}
          maxVisible={12}
          emptyText={t('new.membersNone')}
          errorMessage={told('memberIds')}
        />
      </Form>
    </Root>
  )
}

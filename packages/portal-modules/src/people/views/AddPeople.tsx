import {
  Breadcrumbs,
  Button,
  Checkbox,
  Form,
  PageHeader,
  Select,
  TagPicker,
  TextField,
} from '@atrium/design-system'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PasteGuests, guestMessages } from '../../kit/guests/index.ts'
import { Rows } from '../../kit/lists/Rows.tsx'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { useRoleName } from '../../kit/roles/index.ts'
import { messages } from '../messages/index.ts'
import { blankRow, leastRole, withoutBlanks } from '../people.logic.ts'
import type { PeoplePort, Role } from '../people.port.ts'
import { useAddPeople } from '../useAddPeople.ts'
import type { PeopleModel } from '../usePeople.ts'

const Groups = styled.div`
  @layer at.components {
    max-inline-size: 560px;
  }
`

interface AddPeopleProps {
  port: PeoplePort
  model: PeopleModel
  onDone: () => void
}

/** Invites people by name and address, one by one or as a list out of a spreadsheet (ADM-04). */
export function AddPeople({ port, model, onDone }: AddPeopleProps) {
  const { t } = useMessages(messages)
  const { t: say } = useMessages(guestMessages)
  const { announce } = useModuleHost()
  const roleName = useRoleName()
  const form = useAddPeople(port, model, onDone)
  const { rows, change, put, faultOf } = form
  const [isPasting, setPasting] = useState(false)
  // The least first: it is what most get.
  const options = port.roles.toReversed().map((role) => ({ id: role, label: roleName(role) }))
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'all', label: t('title.people') },
              { id: 'this', label: t('add.title') },
            ]}
            onNavigate={onDone}
          />
        }
        title={t('add.title')}
        subtitle={t('add.subtitle')}
      />
      <Form
        aria-label={t('add.title')}
        onSubmit={form.send}
        errors={form.refused}
        errorMessage={form.failure}
        isSaving={form.isSaving}
        submitLabel={t('add.send', { count: form.count })}
        blockedReason={form.count > 0 ? undefined : t('add.nobody')}
        actions={<Button onPress={onDone}>{t('action.cancel')}</Button>}
      >
        <Rows
          label={t('add.title')}
          rows={rows}
          emptyText={t('add.none')}
          addLabel={t('add.row')}
          removeLabel={(number) => t('add.remove', { number })}
          onAdd={() => change([...rows, blankRow(rows.at(-1)?.role ?? leastRole(port.roles))])}
          onRemove={({ key }) => change(rows.filter((one) => one.key !== key))}
          actions={
            <Button variant="quiet" icon={ClipboardPaste} onPress={() => setPasting(true)}>
              {say('title')}
            </Button>
          }
        >
          {(row, index) => (
            <>
              <TextField
                label={t('add.name', { number: index + 1 })}
                autoComplete="off"
                value={row.fullName}
                onChange={(fullName) => put({ ...row, fullName })}
                errorMessage={faultOf(row, 'fullName')}
              />
              <TextField
                label={t('add.email', { number: index + 1 })}
                autoComplete="off"
                value={row.email}
                onChange={(email) => put({ ...row, email })}
                errorMessage={faultOf(row, 'email')}
              />
              <Select
                label={t('add.role', { number: index + 1 })}
                options={options}
                value={row.role}
                onChange={(role) => put({ ...row, role: (role ?? row.role) as Role })}
              />
              <Checkbox
                isSelected={row.isExternal}
                onChange={(isExternal) => put({ ...row, isExternal })}
                description={t('add.externalDetail')}
              >
                {t('add.external', { number: index + 1 })}
              </Checkbox>
            </>
          )}
        </Rows>
        {form.groups.options.length > 0 && (
          <Groups>
            <TagPicker
              label={t('add.groups')}
              description={t('add.groupsDetail')}
              options={form.groups.options}
              value={form.groups.chosen}
              onChange={form.groups.choose}
              maxVisible={12}
            />
          </Groups>
        )}
      </Form>
      <PasteGuests
        isOpen={isPasting}
        onOpenChange={setPasting}
        kinds={options}
        kindLabel={t('add.pasteRole')}
        onTake={(guests, role) => {
          const more = guests.map((guest) => ({ ...blankRow(role), ...guest }))
          change([...withoutBlanks(rows), ...more])
          announce(say('pasted', { count: more.length }))
        }}
      />
    </>
  )
}

import {
  Breadcrumbs,
  Button,
  Checkbox,
  Form,
  PageHeader,
  Select,
  TextField,
} from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { groupKinds } from '../people.logic.ts'
import type { GroupKind, PeoplePort, UserGroup } from '../people.port.ts'
import { useEditor } from '../useEditor.ts'
import type { UserGroupsModel } from '../useUserGroups.ts'
import { GroupMembers } from './GroupMembers.tsx'

const Narrow = styled.div`
  @layer at.components {
    display: grid;
    gap: 28px;
    max-inline-size: 920px;
    min-inline-size: 0;
  }
`

interface GroupPageProps {
  port: PeoplePort
  model: UserGroupsModel
  /** Absent: a new one. */
  group?: UserGroup
  onBack: () => void
}

type Draft = Pick<UserGroup, 'name' | 'kind' | 'isApprover' | 'seesInvoices'>
const blank: Draft = { name: '', kind: 'customer', isApprover: false, seesInvoices: false }
const draftOf = ({ name, kind, isApprover, seesInvoices }: UserGroup): Draft => ({
  name,
  kind,
  isApprover,
  seesInvoices,
})

/** What a group is called, of which kind it is, and what its people may (ADM-05). */
export function GroupPage({ port, model, group, onBack }: GroupPageProps) {
  const { t } = useMessages(messages)
  const { notify } = useModuleHost()
  const canChange = group ? group.can.change : true
  const editor = useEditor<Draft>({
    kept: group ? draftOf(group) : blank,
    keepFromLeaving: port.keepFromLeaving,
    say: (name, value) =>
      name === 'kind'
        ? t(`kind.${value as GroupKind}`)
        : typeof value === 'boolean'
          ? t(value ? 'yes' : 'no')
          : value,
    check: (_changes, { name }) =>
      name.trim() && name.trim().length <= 100 ? {} : { name: t('fault.groupName') },
    send: async (changes, draft) => {
      const name = draft.name.trim()
      // Rights that were not touched here stay as others set them.
      await model.save(
        group ? { ...changes, id: group.id, name, kind: draft.kind } : { ...draft, name },
      )
      notify({ tone: 'success', title: t(group ? 'group.saved' : 'group.made', { name }) })
      if (group) return
      port.keepFromLeaving?.(false)
      onBack()
    },
  })
  const { draft, change } = editor
  const title = group?.name ?? t('group.new')
  return (
    <Narrow>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'all', label: t('title.groups') },
              { id: 'this', label: title },
            ]}
            onNavigate={onBack}
          />
        }
        title={title}
      />
      <Form
        aria-label={title}
        onSubmit={editor.save}
        errors={editor.refused}
        errorMessage={editor.failure}
        isSaving={editor.isSaving}
        submitLabel={group ? undefined : t('group.make')}
        blockedReason={editor.isDirty || !group ? undefined : t('save.nothing')}
        hasNoActions={!canChange}
        actions={!group && <Button onPress={onBack}>{t('action.cancel')}</Button>}
      >
        <TextField
          label={t('group.name')}
          autoComplete="off"
          isRequired
          isReadOnly={!canChange}
          value={draft.name}
          onChange={(name) => change({ name })}
          errorMessage={editor.faults.name}
        />
        <Select
          label={t('column.kind')}
          isReadOnly={!canChange}
          options={groupKinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
          value={draft.kind}
          onChange={(kind) => change({ kind: (kind ?? draft.kind) as GroupKind })}
          errorMessage={editor.faults.kind}
        />
        <Checkbox
          isSelected={draft.isApprover}
          isReadOnly={!canChange}
          description={t('group.approverDetail')}
          onChange={(isApprover) => change({ isApprover })}
        >
          {t('group.approverLabel')}
        </Checkbox>
        <Checkbox
          isSelected={draft.seesInvoices}
          isReadOnly={!canChange}
          description={t('group.invoicesDetail')}
          onChange={(seesInvoices) => change({ seesInvoices })}
        >
          {t('group.invoicesLabel')}
        </Checkbox>
      </Form>
      {group && <GroupMembers port={port} group={group} />}
    </Narrow>
  )
}

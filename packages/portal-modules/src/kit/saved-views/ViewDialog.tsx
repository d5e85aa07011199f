import { Banner, Button, Dialog, Form, TagPicker, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import type { PortError } from '../port-error.ts'
import { useRoleName } from '../roles/index.ts'
import { useMessages } from '../language/useMessages.ts'
import { useQuery } from '../reading/useQuery.ts'
import { messages } from './messages.ts'
import type { SavedView } from './saved-views.types.ts'
import type { SavedViewsModel } from './useSavedViews.ts'

export interface ViewDialogProps {
  views: SavedViewsModel
  /** The one that is named or shared anew; absent: how the list is looked at now is kept. */
  view?: SavedView
  onClose: () => void
}

/** Names a view and says which groups have it, too (T-07). */
export function ViewDialog({ views, view, onClose }: ViewDialogProps) {
  const { t } = useMessages(messages)
  const formId = useId()
  const found = useQuery(views.groups)
  const groups = found.state === 'ready' ? found.data : []
  const [name, setName] = useState(view?.name ?? '')
  const [groupIds, setGroupIds] = useState(view?.groupIds ?? [])
  const arranged = useQuery(views.roles)
  const allRoles = arranged.state === 'ready' ? arranged.data : []
  const [roles, setRoles] = useState(view?.roles ?? [])
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setMissing(true)
    setSaving(true)
    setFailure(undefined)
    const said = { name: name.trim(), groupIds }
    const description = allRoles.length > 0 ? { ...said, roles } : said
    const error = await (view ? views.edit(view, description) : views.add(description))
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  const told = failure?.fields.name?.[0]
  const toldOfGroups = failure?.fields.userGroupIds?.[0]
  const roleName = useRoleName()
  const labelOf = (id: number) =>
    groups.find((group) => group.id === id)?.name ??
    (found.state === 'ready' ? t('otherGroup') : '…')
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={view ? t('editTitle', { name: view.name }) : t('saveTitle')}
      description={view ? undefined : t('saveDetail')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t(view ? 'editButton' : 'saveButton')}
          </Button>
        </>
      }
    >
      <Form id={formId} hasNoActions onSubmit={() => void save()} isSaving={isSaving}>
        {failure && !told && !toldOfGroups && <Banner tone="bad">{views.explain(failure)}</Banner>}
        <TextField
          label={t('name')}
          value={name}
          onChange={(text) => {
            setName(text)
            setMissing(false)
            setFailure(undefined)
          }}
          maxLength={100}
          errorMessage={isMissing ? t('nameMissing') : told}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
        <TagPicker
          label={t('share')}
          description={t('shareHint')}
          options={groups.map((group) => ({ id: `${group.id}`, label: group.name }))}
          isLoading={found.state === 'loading'}
          emptyText={t('shareEmpty')}
          errorMessage={toldOfGroups}
          value={groupIds.map((id) => ({ id: `${id}`, label: labelOf(id) }))}
          onChange={(tags) => {
            setGroupIds(tags.map(({ id }) => Number(id)))
            setFailure(undefined)
          }}
        />
        {allRoles.length > 0 && (
          <TagPicker
            label={t('startFor')}
            description={t('startForHint')}
            options={allRoles.map((role) => ({ id: role, label: roleName(role) }))}
            emptyText={t('startForEmpty')}
            value={roles.map((role) => ({ id: role, label: roleName(role) }))}
            onChange={(tags) => {
              setRoles(tags.map(({ id }) => id))
              setFailure(undefined)
            }}
          />
        )}
      </Form>
    </Dialog>
  )
}

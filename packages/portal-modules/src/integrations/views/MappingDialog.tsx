import { Banner, Button, Checkbox, CheckboxGroup, Dialog, Form, Select, Stack } from '@atrium/design-system' // prettier-ignore
import { useId, useState } from 'react'
import {
  errorText,
  isStale,
  useCloseQuestion,
  useMessages,
  type PortError,
} from '../../kit/index.ts'
import { useRoleName } from '../../kit/roles/index.ts'
import { directoryRoles, type DirectoryGroup, type DirectoryGroups } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import type { DirectoryGroupsModel } from '../useDirectoryGroups.ts'

interface MappingDialogProps {
  model: DirectoryGroupsModel
  group: DirectoryGroup
  known: DirectoryGroups
  /** What a group gives, in words. */
  describe: (group: DirectoryGroup) => string
  onClose: () => void
}

/** The choice that leaves roles as they are. */
const unchanged = 'unchanged'

/** Asks into which groups of the portal a group of a directory leads, and which role it gives (ADM-05, ADM-09). */
export function MappingDialog({ model, group, known, describe, onClose }: MappingDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const nameRole = useRoleName()
  // What is saved over: after a conflict, what somebody else has saved meanwhile.
  const [seen, setSeen] = useState(group)
  const [role, setRole] = useState(group.role)
  const [targetIds, setTargetIds] = useState(group.targetIds)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const isChanged =
    role !== seen.role || targetIds.toSorted().join() !== seen.targetIds.toSorted().join()
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  const submit = async () => {
    if (isSaving) return
    setFailure(undefined)
    setSaving(true)
    const error = await model.save(seen, { role, targetIds })
    setSaving(false)
    if (!error) return onClose()
    if (isStale(error) && error.current) setSeen(error.current as DirectoryGroup)
    setFailure(error)
  }
  const isOver = failure !== undefined && isStale(failure)
  const takeTheirs = () => {
    setRole(seen.role)
    setTargetIds(seen.targetIds)
    setFailure(undefined)
  }
  const told = (field: 'role' | 'targetIds') => failure?.fields[field]?.[0]
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t('groups.mapTitle', { name: group.name })}
        description={t('groups.mapDetail', { count: group.memberCount })}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('action.save')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errorMessage={failure && !isOver ? errorText(tools, failure) : undefined}
          isSaving={isSaving}
        >
          <Stack gap="5">
            {isOver && (
              <Banner
                tone="warn"
                action={
                  <Button size="compact" onPress={takeTheirs}>
                    {t('groups.takeTheirs')}
                  </Button>
                }
              >
                {t('groups.changedMeanwhile', { given: describe(seen) })}
              </Banner>
            )}
            {known.givesRoles ? (
              <Select
                label={t('groups.roleField')}
                description={t('groups.roleHint')}
                value={role ?? unchanged}
                onChange={(chosen) => setRole(directoryRoles.find((one) => one === chosen) ?? null)}
                options={[
                  { id: unchanged, label: t('groups.roleUnchanged') },
                  ...directoryRoles.map((one) => ({ id: one, label: nameRole(one) })),
                ]}
                errorMessage={told('role')}
              />
            ) : (
              <p>{t('groups.rolesElsewhere')}</p>
            )}
            {known.targets.length === 0 ? (
              <p>{t('groups.targetsEmpty')}</p>
            ) : (
              <CheckboxGroup
                label={t('groups.targets')}
                description={t('groups.targetsHint')}
                value={targetIds.map(String)}
                onChange={(ids) => setTargetIds(ids.map(Number))}
                errorMessage={told('targetIds')}
              >
                {known.targets.map(({ id, name }) => (
                  <Checkbox key={id} value={`${id}`}>
                    {name}
                  </Checkbox>
                ))}
              </CheckboxGroup>
            )}
          </Stack>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

import {
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Dialog,
  Form,
  Select,
  Stack,
  TextField,
} from '@atrium/design-system'
import { useId, useState } from 'react'
import { errorText, isoDay, useCloseQuestion, useMessages, useModuleHost, type PortError } from '../../kit/index.ts' // prettier-ignore
import { useRoleName } from '../../kit/roles/index.ts'
import {
  directoryRoles,
  integrationAreas,
  type DirectoryRole,
  type IntegrationArea,
  type IntegrationFields,
  type MadeToken,
} from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import type { IntegrationsModel } from '../useIntegrations.ts'

interface NewDialogProps {
  model: IntegrationsModel
  onMade: (made: MadeToken) => void
  onClose: () => void
}

type Field = keyof IntegrationFields
type Faults = Partial<Record<Field, string>>

const nameLength = { least: 2, most: 60 }
const isArea = (value: string): value is IntegrationArea =>
  (integrationAreas as readonly string[]).includes(value)

/** Asks what another system is called and what it may do; what was typed stays until it is made (ADM-09). */
export function NewDialog({ model, onMade, onClose }: NewDialogProps) {
  const tools = useMessages(messages)
  const nameRole = useRoleName()
  const { t } = tools
  const { now } = useModuleHost()
  const formId = useId()
  const [name, setName] = useState('')
  const [areas, setAreas] = useState<readonly IntegrationArea[]>([])
  const [role, setRole] = useState<DirectoryRole>('CLIENT')
  const [expiresOn, setExpiresOn] = useState<string | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<Faults>()
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = name !== '' || areas.length > 0 || expiresOn !== null
  const isDirectory = areas.includes('directory')
  const directoryRole = isDirectory ? role : null
  const { close, question } = useCloseQuestion({ isChanged, onClose })

  const refuse = (found: Faults) => {
    setFaults(found)
    // Another one with each refusal, so that the first wrong field has the focus.
    setRefused({ ...found })
  }
  const edit = (field: Field, change: () => void) => {
    change()
    setFaults(({ [field]: _mended, ...others }) => others)
  }
  const submit = async () => {
    if (isSaving) return
    setFailure(undefined)
    // That nothing is missing the form has seen to.
    if (name.trim().length < nameLength.least) return refuse({ name: t('fault.name') })
    setSaving(true)
    const outcome = await model.create({ name: name.trim(), areas, directoryRole, expiresOn })
    setSaving(false)
    if ('made' in outcome) return onMade(outcome.made)
    setFailure(outcome.error)
    refuse(
      Object.fromEntries(
        Object.entries(outcome.error.fields).map(([field, [first]]) => [field, first]),
      ),
    )
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t('new.title')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('action.create')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={refused}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <Stack gap="5">
            <TextField
              label={t('field.name')}
              description={t('field.nameHint')}
              value={name}
              onChange={(text) => edit('name', () => setName(text))}
              maxLength={nameLength.most}
              errorMessage={faults.name}
              autoComplete="off"
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
            <CheckboxGroup
              label={t('field.areas')}
              value={[...areas]}
              onChange={(values) => edit('areas', () => setAreas(values.filter(isArea)))}
              errorMessage={faults.areas}
              isRequired
            >
              {integrationAreas.map((area) => (
                <Checkbox key={area} value={area} description={t(`area.${area}Hint`)}>
                  {t(`area.${area}`)}
                </Checkbox>
              ))}
            </CheckboxGroup>
            {isDirectory && (
              <Select
                label={t('field.directoryRole')}
                description={t('field.directoryRoleHint')}
                value={role}
                onChange={(chosen) =>
                  edit('directoryRole', () =>
                    setRole(directoryRoles.find((one) => one === chosen) ?? 'CLIENT'),
                  )
                }
                options={directoryRoles.map((one) => ({ id: one, label: nameRole(one) }))}
                errorMessage={faults.directoryRole}
              />
            )}
            <DatePicker
              label={t('field.expiresOn')}
              description={t('field.expiresOnHint')}
              value={expiresOn}
              onChange={(day) => edit('expiresOn', () => setExpiresOn(day))}
              minValue={isoDay(now())}
              errorMessage={faults.expiresOn}
            />
          </Stack>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

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
  type Integration,
  type IntegrationArea,
  type IntegrationFields,
  type MadeToken,
} from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import type { IntegrationsModel } from '../useIntegrations.ts'

interface IntegrationDialogProps {
  model: IntegrationsModel
  /** The one that is changed. Absent: a new one. */
  integration?: Integration
  onMade: (made: MadeToken) => void
  onClose: () => void
}

type Field = keyof IntegrationFields
type Faults = Partial<Record<Field, string>>

const nameLength = { least: 2, most: 60 }
const isArea = (value: string): value is IntegrationArea =>
  (integrationAreas as readonly string[]).includes(value)

/** Asks what another system is called and what it may do; what was typed stays until it is kept (ADM-09). */
export function IntegrationDialog(props: IntegrationDialogProps) {
  const { model, integration, onMade, onClose } = props
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const formId = useId()
  const [name, setName] = useState(integration?.name ?? '')
  const [areas, setAreas] = useState<readonly IntegrationArea[]>(integration?.areas ?? [])
  const [role, setRole] = useState<DirectoryRole>(integration?.directoryRole ?? 'CLIENT')
  const [expiresOn, setExpiresOn] = useState<string | null>(integration?.expiresOn ?? null)
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<Faults>()
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const isChanged =
    name !== (integration?.name ?? '') ||
    [...areas].toSorted().join() !== [...(integration?.areas ?? [])].toSorted().join() ||
    expiresOn !== (integration?.expiresOn ?? null)
  // One that ended may be called something else without a later day.
  const earliest = [isoDay(now()), integration?.expiresOn ?? isoDay(now())].toSorted()[0]!
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
  const make = async (fields: IntegrationFields) => {
    const outcome = await model.create(fields)
    if ('error' in outcome) return outcome.error
    onMade(outcome.made)
    return undefined
  }
  const submit = async () => {
    if (isSaving) return
    setFailure(undefined)
    // That nothing is missing the form has seen to.
    if (name.trim().length < nameLength.least) return refuse({ name: t('fault.name') })
    setSaving(true)
    const fields = { name: name.trim(), areas, directoryRole, expiresOn }
    const error = integration ? await model.save(integration, fields) : await make(fields)
    setSaving(false)
    if (!error) return integration && onClose()
    setFailure(error)
    refuse(
      Object.fromEntries(Object.entries(error.fields).map(([field, [first]]) => [field, first])),
    )
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={integration ? t('edit.title', { name: integration.name }) : t('new.title')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(integration ? 'action.save' : 'action.create')}
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
            <Areas
              value={areas}
              onChange={(chosen) => edit('areas', () => setAreas(chosen))}
              errorMessage={faults.areas}
            />
            {isDirectory && (
              <RoleOfDirectory
                value={role}
                onChange={(chosen) => edit('directoryRole', () => setRole(chosen))}
                errorMessage={faults.directoryRole}
              />
            )}
            <DatePicker
              label={t('field.expiresOn')}
              description={t('field.expiresOnHint')}
              value={expiresOn}
              onChange={(day) => edit('expiresOn', () => setExpiresOn(day))}
              minValue={earliest}
              errorMessage={faults.expiresOn}
            />
          </Stack>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  errorMessage: string | undefined
}

/** What the other system may do. */
function Areas({ value, onChange, errorMessage }: FieldProps<readonly IntegrationArea[]>) {
  const { t } = useMessages(messages)
  return (
    <CheckboxGroup
      label={t('field.areas')}
      value={[...value]}
      onChange={(values) => onChange(values.filter(isArea))}
      errorMessage={errorMessage}
      isRequired
    >
      {integrationAreas.map((area) => (
        <Checkbox key={area} value={area} description={t(`area.${area}Hint`)}>
          {t(`area.${area}`)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}

/** As what the people of a directory come. */
function RoleOfDirectory({ value, onChange, errorMessage }: FieldProps<DirectoryRole>) {
  const { t } = useMessages(messages)
  const nameRole = useRoleName()
  return (
    <Select
      label={t('field.directoryRole')}
      description={t('field.directoryRoleHint')}
      value={value}
      onChange={(chosen) => onChange(directoryRoles.find((one) => one === chosen) ?? 'CLIENT')}
      options={directoryRoles.map((one) => ({ id: one, label: nameRole(one) }))}
      errorMessage={errorMessage}
    />
  )
}

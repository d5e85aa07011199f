import {
  Button,
  Dialog,
  Form,
  SegmentedControl,
  Switch,
  TagPicker,
  TextField,
  UrlField,
} from '@atrium/design-system'
import { LINK_LENGTHS, linkItem, linkVariant, withScheme } from '@atrium/design-system/validation'
import { ChartColumn, Globe } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import { IconField } from '../../kit/icons/IconField.tsx'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { cleanTags } from '../../kit/names.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import type { Collection, Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'

export interface LinkDialogProps {
  model: LinkCollectionModel
  collection: Collection
  /** The link to change; absent: a new one. */
  link: Link | undefined
  onClose: () => void
}

type Faults = Partial<Record<'name' | 'description' | 'url' | 'icon', string>>

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 20px;
  }
`

/** Asks for a link's words, address and icon; what was typed stays until the server has it (VAL-05 to VAL-07). */
export function LinkDialog({ model, collection, link, onClose }: LinkDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const formId = useId()
  const kinds = collection.kinds.filter((kind) => kind !== 'file')
  const [kind, setKind] = useState(link?.kind ?? kinds[0] ?? 'page')
  const [name, setName] = useState(link?.name ?? '')
  const [description, setDescription] = useState(link?.description ?? '')
  const [url, setUrl] = useState(link?.url ?? '')
  const [icon, setIcon] = useState(link?.icon ?? (kind === 'report' ? 'chart-column' : 'link'))
  const [tags, setTags] = useState<readonly string[]>(link?.tags ?? [])
  const audience = useAudienceChoice({
    groups: model.groups,
    current: link?.audience,
    ...(!link && { notifiesByDefault: model.notifiesByDefault }),
  })
  const [notifies, setNotifies] = useState(model.notifiesByDefault)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)

  const isFile = kind === 'file'
  const known = useMemo(
    () => cleanTags(collection.links.flatMap((other) => other.tags)),
    [collection],
  )
  // Somebody else's change: what they saved is the state that the next save replaces.
  const current = link && collection.links.find(({ id }) => id === link.id)
  const [version, onConflict] = useVersion(link?.version, current?.version)

  // The address is completed as soon as its field is left, which is nobody's change.
  const address = withScheme(url).trim()
  const written = JSON.stringify([kind, name, description, address, icon, tags, notifies])
  const [before] = useState(written)
  const { close, question } = useCloseQuestion({
    isChanged: written !== before || audience.isChanged,
    onClose,
  })

  const check = (): Faults => {
    const item = linkItem({ displayName: name, description }, locale)
    const variant = isFile ? {} : linkVariant({ url: withScheme(url), icon }, locale, true)
    return { name: item.displayName, description: item.description, ...variant }
  }
  const submit = async () => {
    const found = check()
    setFaults(found)
    setFailure(undefined)
    if (isSaving || Object.values(found).some(Boolean)) return
    const seen = await audience.confirm()
    if (!seen) return
    setSaving(true)
    const fields = {
      name: name.trim(),
      description: description.trim() || null,
      url: address,
      icon,
    }
    const { groupIds } = seen
    const entry = { fields, tags: cleanTags(tags), groupIds }
    const tells = audience.field ? seen.notify : notifies
    const error = link
      ? await model.save(link, version, entry)
      : await model.add(kind === 'report' ? 'report' : 'page', entry, tells)
    setSaving(false)
    if (!error) return onClose()
    const told = Object.entries(error.fields).map(([field, texts]) => [field, texts[0]])
    setFaults(Object.fromEntries(told) as Faults)
    setFailure(error)
    if (error.code === 'conflict') onConflict()
  }
  const edit = (change: () => void, field: keyof Faults) => {
    change()
    setFaults(({ [field]: _old, ...rest }) => rest)
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={
          link
            ? t('edit.title', { name: model.nameOf(link) })
            : t('add.title', { collection: collection.name })
        }
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(link ? 'action.save' : 'action.add')}
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
            {!link && kinds.length > 1 && (
              <SegmentedControl
                label={t('field.kind')}
                value={kind}
                onChange={setKind}
                options={[
                  { value: 'report', label: t('kind.report'), icon: ChartColumn },
                  { value: 'page', label: t('kind.page'), icon: Globe },
                ]}
              />
            )}
            <TextField
              label={t('field.name')}
              value={name}
              onChange={(text) => edit(() => setName(text), 'name')}
              maxLength={isFile ? undefined : LINK_LENGTHS.displayName.max}
              errorMessage={faults.name}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
            {!isFile && (
              <UrlField
                label={t('field.url')}
                description={t(kind === 'report' ? 'field.urlHint.report' : 'field.urlHint.page')}
                value={url}
                onChange={(text) => edit(() => setUrl(text), 'url')}
                errorMessage={faults.url}
                isStrict
                isRequired
                canOpen
              />
            )}
            <TextField
              label={t('field.description')}
              value={description}
              onChange={(text) => edit(() => setDescription(text), 'description')}
              maxLength={LINK_LENGTHS.description.max}
              errorMessage={faults.description}
            />
            {!isFile && (
              <IconField
                value={icon}
                onChange={(chosen) => edit(() => setIcon(chosen), 'icon')}
                errorMessage={faults.icon}
                isRequired
              />
            )}
            {model.hasTags && (
              <TagPicker
                label={t('field.tags')}
                allowsNew
                options={known.map((label) => ({ id: label, label }))}
                value={tags.map((label) => ({ id: label, label }))}
                onChange={(chosen) => setTags(chosen.map(({ label }) => label))}
              />
            )}
            {audience.field && <AudienceField {...audience.field} />}
            {!link && !audience.field && (
              <Switch isSelected={notifies} onChange={setNotifies}>
                {t('add.notify')}
              </Switch>
            )}
          </Fields>
        </Form>
      </Dialog>
      {question}
      {audience.question}
    </>
  )
}

import { linkItem, linkVariant, withScheme } from '@atrium/design-system/validation'
import { useMemo, useState } from 'react'
import { useAudienceChoice } from '../../kit/audience/index.ts'
import { useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { cleanTags } from '../../kit/names.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import type { Collection, Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'

export interface LinkDraftOptions {
  model: LinkCollectionModel
  collection: Collection
  /** The link to change; absent: a new one. */
  link: Link | undefined
  onClose: () => void
}

type Faults = Partial<Record<'name' | 'description' | 'url' | 'icon', string>>

export type LinkDraft = ReturnType<typeof useLinkDraft>

/** A link while it is written: its fields, what is wrong with them, and saving it. */
export function useLinkDraft({ model, collection, link, onClose }: LinkDraftOptions) {
  const { locale } = useMessages(messages)
  const kinds = collection.kinds.filter((kind) => kind !== 'file')
  const [kind, setKind] = useState(link?.kind ?? kinds[0] ?? 'page')
  const [values, setValues] = useState({
    name: link?.name ?? '',
    description: link?.description ?? '',
    url: link?.url ?? '',
    icon: link?.icon ?? (kind === 'report' ? 'chart-column' : 'link'),
  })
  const { name, description, url, icon } = values
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
  const edit = (field: keyof Faults, value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    setFaults(({ [field]: _old, ...rest }) => rest)
  }
  return {
    kinds,
    kind,
    setKind,
    isFile,
    values,
    edit,
    faults,
    tags,
    setTags,
    known,
    audience,
    notifies,
    setNotifies,
    failure,
    isSaving,
    submit,
    close,
    question,
  }
}

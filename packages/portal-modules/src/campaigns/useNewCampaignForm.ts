import { useState } from 'react'
import { useCloseQuestion, useMessages, type PortError } from '../kit/index.ts'
import type { Campaign } from './campaigns.port.ts'
import { messages } from './messages/index.ts'
import { blankCampaign, campaignFaults, copiedCampaign } from './new-campaign.logic.ts'
import type { NewCampaign } from './planning.port.ts'
import type { CreationModel } from './useCreation.ts'

type Field = keyof NewCampaign
export interface NewCampaignFormOptions {
  creation: CreationModel
  /** The campaign that is copied; undefined: a new one from nothing. */
  source: Campaign | undefined
  onClose: () => void
}

/** What is entered of a new campaign; it stays until the host has it (CAMP-07). */
export function useNewCampaignForm({ creation, source, onClose }: NewCampaignFormOptions) {
  const { choices, create } = creation
  const { t } = useMessages(messages)
  const [began] = useState(() =>
    source
      ? copiedCampaign(source, t('new.copyName', { name: source.name }))
      : blankCampaign(choices),
  )
  const [form, setForm] = useState(began)
  const [isTried, setTried] = useState(false)
  const [told, setTold] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<PortError>()
  const [refusals, setRefusals] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  // The same campaign is not made twice where only the answer got lost; a changed one is another.
  const written = JSON.stringify(form)
  const [command, setCommand] = useState({ written, id: crypto.randomUUID() })
  const { close, question } = useCloseQuestion({
    isChanged: written !== JSON.stringify(began),
    onClose,
  })
  const faults = campaignFaults(form)
  const own: Partial<Record<Field, string>> = {
    ...(faults.name && { name: t('new.nameMissing') }),
    ...(faults.end && { end: t('fault.order') }),
  }
  const faultOf = (field: Field) => told[field] ?? (isTried ? own[field] : undefined)
  const set = (field: Field, change: (form: NewCampaign) => NewCampaign) => {
    setForm(change)
    setTold(({ [field]: _old, ...rest }) => rest)
  }
  const put = <F extends Field>(field: F, value: NewCampaign[F]) =>
    set(field, (before) => ({ ...before, [field]: value }))

  const submit = async () => {
    setTried(true)
    setFailure(undefined)
    if (isSaving) return
    if (Object.keys(own).length > 0) return setRefusals({})
    const { id } = command.written === written ? command : { id: crypto.randomUUID() }
    setCommand({ written, id })
    setSaving(true)
    const error = await create({ ...form, name: form.name.trim() }, id)
    setSaving(false)
    if (!error) return onClose()
    setTold(
      Object.fromEntries(Object.entries(error.fields).map(([field, [text]]) => [field, text])),
    )
    setFailure(error)
    setRefusals({})
  }
  return { form, set, put, faultOf, failure, refusals, isSaving, submit, close, question }
}

export type NewCampaignForm = ReturnType<typeof useNewCampaignForm>

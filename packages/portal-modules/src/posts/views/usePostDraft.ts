import { useState } from 'react'
import { useAudienceChoice } from '../../kit/audience/index.ts'
import { useCloseQuestion, useMessages, useModuleHost, type PortError } from '../../kit/index.ts'
import { cleanTags } from '../../kit/names.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { clockOf, fieldsOf, momentOf, nextMorning, problemsOf } from '../posts.logic.ts'
import type { Post, PostFields } from '../posts.port.ts'
import type { PostsModel } from '../usePosts.ts'
import type { ReleasePlan } from './ReleaseField.tsx'

const empty: PostFields = {
  title: '',
  teaser: '',
  body: '',
  imageUrl: '',
  tags: [],
  publishedAt: null,
}

export interface PostDraftOptions {
  model: PostsModel
  /** The post to change; absent: a new one. */
  post: Post | undefined
  onClose: () => void
}

export type PostDraft = ReturnType<typeof usePostDraft>

/** A post while it is written: its fields, when it comes out, what is wrong, and saving it. */
export function usePostDraft({ model, post, onClose }: PostDraftOptions) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const [fields, setFields] = useState<PostFields>(() => (post ? fieldsOf(post) : empty))
  const [initialBody] = useState(fields.body)
  const [notifies, setNotifies] = useState(post ? post.notifies : model.notifiesByDefault)
  const audience = useAudienceChoice({ groups: model.groups, current: post?.audience })
  const state = post ? model.stateOf(post) : 'draft'
  const [plan, setPlan] = useState<ReleasePlan>(() =>
    post?.publishedAt && state === 'scheduled'
      ? { kind: 'later', ...clockOf(new Date(post.publishedAt)) }
      : { kind: 'now', ...nextMorning(now()) },
  )
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [saving, setSaving] = useState<'draft' | 'publish'>()

  const isOut = state === 'published'
  const isPlanned = !isOut && plan.kind === 'later'
  const planned = momentOf(plan)
  const planFault: 'required' | 'past' | undefined = !isPlanned
    ? undefined
    : !planned
      ? 'required'
      : planned <= now()
        ? 'past'
        : undefined
  const problems = isChecked ? problemsOf(fields) : {}
  const faultOf = (field: 'title' | 'teaser' | 'body') =>
    problems[field] ? t(`problem.${field}.${problems[field]}`) : failure?.fields[field]?.[0]
  const change = (part: Partial<PostFields>) => setFields((before) => ({ ...before, ...part }))
  const feed = model.feed.state === 'ready' ? model.feed.data : undefined
  const known = cleanTags(feed?.posts.flatMap(({ tags }) => tags) ?? [])
  const current = feed?.posts.find(({ id }) => id === post?.id)
  const [version, onConflict] = useVersion(post?.version, current?.version)

  // Of words that were all taken out again an empty paragraph stays.
  const body = problemsOf(fields).body === 'required' ? '' : fields.body
  const written = JSON.stringify([{ ...fields, body }, plan.kind, plan.day, plan.time, notifies])
  const [before] = useState(written)
  const { close, question } = useCloseQuestion({
    isChanged: written !== before || audience.isChanged,
    onClose,
  })

  const save = async (as: 'draft' | 'publish') => {
    setChecked(true)
    setFailure(undefined)
    if (saving || Object.keys(problemsOf(fields)).length > 0) return
    if (as === 'publish' && planFault) return
    const seen = await audience.confirm()
    if (!seen) return
    setSaving(as)
    const release = isPlanned && planned ? planned : now()
    const publishedAt = as === 'draft' ? null : isOut ? fields.publishedAt : release.toISOString()
    const whole = {
      ...fields,
      title: fields.title.trim(),
      teaser: fields.teaser.trim(),
      tags: cleanTags(fields.tags),
      publishedAt,
    }
    const error = post
      ? await model.save(post, version, whole, isOut ? undefined : notifies, seen.groupIds)
      : await model.add(whole, notifies, seen.groupIds)
    setSaving(undefined)
    if (!error) return onClose()
    setFailure(error)
    if (error.code === 'conflict') onConflict()
  }
  return {
    fields,
    change,
    faultOf,
    initialBody,
    known,
    audience,
    isOut,
    isPlanned,
    plan,
    setPlan,
    releaseFault: isChecked ? planFault : undefined,
    notifies,
    setNotifies,
    saving,
    save,
    failure,
    close,
    question,
  }
}

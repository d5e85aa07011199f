import {
  Button,
  Dialog,
  Form,
  later,
  Switch,
  TagPicker,
  TextArea,
  TextField,
} from '@atrium/design-system'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import {
  errorText,
  useCloseQuestion,
  useMessages,
  useModuleHost,
  type PortError,
} from '../../kit/index.ts'
import { cleanTags } from '../../kit/names.ts'
import { RichTextField } from '../../kit/rich-text/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { clockOf, momentOf, nextMorning, problemsOf } from '../posts.logic.ts'
import type { Post, PostFields } from '../posts.port.ts'
import { fieldsOf, type PostsModel } from '../usePosts.ts'
import { PictureField } from '../../kit/pictures/PictureField.tsx'
import type { ReleasePlan } from './ReleaseField.tsx'

// A calendar is heavy, and most posts come out at once.
const ReleaseField = later(async () => (await import('./ReleaseField.tsx')).ReleaseField)

export interface PostEditorProps {
  model: PostsModel
  /** The post to change; absent: a new one. */
  post: Post | undefined
  onClose: () => void
}

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 20px;
  }
`
const empty: PostFields = {
  title: '',
  teaser: '',
  body: '',
  imageUrl: '',
  tags: [],
  publishedAt: null,
}

/** Writes a post; what was written stays until the server has it (POST-04). */
export function PostEditor({ model, post, onClose }: PostEditorProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const formId = useId()
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
  const planFault = !isPlanned
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

  return (
    <>
      <Dialog
        isOpen
        size="large"
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={saving !== undefined}
        title={t(post ? 'edit.title' : 'edit.titleNew')}
        footer={
          <>
            <Button isDisabled={saving !== undefined} onPress={close}>
              {t('action.cancel')}
            </Button>
            {!isOut && (
              <Button isPending={saving === 'draft'} onPress={() => void save('draft')}>
                {t('action.saveDraft')}
              </Button>
            )}
            <Button variant="primary" type="submit" form={formId} isPending={saving === 'publish'}>
              {t(isOut ? 'action.save' : isPlanned ? 'action.plan' : 'action.publish')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void save('publish')}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
        >
          <Fields>
            <TextField
              label={t('field.title')}
              value={fields.title}
              onChange={(title) => change({ title })}
              maxLength={100}
              errorMessage={faultOf('title')}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
            <TextArea
              label={t('field.teaser')}
              description={t('field.teaserHint')}
              value={fields.teaser}
              onChange={(teaser) => change({ teaser })}
              maxLength={500}
              errorMessage={faultOf('teaser')}
            />
            <RichTextField
              label={t('field.text')}
              defaultValue={initialBody}
              onChange={(body) => change({ body })}
              errorMessage={faultOf('body')}
              uploadImage={model.canUploadPictures ? model.uploadPicture : undefined}
            />
            {model.canUploadPictures && (
              <PictureField
                value={fields.imageUrl}
                onChange={(imageUrl) => change({ imageUrl })}
                upload={model.uploadPicture}
                failureOf={(error) => errorText(tools, error)}
              />
            )}
            <TagPicker
              label={t('field.tags')}
              allowsNew
              options={known.map((label) => ({ id: label, label }))}
              value={fields.tags.map((label) => ({ id: label, label }))}
              onChange={(tags) => change({ tags: tags.map(({ label }) => label) })}
            />
            {audience.field && <AudienceField {...audience.field} />}
            {!isOut && (
              <ReleaseField
                value={plan}
                onChange={setPlan}
                errorMessage={
                  isChecked && planFault ? t(`problem.release.${planFault}`) : undefined
                }
              />
            )}
            {!isOut && (
              <Switch isSelected={notifies} onChange={setNotifies}>
                {t('notify')}
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

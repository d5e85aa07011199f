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
import { useId } from 'react'
import { styled } from 'styled-components'
import { AudienceField } from '../../kit/audience/index.ts'
import { errorText, useMessages } from '../../kit/index.ts'
import { RichTextField } from '../../kit/rich-text/index.ts'
import { messages } from '../messages/index.ts'
import type { PostsModel } from '../usePosts.ts'
import { PictureField } from '../../kit/pictures/PictureField.tsx'
import { usePostDraft, type PostDraft, type PostDraftOptions } from './usePostDraft.ts'

// A calendar is heavy, and most posts come out at once.
const ReleaseField = later(async () => (await import('./ReleaseField.tsx')).ReleaseField)

export type PostEditorProps = PostDraftOptions

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
  }
`
/** Writes a post; what was written stays until the server has it (POST-04). */
export function PostEditor({ model, post, onClose }: PostEditorProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const draft = usePostDraft({ model, post, onClose })
  const { audience, isOut, isPlanned, saving, save, failure, close, question } = draft

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
            <PostFieldsForm model={model} draft={draft} />
          </Fields>
        </Form>
      </Dialog>
      {question}
      {audience.question}
    </>
  )
}

interface PostFieldsFormProps {
  model: PostsModel
  draft: PostDraft
}

/** The fields of a post, each with what is wrong with it. */
function PostFieldsForm({ model, draft }: PostFieldsFormProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { fields, change, faultOf, initialBody, known, audience, isOut } = draft
  const { plan, setPlan, releaseFault, notifies, setNotifies } = draft
  return (
    <>
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
          errorMessage={releaseFault && t(`problem.release.${releaseFault}`)}
        />
      )}
      {!isOut && (
        <Switch isSelected={notifies} onChange={setNotifies}>
          {t('notify')}
        </Switch>
      )}
    </>
  )
}

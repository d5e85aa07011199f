import { Banner, Button } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'

/** Said where a block was withdrawn or changed while somebody orders from it; what was entered stays. */
export function BlockNotice({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { blockNews, draft, step, goTo } = model
  const name = draft.block?.name ?? ''
  if (blockNews.isGone)
    return (
      <Banner
        tone="bad"
        action={
          step === 'finish' && (
            <Button size="compact" onPress={() => goTo('customize')}>
              {t('block.chooseAnother')}
            </Button>
          )
        }
      >
        {t('block.gone', { name })}
      </Banner>
    )
  if (!blockNews.isChanged) return null
  return (
    <Banner tone="warn" onClose={blockNews.dismiss}>
      {t('block.changed', { name })}
    </Banner>
  )
}

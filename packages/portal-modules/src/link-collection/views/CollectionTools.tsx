import {
  Button,
  FileButton,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  SearchField,
  SegmentedControl,
} from '@atrium/design-system'
import { ArrowDownUp, LayoutGrid, List, Plus, RectangleHorizontal, Upload } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { parseSort, sortOrders } from '../link-collection.logic.ts'
import type { Collection } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'

const Tools = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--at-space-2);

    > .at-find {
      flex: 0 1 200px;
      min-inline-size: 140px;
    }
  }
`

/** From so many links on, searching is quicker than looking. */
const searchFrom = 4
const icons = { list: List, card: RectangleHorizontal, thumbnail: LayoutGrid }

export interface CollectionToolsProps {
  model: LinkCollectionModel
  collection: Collection
  /** Absent where no link may be added. */
  onAdd: (() => void) | undefined
}

/** Search, order, view and what may be added. */
export function CollectionTools({ model, collection, onAdd }: CollectionToolsProps) {
  const { t } = useMessages(messages)
  const { name, links } = collection
  return (
    <Tools>
      {links.length >= searchFrom && (
        <div className="at-find">
          <SearchField
            label={t('find.label', { collection: name })}
            placeholder={t('find.placeholder')}
            value={model.text}
            onChange={model.setText}
          />
        </div>
      )}
      {links.length > 1 && (
        <MenuTrigger>
          <IconButton
            icon={ArrowDownUp}
            label={t('sort.label', { order: t(`sort.${model.sort}`) })}
          />
          <Menu
            selectionMode="single"
            selectedKeys={[model.sort]}
            onAction={(key) => model.setSort(parseSort(String(key)))}
          >
            {sortOrders.map((order) => (
              <MenuItem key={order} id={order}>
                {t(`sort.${order}`)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      )}
      {links.length > 0 && (
        <SegmentedControl
          label={t('view.label', { collection: name })}
          isIconOnly
          value={model.view}
          onChange={model.setView}
          options={(['list', 'card', 'thumbnail'] as const).map((value) => ({
            value,
            label: t(`view.${value}`),
            icon: icons[value],
          }))}
        />
      )}
      {model.canAddFiles && (
        <FileButton
          icon={Upload}
          allowsMultiple
          isPending={model.isUploading}
          onFiles={model.addFiles}
        >
          {t(model.isUploading ? 'upload.running' : 'action.addFiles')}
        </FileButton>
      )}
      {onAdd && (
        <Button icon={Plus} onPress={onAdd}>
          {t('action.add')}
        </Button>
      )}
    </Tools>
  )
}

import { ListRow, ListRows } from '@atrium/design-system'
import { LinkMark } from './LinkMark.tsx'
import { LinkMenu } from './LinkMenu.tsx'
import {
  hrefOf,
  LinkReactions,
  LinkTags,
  LinkTitle,
  useDetailsOf,
  type LinkViewProps,
} from './link-parts.tsx'

/** Links as rows (ENT-13). */
export function LinkList({ model, name, ...commands }: LinkViewProps) {
  const detailsOf = useDetailsOf()
  return (
    <ListRows aria-label={name}>
      {model.links.map((link) => (
        <ListRow
          key={link.id}
          mark={<LinkMark link={link} />}
          title={<LinkTitle link={link} model={model} />}
          subtitle={detailsOf(link)}
          href={hrefOf(link)}
          onPress={() => model.open(link)}
          actions={
            <>
              <LinkTags link={link} model={model} />
              <LinkReactions link={link} model={model} />
              <LinkMenu link={link} model={model} {...commands} />
            </>
          }
        />
      ))}
    </ListRows>
  )
}

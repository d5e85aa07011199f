import type { Component } from '@atrium/api-client/contract'
import { formatBytes, IconTile, ListRow, ListRows, Marked, Section } from '@atrium/design-system'
import { formatMoment, useModuleHost } from '@atrium/portal-modules/kit'
import { useSearchMessages } from './messages/index.ts'
import { iconOf, shownName, typeWord } from './results.ts'
import type { FoundCampaign, FoundComponent, SearchResult } from './search.types.ts'

interface SearchResultsProps {
  /** Who was found. */
  people: readonly SearchResult[]
  items: readonly (FoundCampaign & Partial<Pick<Component, 'fileSize' | 'modifiedAt'>>)[]
  query: string
  hidesExtensions: boolean
  /** Others are on their way. */
  isBusy: boolean
  onOpen: (component: FoundComponent) => void
}

/** What was found under a heading for each type, in the order in which the server gives it. */
export function SearchResults(props: SearchResultsProps) {
  const { people, items, query, hidesExtensions, isBusy, onOpen } = props
  const words = useSearchMessages()
  const { locale, now } = useModuleHost()
  const groups = Map.groupBy(items, ({ type }) => typeWord(words, 'group', type))
  return (
    <div className="results" aria-busy={isBusy}>
      {people.length > 0 && (
        <Section title={words.t('people')} aside={people.length}>
          <ListRows>
            {people.map(({ id, label, detail, icon, open }) => (
              <ListRow
                key={id}
                isCompact
                mark={icon && <IconTile icon={icon} />}
                title={<Marked text={label} query={query} />}
                subtitle={detail && <Marked text={detail} query={query} />}
                onPress={open}
              />
            ))}
          </ListRows>
        </Section>
      )}
      {[...groups].map(([heading, group]) => (
        <Section key={heading} title={heading} aside={group.length}>
          <ListRows>
            {group.map((item) => (
              <ListRow
                key={item.id}
                isCompact
                mark={<IconTile icon={iconOf(item)} />}
                title={
                  <>
                    <Marked text={shownName(item, hidesExtensions)} query={query} />
                    {item.sign && <> {item.sign}</>}
                  </>
                }
                subtitle={item.description && <Marked text={item.description} query={query} />}
                meta={[
                  item.fileSize != null && formatBytes(locale, item.fileSize),
                  item.modifiedAt && formatMoment(locale, new Date(item.modifiedAt), now()),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                onPress={() => onOpen(item)}
              />
            ))}
          </ListRows>
        </Section>
      ))}
    </div>
  )
}

import type { Guide } from './guide.types.ts'

/** What shows things, or why there are none. */
export const showing: Record<string, Guide> = {
  DataTable: {
    use: ['Many things of one kind that are compared by their values: orders, invoices, people.'],
    not: [
      'For things that are recognised by a picture: `TileGrid`.',
      'For what is inside each other: `Tree`.',
      'For ten things with a line each: `ListRow`.',
      'For facts about one thing: `DescriptionList`.',
    ],
    anatomy: [
      'Head: names of columns, sorting',
      'Rows; the first cell names the row',
      'Box to choose, menu of a row',
      'Foot with sums, where they mean something',
    ],
    does: [
      'Numbers to the end, in figures of one width.',
      'The name first, then what is decided by.',
      'Say in the column’s own words where a cell is empty.',
    ],
    donts: [
      'A button in each cell: put them into the row’s menu.',
      'More columns than people compare; the rest can be shown by choice.',
    ],
    related: ['TileGrid', 'Tree', 'VirtualList', 'ListRow', 'FilterBar'],
  },
  ListRow: {
    use: ['Some things of one kind, each with a name, a line about it and one thing at its end.'],
    not: ['To compare values: `DataTable`.', 'To be turned over by the thousand: `VirtualList`.'],
    anatomy: [
      'Mark: icon, picture or avatar',
      'Name',
      'Line about it',
      'State or command at the end',
    ],
    does: ['The whole row leads there; what is at its end is a button of its own.'],
    donts: ['Three lines of small text: then it is a card.'],
    related: ['DataTable', 'Card', 'VirtualList', 'DescriptionList'],
  },
  Card: {
    use: ['Things of different kinds beside each other, each with a heading of its own.'],
    not: [
      'For a part of a page: `Section` has no frame and needs none.',
      'For things of one kind: `ListRow` or `TileGrid`.',
    ],
    anatomy: ['Heading', 'Control at its end', 'Content', 'Foot'],
    does: ['A hairline: shadow is for what floats.'],
    donts: ['A card in a card.', 'A card around everything.'],
    related: ['Section', 'TileGrid', 'Grid'],
  },
  PageHeader: {
    use: ['Once on a page, first on it.'],
    not: [
      'For a part of a page: `Section`.',
      'For a brand’s picture on the first page: `BrandHero`.',
    ],
    anatomy: [
      'Where one is, as `Breadcrumbs`',
      'Title: the only heading of the first level',
      'A line with what counts',
      'Commands: one primary, the rest in a menu',
    ],
    does: ['Hold the place of commands that come with the content (`areActionsLoading`).'],
    donts: ['Filters in it: they stand over what they filter.'],
    related: ['Breadcrumbs', 'Section', 'FilterBar', 'BrandHero'],
  },
  Section: {
    use: ['A part of a page that has a heading.'],
    not: ['For something that can be taken away or opened: `Card`, `Disclosure`.'],
    anatomy: ['Heading of the next level', 'A line about it', 'Control at its end', 'Content'],
    does: ['Levels without gaps: the second follows the first.'],
    donts: ['A section for a single line.'],
    related: ['Card', 'Disclosure', 'Heading'],
  },
  StateScreen: {
    use: ['There is nothing to see: nothing yet, nothing found, nothing allowed, nothing loaded.'],
    not: ['While it loads: `Skeleton`.', 'Where the rest of the page works: `Banner`.'],
    anatomy: [
      'Icon',
      'One sentence: what is so',
      'One line: why, or what comes here',
      'One way on',
    ],
    does: [
      'Say what belongs here and how to begin.',
      'Nothing found offers to take the filters off.',
    ],
    donts: ['“Oops!”', 'A drawing that says nothing.', 'The number of an error as the first word.'],
    related: ['Skeleton', 'Banner', 'Spinner'],
  },
  Skeleton: {
    use: ['What comes has a known shape, and takes longer than a moment.'],
    not: [
      'For a command that runs: the button’s own spinner.',
      'For a share that is known: `ProgressBar`.',
    ],
    anatomy: ['Bars where words will be', 'Blocks where pictures will be'],
    does: ['At the size of what comes: nothing jumps.', 'As many rows as there probably are.'],
    donts: ['For a tenth of a second: it only flickers.'],
    related: ['Spinner', 'ProgressBar', 'StateScreen'],
  },
  Chip: {
    use: ['A short fact at a thing: a state, a priority, a filter that was chosen.'],
    not: [
      'For a number of new things: `Badge`.',
      'For states that have an order and a sign: `StatusMark`.',
      'For a command: `Button`.',
    ],
    anatomy: ['Sign or dot', 'One or two words', 'Remove, for a chosen filter'],
    does: [
      'The same word and tone for the same state everywhere.',
      'Say it by the word; the tone only helps.',
    ],
    donts: ['Five chips at one thing.'],
    related: ['Badge', 'StatusMark', 'TagList', 'FilterBar'],
  },
}

import { Send } from 'lucide-react'
import * as all from '../../components/index.ts'
import type { Shown } from './shown.ts'

const nothing = () => undefined

/** Components from A to I, each with what it cannot do without. */
export const shownAToI: Shown = {
  ActionBar: (native) => (
    <all.ActionBar count={1} onClear={nothing} {...native}>
      {null}
    </all.ActionBar>
  ),
  ActivityFeed: (native) => <all.ActivityFeed label="News" items={[]} {...native} />,
  AppShell: (native) => (
    <all.AppShell navigation={null} topBar={null} {...native}>
      Page
    </all.AppShell>
  ),
  Navigation: (native) => (
    <all.Navigation brand={null} {...native}>
      {null}
    </all.Navigation>
  ),
  NavBrand: (native) => <all.NavBrand name="Portal" {...native} />,
  NavSection: (native) => <all.NavSection {...native}>{null}</all.NavSection>,
  NavItem: (native) => <all.NavItem icon={Send} label="Page" href="#page" {...native} />,
  NavUser: (native) => <all.NavUser name="Anna Beck" menu={null} {...native} />,
  TopBar: (native) => <all.TopBar {...native} />,
  Avatar: (native) => <all.Avatar name="Anna Beck" {...native} />,
  AvatarGroup: (native) => <all.AvatarGroup people={[{ name: 'Anna Beck' }]} {...native} />,
  Badge: (native) => <all.Badge count={3} {...native} />,
  Banner: (native) => <all.Banner {...native}>Maintenance at six</all.Banner>,
  BarChart: (native) => (
    <all.BarChart label="Cost" rowsTitle="Media" series={[]} rows={[]} {...native} />
  ),
  Board: (native) => (
    <all.Board
      label="Tasks"
      columns={[{ id: 'open', title: 'Open', items: ['Brief'] }]}
      getKey={String}
      getText={String}
      renderCard={String}
      {...native}
    />
  ),
  BrandHero: (native) => <all.BrandHero title="Welcome" focus="50% 20%" {...native} />,
  Breadcrumbs: (native) => <all.Breadcrumbs items={[{ id: 'a', label: 'Files' }]} {...native} />,
  Button: (native) => <all.Button {...native}>Send</all.Button>,
  ButtonGroup: (native) => <all.ButtonGroup {...native}>{null}</all.ButtonGroup>,
  Calendar: (native) => <all.Calendar label="Day" {...native} />,
  RangeCalendar: (native) => <all.RangeCalendar label="Days" {...native} />,
  CalendarView: (native) => <all.CalendarView label="Dates" events={[]} {...native} />,
  Card: (native) => <all.Card title="News" {...native} />,
  Checkbox: (native) => <all.Checkbox {...native}>Agreed</all.Checkbox>,
  CheckboxGroup: (native) => (
    <all.CheckboxGroup label="Media" description="At least one" {...native}>
      {null}
    </all.CheckboxGroup>
  ),
  Chip: (native) => <all.Chip {...native}>New</all.Chip>,
  Code: (native) => <all.Code {...native}>a = 1</all.Code>,
  'Code, a block': (native) => (
    <all.Code variant="block" {...native}>
      a = 1
    </all.Code>
  ),
  ColorField: (native) => <all.ColorField label="Colour" {...native} />,
  ComboBox: (native) => <all.ComboBox label="City" options={[]} {...native} />,
  CommandField: (native) => (
    <all.CommandField
      label="Search"
      groups={[]}
      onChoose={nothing}
      onSubmit={nothing}
      {...native}
    />
  ),
  CommandPalette: (native) => (
    <all.CommandPalette isOpen onOpenChange={nothing} groups={[]} onChoose={nothing} {...native} />
  ),
  CommentItem: (native) => (
    <all.CommentItem author={{ name: 'Anna Beck' }} time={0} now={0} {...native}>
      Done
    </all.CommentItem>
  ),
  ConfigForm: (native) => <all.ConfigForm fields={[]} values={{}} onChange={nothing} {...native} />,
  ConfirmDialog: (native) => (
    <all.ConfirmDialog
      isOpen
      onOpenChange={nothing}
      title="Remove?"
      confirmLabel="Remove"
      onConfirm={nothing}
      {...native}
    />
  ),
  CopyField: (native) => <all.CopyField label="Link" value="https://a.example" {...native} />,
  DataTable: ({ ref: _ref, ...native }) => (
    <all.DataTable
      label="Orders"
      columns={[{ id: 'name', title: 'Name' }]}
      rows={['Brief']}
      getKey={String}
      {...native}
    />
  ),
  DateField: (native) => <all.DateField label="Start" {...native} />,
  DatePicker: (native) => <all.DatePicker label="Start" {...native} />,
  DateRangePicker: (native) => <all.DateRangePicker label="Time" {...native} />,
  DescriptionList: (native) => <all.DescriptionList items={[]} {...native} />,
  Dialog: (native) => <all.Dialog isOpen onOpenChange={nothing} title="Order" {...native} />,
  Disclosure: (native) => (
    <all.Disclosure title="More" {...native}>
      Words
    </all.Disclosure>
  ),
  DisclosureGroup: (native) => <all.DisclosureGroup {...native}>{null}</all.DisclosureGroup>,
  Divider: (native) => <all.Divider {...native} />,
  DonutChart: (native) => (
    <all.DonutChart
      label="Cost"
      partsTitle="Media"
      valuesTitle="Euro"
      parts={[{ id: 'tv', label: 'TV', value: 1 }]}
      {...native}
    />
  ),
  DragPreview: (native) => <all.DragPreview label="Brief" {...native} />,
  Drawer: (native) => (
    <all.Drawer isOpen onOpenChange={nothing} title="News" {...native}>
      Words
    </all.Drawer>
  ),
  DropZone: (native) => <all.DropZone onFiles={nothing} {...native} />,
  FieldGrid: (native) => <all.FieldGrid {...native}>{null}</all.FieldGrid>,
  FieldGridItem: (native) => <all.FieldGridItem {...native} />,
  FileButton: (native) => (
    <all.FileButton onFiles={nothing} {...native}>
      Choose
    </all.FileButton>
  ),
  FileIcon: (native) => <all.FileIcon name="plan.pdf" {...native} />,
  'FileIcon, a tile': (native) => <all.FileIcon name="plan.pdf" look="tile" {...native} />,
  FilterBar: (native) => <all.FilterBar filters={[]} value={{}} onChange={nothing} {...native} />,
  FilterChip: (native) => (
    <all.FilterChip
      filter={{ id: 'state', label: 'State', options: [] }}
      chosen={[]}
      onChange={nothing}
      {...native}
    />
  ),
  Form: (native) => (
    <all.Form onSubmit={nothing} {...native}>
      {null}
    </all.Form>
  ),
  GradeField: (native) => <all.GradeField label="Grade" {...native} />,
  Grid: (native) => <all.Grid {...native}>{null}</all.Grid>,
  GridItem: (native) => <all.GridItem {...native}>{null}</all.GridItem>,
  Heading: (native) => <all.Heading {...native}>News</all.Heading>,
  HoverCard: (native) => (
    <all.HoverCard content="Campaign lead" {...native}>
      <button type="button" ref={(button) => button?.focus()}>
        Anna Beck
      </button>
    </all.HoverCard>
  ),
  Icon: (native) => <all.Icon icon={Send} {...native} />,
  IconButton: (native) => <all.IconButton icon={Send} label="Send" {...native} />,
  'IconButton, a link': (native) => (
    <all.IconButton icon={Send} label="Send" href="#send" {...native} />
  ),
  IconTile: (native) => <all.IconTile icon={Send} {...native} />,
  ImageSelector: (native) => <all.ImageSelector label="Picture" images={[]} {...native} />,
  InlineEdit: (native) => (
    <all.InlineEdit label="Name" value="Brief" onSave={nothing} {...native} />
  ),
}

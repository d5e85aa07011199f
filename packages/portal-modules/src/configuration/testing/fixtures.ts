import type { StoredSetting } from '../configuration.port.ts'

const setting = (
  id: number,
  field: Partial<StoredSetting['field']> & { key: string },
  value: string | null = null,
): StoredSetting => ({
  id,
  value,
  can: { change: true },
  field: {
    displayName: field.key,
    type: 'TextField',
    order: id * 10,
    columnSize: 6,
    isRequired: false,
    ...field,
  },
})
const onOff = { type: 'Select', valueSelection: ['true', 'false'] } as const

/** Some of each kind, in two groups. */
export const settings: readonly StoredSetting[] = [
  setting(
    4,
    {
      key: 'DEFAULT_NOTIFY_ENABLED',
      displayName: 'Gruppen standardmäßig benachrichtigen',
      description: 'Beim Hochladen ist „Gruppen per E-Mail benachrichtigen“ vorausgewählt.',
      groupName: 'Dateien',
      ...onOff,
    },
    'true',
  ),
  {
    ...setting(3, {
      key: 'UPLOADS_SCANNER',
      type: 'Text',
      displayName: 'Virenscanner',
      description: 'Kein Virenscanner eingerichtet: Neue Dateien werden nicht geprüft.',
      groupName: 'Dateien',
      columnSize: 12,
    }),
    can: { change: false },
  },
  setting(
    5,
    {
      key: 'COMMENTING_ENABLED',
      displayName: 'Kommentare',
      description: 'Kunden und Agentur können Inhalte kommentieren.',
      groupName: 'Zusammenarbeit',
      ...onOff,
    },
    'true',
  ),
  setting(9, {
    key: 'DIRECT_ORDER_TAXONOMY',
    displayName: 'Benennung von Direktbestellungen',
    description: 'Die Felder, aus denen der Name entsteht, in ihrer Reihenfolge.',
    groupName: 'Direktbestellung',
  }),
  setting(12, {
    key: 'TESTPHASE_ENABLED',
    displayName: 'Testphase',
    description: 'Zeigt oben im Portal, dass hier noch getestet wird.',
    groupName: 'Portal',
    ...onOff,
  }),
]

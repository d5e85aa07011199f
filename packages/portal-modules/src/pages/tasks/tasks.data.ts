export const BUCKETS = ['open', 'doing', 'client', 'done'] as const
export type Bucket = (typeof BUCKETS)[number]

export const PRIORITIES = ['urgent', 'high', 'middle', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

export interface Task {
  id: number
  title: Record<'de' | 'en', string>
  /** What it belongs to. */
  about?: Record<'de' | 'en', string>
  priority: Priority
  /** Day, `YYYY-MM-DD`. */
  due?: string
  assignee: string
  bucket: Bucket
}

export const ME = 'Maren Lindqvist'

export const TASKS: readonly Task[] = [
  {
    id: 1,
    title: { de: 'Motivfreigabe Megalights einholen', en: 'Get the Megalights motif approved' },
    about: { de: 'Kreation · Sommerfrische', en: 'Creative · Sommerfrische' },
    priority: 'urgent',
    due: '2026-11-18',
    assignee: ME,
    bucket: 'open',
  },
  {
    id: 2,
    title: { de: 'Tonalität Funkspot abstimmen', en: 'Agree on the tone of the radio spot' },
    about: { de: 'Radio', en: 'Radio' },
    priority: 'high',
    due: '2026-11-21',
    assignee: 'Aylin Kaya',
    bucket: 'open',
  },
  {
    id: 3,
    title: { de: 'Rechnungsadresse prüfen', en: 'Check the billing address' },
    priority: 'middle',
    due: '2026-11-28',
    assignee: 'Jonas Thiele',
    bucket: 'open',
  },
  {
    id: 4,
    title: { de: 'Streuplan TV KW 13–35 aktualisieren', en: 'Update the TV plan, weeks 13–35' },
    about: { de: 'TV · Plan v4', en: 'TV · Plan v4' },
    priority: 'high',
    due: '2026-11-20',
    assignee: 'Jonas Thiele',
    bucket: 'doing',
  },
  {
    id: 5,
    title: { de: 'Keyword-Set Search DE/AT', en: 'Keyword set for search, DE/AT' },
    about: { de: 'Search', en: 'Search' },
    priority: 'middle',
    due: '2026-11-27',
    assignee: ME,
    bucket: 'doing',
  },
  {
    id: 6,
    title: { de: 'Flächenliste Hamburg abgleichen', en: 'Match the list of sites in Hamburg' },
    about: { de: 'Out-of-Home', en: 'Out-of-home' },
    priority: 'low',
    assignee: 'Aylin Kaya',
    bucket: 'doing',
  },
  {
    id: 7,
    title: { de: 'Budgetsplit Digital bestätigen', en: 'Confirm the digital budget split' },
    about: { de: 'Freigabe ausstehend', en: 'Approval pending' },
    priority: 'urgent',
    due: '2026-11-20',
    assignee: 'Aylin Kaya',
    bucket: 'client',
  },
  {
    id: 8,
    title: { de: 'Druckunterlagen Anzeige ½ Seite', en: 'Print files for the half-page ad' },
    about: { de: 'Zeitung · Herbst Gastro', en: 'Newspaper · Herbst Gastro' },
    priority: 'middle',
    due: '2026-11-25',
    assignee: 'Jonas Thiele',
    bucket: 'client',
  },
  {
    id: 9,
    title: { de: 'Kick-off-Protokoll verschicken', en: 'Send the kick-off minutes' },
    priority: 'middle',
    due: '2026-11-17',
    assignee: ME,
    bucket: 'done',
  },
  {
    id: 10,
    title: { de: 'Pfandkampagne briefen', en: 'Brief the deposit campaign' },
    priority: 'middle',
    due: '2026-11-16',
    assignee: 'Jonas Thiele',
    bucket: 'done',
  },
]

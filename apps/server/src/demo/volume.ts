import sql from 'sql-template-tag'
import type { Transaction } from '../platform/database/database.types.ts'
import { fillManyCampaigns } from './campaigns/campaign-volume.ts'
import { fillManyMessages } from './talk/chats.ts'
import { fillManyComments } from './talk/comments.ts'
import type { StoredContent } from './library/explorer.ts'
import { fillManyInvoices, fillManyParties } from './invoices/invoice-volume.ts'
import { addLibrary } from './library/library-volume.ts'
import { newsFor } from './talk/news.ts'
import { fillManyOrders } from './orders/order-volume.ts'
import { addPeople } from './people/people-volume.ts'
import { fillManyPosts } from './talk/post-volume.ts'
import { createRandom } from './random.ts'
import { insertRows } from './rows.ts'
import { fillManyTasks } from './tasks/task-volume.ts'
import { addTenants } from './tenant-volume.ts'
import { fillManyItems } from './tasks/timeline-volume.ts'

interface Volume {
  tenants: number
  users: number
  files: number
  folders: number
  /** Files in one flat folder of the first tenant. */
  flatFiles: number
  /** Levels of one chain of folders. */
  depth: number
  /** Notifications of one person. */
  notifications: number
  /** Comments on one file. */
  comments: number
  /** Messages in one chat. */
  messages: number
  /** Campaigns and their channels, and how many of the campaigns one tenant has. */
  campaigns: { campaigns: number; channels: number; first: number }
  /** Items of one timeline, and the days they reach back. */
  timeline: { items: number; days: number }
  /** Tasks, and how many of them lie in one bucket. */
  tasks: { tasks: number; crowd: number }
  /** Direct orders of the portal that has stores. */
  orders: number
  /** Posts in one collection, and invoices over all tenants. */
  posts: number
  invoices: number
}

const volumes: Readonly<Record<'medium' | 'large', Volume>> = {
  medium: {
    tenants: 12,
    users: 300,
    files: 5_000,
    folders: 400,
    flatFiles: 1_200,
    depth: 8,
    notifications: 800,
    comments: 300,
    messages: 3_000,
    campaigns: { campaigns: 800, channels: 3_200, first: 500 },
    timeline: { items: 1_000, days: 700 },
    tasks: { tasks: 2_000, crowd: 400 },
    orders: 600,
    posts: 200,
    invoices: 2_000,
  },
  large: {
    tenants: 60,
    users: 5_000,
    files: 100_000,
    folders: 6_500,
    flatFiles: 25_000,
    depth: 14,
    notifications: 5_000,
    comments: 12_000,
    messages: 50_000,
    campaigns: { campaigns: 10_000, channels: 42_000, first: 8_000 },
    timeline: { items: 20_000, days: 2_200 },
    tasks: { tasks: 40_000, crowd: 3_000 },
    orders: 12_000,
    posts: 3_000,
    invoices: 60_000,
  },
}

interface Setting {
  size: 'medium' | 'large'
  now: Date
  /** Content that all generated files share. */
  content: StoredContent
  /** Who uploaded everything. */
  userId: number
}

/** Adds tenants, people, folders and files around the story, in the numbers of a busy agency. */
export async function fillVolume(tx: Transaction, setting: Setting): Promise<void> {
  const volume = volumes[setting.size]
  const random = createRandom(42)
  const tenants = await addTenants(tx, volume.tenants, random)
  await addPeople(tx, volume.users, tenants)
  await addLibrary(tx, volume, tenants, setting, random)
  await addNews(tx, volume, setting)
  await fillManyComments(tx, { count: volume.comments, now: setting.now })
  const many = createRandom(43)
  await fillManyCampaigns(tx, { many: volume.campaigns, now: setting.now, random: many })
  await fillManyItems(tx, { many: volume.timeline, now: setting.now, random: createRandom(44) })
  await fillManyTasks(tx, { many: volume.tasks, now: setting.now, random: createRandom(45) })
  await fillManyOrders(tx, { count: volume.orders, now: setting.now, random: createRandom(48) })
  await fillManyMessages(tx, { count: volume.messages, now: setting.now })
  await fillManyPosts(tx, { count: volume.posts, now: setting.now, random: createRandom(47) })
}

/** The invoices; after those of the story, for they need the customers. */
export async function fillInvoiceVolume(
  tx: Transaction,
  { size, now }: Pick<Setting, 'size' | 'now'>,
): Promise<void> {
  await fillManyParties(tx)
  await fillManyInvoices(tx, { count: volumes[size].invoices, now })
}

async function addNews(tx: Transaction, volume: Volume, { now }: Setting) {
  const [reader] = await tx.query<{ id: number }>(
    sql`select id from users where email = 'sabine.moser@alpenquell.example'`,
  )
  const news = newsFor('alpenquell', {
    language: 'de',
    actorName: 'Aylin Kaya',
    count: volume.notifications,
    unread: 9,
  })
  await insertRows(
    tx,
    'notifications',
    {
      application_id: 'int',
      user_id: 'int',
      type: 'int',
      message: 'text',
      related_object_type: 'int',
      related_object_name: 'text',
      url: 'text',
      count: 'int',
      actor_name: 'text',
      created_at: 'timestamptz',
      viewed_at: 'timestamptz',
    },
    news.slice(40).map((item) => {
      const at = new Date(now.getTime() - item.hoursAgo * 3_600_000)
      return {
        application_id: 101,
        user_id: reader!.id,
        type: item.type,
        message: item.message,
        related_object_type: item.objectType,
        related_object_name: item.objectName,
        url: '/files?clientId=101',
        count: item.count,
        actor_name: 'Aylin Kaya',
        created_at: at,
        viewed_at: at,
      }
    }),
  )
}

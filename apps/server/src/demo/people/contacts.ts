import type { Transaction } from '../../platform/database/database.types.ts'
import { emailOf, people } from './people.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant, TenantKey } from '../tenants.ts'

interface DemoContact {
  firstName: string
  lastName: string
  jobTitle: string
  department: string
  email: string
  phoneNumber: string
  mobileNumber?: string
  mediaTypeIds: readonly number[]
  isCallbackEnabled?: boolean
}

/** A contact who is one of the cast. */
function ofCast(
  login: string,
  more: Pick<
    DemoContact,
    'department' | 'mediaTypeIds' | 'phoneNumber' | 'mobileNumber' | 'isCallbackEnabled'
  >,
): DemoContact {
  const person = people.find((one) => one.login === login)!
  const { firstName, lastName, title } = person
  return { firstName, lastName, jobTitle: title.de, email: emailOf(person), ...more }
}

const department = 'Kundenberatung'

/** Whom each client turns to: seven in all, four of whom call back. */
const contacts: Readonly<Record<TenantKey, readonly DemoContact[]>> = {
  alpenquell: [
    ofCast('aylin.kaya', {
      department,
      phoneNumber: '+49 40 66969-112',
      mobileNumber: '+49 171 3920112',
      mediaTypeIds: [1, 5, 7, 8],
      isCallbackEnabled: true,
    }),
    ofCast('friederike.gimborn', {
      department: 'Mediaplanung',
      phoneNumber: '+49 40 66969-131',
      mediaTypeIds: [8],
      isCallbackEnabled: true,
    }),
    {
      firstName: 'Miriam',
      lastName: 'Oswald',
      jobTitle: 'Einkauf Bewegtbild',
      department: 'Mediaeinkauf',
      email: 'miriam.oswald@brueckner-vahl.example',
      phoneNumber: '+49 40 66969-140',
      mediaTypeIds: [5, 7],
    },
  ],
  wohnwerk: [
    ofCast('jonas.petersen', {
      department: 'Mediaplanung',
      phoneNumber: '+49 40 66969-118',
      mediaTypeIds: [2, 3, 13, 10],
      isCallbackEnabled: true,
    }),
    {
      firstName: 'Deniz',
      lastName: 'Arslan',
      jobTitle: 'Beratung Handel',
      department,
      email: 'deniz.arslan@brueckner-vahl.example',
      phoneNumber: '+49 221 4710-155',
      mediaTypeIds: [6, 13, 23],
    },
  ],
  voltrad: [
    ofCast('aylin.kaya', {
      department,
      phoneNumber: '+49 40 66969-112',
      mediaTypeIds: [1, 15, 22],
      isCallbackEnabled: true,
    }),
    {
      firstName: 'Henrik',
      lastName: 'Lüders',
      jobTitle: 'Programmatic Lead',
      department: 'Performance',
      email: 'henrik.lueders@brueckner-vahl.example',
      phoneNumber: '+49 30 23125-160',
      mediaTypeIds: [19, 41],
    },
  ],
}

/** Adds the contacts of a tenant, in their order. */
export const insertContacts = (tx: Transaction, tenant: DemoTenant) =>
  insertRows(
    tx,
    'contacts',
    {
      application_id: 'int',
      first_name: 'text',
      last_name: 'text',
      job_title: 'text',
      department: 'text',
      email: 'text',
      phone_number: 'text',
      mobile_number: 'text',
      media_type_ids: 'int[]',
      position: 'int',
      is_callback_enabled: 'boolean',
    },
    contacts[tenant.key].map((contact, position) => ({
      application_id: tenant.id,
      first_name: contact.firstName,
      last_name: contact.lastName,
      job_title: contact.jobTitle,
      department: contact.department,
      email: contact.email,
      phone_number: contact.phoneNumber,
      mobile_number: contact.mobileNumber,
      media_type_ids: contact.mediaTypeIds,
      position,
      is_callback_enabled: contact.isCallbackEnabled ?? false,
    })),
  )

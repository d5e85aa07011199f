'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { GroupMembership } from './GroupMembership.tsx'
import { People } from './People.tsx'
import type { PeoplePort } from './people.port.ts'
import { UserGroups } from './UserGroups.tsx'

const definition: ModuleDefinition<PeoplePort> = { Component: People }
export default definition

export const groups: ModuleDefinition<PeoplePort> = { Component: UserGroups }
export const membership: ModuleDefinition<PeoplePort> = { Component: GroupMembership }

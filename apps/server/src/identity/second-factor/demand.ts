import sql, { type Sql } from 'sql-template-tag'

/** The setting that names the roles which need more than a password (ASVS 6.3.3). */
export const secondFactorSetting = 'SECOND_FACTOR_ROLES'

/** What each application demands, to be joined: `application_id` and `roles`, for those that demand anything. */
export const secondFactorDemands: Sql = sql`(
  select v.application_id, string_to_array(replace(v.value, ' ', ''), ',') as roles
  from configuration_values v
  join configuration_definitions d on d.id = v.configuration_id
  where d.key = ${secondFactorSetting}
)`

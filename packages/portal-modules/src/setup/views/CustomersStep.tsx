import { TextField } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { Rows } from '../../kit/lists/Rows.tsx'
import { messages } from '../messages/index.ts'
import type { CustomerRow } from '../setup.logic.ts'
import type { StepProps } from './step.ts'

/** Whom the agency works for here, with its own number where there is one. */
export function CustomersStep({ model }: StepProps) {
  const { t } = useMessages(messages)
  const { draft, change, faultOf } = model
  const { customers } = draft
  const put = (row: CustomerRow) =>
    change({ customers: customers.map((one) => (one.key === row.key ? row : one)) })
  return (
    <div className="at-fields">
      <Rows
        label={t('step.customers')}
        rows={customers}
        emptyText={t('customers.none')}
        addLabel={t('customers.add')}
        removeLabel={(number) => t('customers.remove', { number })}
        onAdd={() =>
          change({
            customers: [...customers, { key: crypto.randomUUID(), number: '', name: '' }],
          })
        }
        onRemove={({ key }) => change({ customers: customers.filter((one) => one.key !== key) })}
      >
        {(row, index) => (
          <>
            <TextField
              label={t('customers.name', { number: index + 1 })}
              value={row.name}
              onChange={(name) => put({ ...row, name })}
              errorMessage={faultOf(`customers.${index}.name`)}
            />
            <TextField
              label={t('customers.number', { number: index + 1 })}
              value={row.number}
              onChange={(number) => put({ ...row, number })}
              errorMessage={faultOf(`customers.${index}.number`)}
            />
          </>
        )}
      </Rows>
    </div>
  )
}

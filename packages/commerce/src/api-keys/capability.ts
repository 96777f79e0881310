import type { Capability } from '../declaration/capability.ts'
import type { ApiKeyTables } from './tables.ts'

export const apiKeys: Capability<{ tables: ApiKeyTables }> = {
	name: 'api-keys',
	tables: { api_keys: 'keys of other systems: a name that the retailer gives, what it may do, a hash; of no customer' },
}

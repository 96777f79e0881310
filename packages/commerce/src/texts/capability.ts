import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import { textRoutes } from './routes.ts'
import type { TextTables } from './tables.ts'

export const texts: Capability<{ tables: TextTables; services: { db: Database } }> = {
	name: 'texts',
	tables: { text_overrides: 'texts of pages and e-mails, as the shop writes them: nothing that anybody has typed' },
	routes: textRoutes,
}

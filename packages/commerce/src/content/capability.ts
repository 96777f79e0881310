import type { Capability } from '../declaration/capability.ts'
import type { Database } from '../database/client.ts'
import { contentRoutes } from './routes.ts'
import type { ContentTables } from './tables.ts'

export const content: Capability<{ tables: ContentTables; services: { db: Database; clock: () => Date } }> = {
	name: 'content',
	reads: ['media'],
	tables: {
		banners: 'goods, their words and pictures',
		banner_texts: 'goods, their words and pictures',
		content_blocks: 'goods, their words and pictures',
		content_block_texts: 'goods, their words and pictures',
		content_pages: 'pages of law and help as the retailer wrote them',
		content_page_versions: 'pages of law and help as they were published',
	},
	routes: contentRoutes,
}

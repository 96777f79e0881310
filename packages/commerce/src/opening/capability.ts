import type { Capability } from '../declaration/capability.ts'

/** Whether the records of a shop let it open for real. Stores nothing. */
export const opening: Capability = {
	name: 'opening',
	reads: ['web_domains', 'sellers', 'delivery_methods'],
	tables: {},
}

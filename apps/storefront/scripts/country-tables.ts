import { join } from 'node:path'
import { COUNTRIES } from '@vitrine/market/country-packs'
import type { Plugin } from 'vite'

const PACKS = join(import.meta.dirname, '../../../packages/market/src/country-packs.ts')

/** Browsers get of each country what forms and pages ask for there; its law stays on the server. */
export function countryTables(): Plugin {
	return {
		name: 'vitrine:country-tables',
		applyToEnvironment: ({ name }) => name === 'client',
		load: {
			filter: { id: /\/market\/src\/country-packs\.ts$/ },
			handler(id) {
				if (id !== PACKS) return undefined
				const shown = Object.entries(COUNTRIES).map(([code, { address, invoiceYears }]) => [
					code,
					{ address, invoiceYears },
				])
				return `export const COUNTRIES = ${JSON.stringify(Object.fromEntries(shown))}`
			},
		},
	}
}

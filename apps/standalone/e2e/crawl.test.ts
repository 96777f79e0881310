import { expect, inject } from 'vitest'
import { steadyTest } from '@vitrine/testing/matrix'
import { runCrawl } from '../../../scripts/tools/crawl/run-crawl.ts'

steadyTest(
	'a crawl of the seven hosts finds every link, title, heading, canonical address and hreflang in order (acceptance 5)',
	async () => {
		const base = new URL(inject('shopUrl'))
		const { faults, urlCount, mutualPercent } = await runCrawl({ base, facets: 1, limit: 1_200, connections: 8 })
		expect(faults).toEqual([])
		expect(urlCount).toBeGreaterThan(400)
		expect(mutualPercent).toBe(100)
	},
)

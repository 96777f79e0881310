import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { inject } from 'vitest'
import { storiesConfig } from '../stories/vite.config.ts'

/** The built stories in the look of the running shop. */
export async function openStories(): Promise<{ address: string; close: () => Promise<void> }> {
	const outDir = await mkdtemp(join(tmpdir(), 'vitrine-stories-'))
	const config = storiesConfig({ shop: inject('shopUrl') })
	await build({ ...config, build: { ...config.build, outDir } })
	const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
	const { port } = server.httpServer.address() as AddressInfo
	return {
		address: `http://127.0.0.1:${port}/?bare`,
		async close() {
			await server.close()
			await rm(outDir, { recursive: true, force: true })
		},
	}
}

import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { holdPort } from './port.ts'

const wanted = { variable: 'PORT', host: '127.0.0.1' } as const

test('a port is held for the shop until it listens there, and who comes too early is turned away', async () => {
	const held = await holdPort({ ...wanted, port: 0 })
	await expect(holdPort({ ...wanted, port: held.port })).rejects.toThrow(
		`Port ${held.port} is taken by another program; another one is chosen with PORT=${held.port + 10} npm start.`,
	)
	const [error] = await once(connect({ port: held.port, host: wanted.host }), 'error')
	expect(error).toMatchObject({ code: 'ECONNRESET' })
	await held.giveUp()
	const shop = createServer().listen(held.port, wanted.host)
	await once(shop, 'listening')
	expect((shop.address() as AddressInfo).port).toBe(held.port)
	shop.close()
})

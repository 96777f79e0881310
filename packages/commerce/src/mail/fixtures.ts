import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type TestMailServer = {
	url: string
	/** Highest number of simultaneous connections. */
	mostAtOnce: () => number
	/** Number of e-mails received completely. */
	received: () => number
	/** Lines of the newest e-mail, header and body. */
	lines: () => readonly string[]
	/** Lines of each e-mail received completely. */
	mails: () => readonly (readonly string[])[]
	/** Makes the server answer or stay silent from now on. */
	answers: (isAnswering: boolean) => void
	stop: () => Promise<void>
}

const REPLIES: [RegExp, string][] = [
	[/^(ehlo|helo) /i, '250 at your service'],
	[/^(mail|rcpt|rset|noop)/i, '250 ok'],
	[/^data/i, '354 go on'],
	[/^quit/i, '221 bye'],
]

/** Starts a mail server on a free port that accepts an e-mail and then, by default, never responds. */
export async function startSilentMailServer(): Promise<TestMailServer> {
	const sockets = new Set<Socket>()
	let most = 0
	let received = 0
	const lines: string[] = []
	const mails: string[][] = []
	let isAnswering = false
	const server = createServer((socket) => {
		sockets.add(socket)
		most = Math.max(most, sockets.size)
		socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
		socket.write('220 ready\r\n')
		let pending = ''
		let isData = false
		socket.on('data', (chunk: Buffer) => {
			pending += chunk.toString('latin1')
			for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
				const line = pending.slice(0, end)
				pending = pending.slice(end + 2)
				if (isData) {
					lines.push(line)
					if (line !== '.') continue
					isData = false
					received++
					mails.push([...lines])
					if (isAnswering) socket.write('250 taken\r\n')
					continue
				}
				const reply = REPLIES.find(([command]) => command.test(line))?.[1] ?? '500 what'
				isData = reply.startsWith('354')
				if (isData) lines.length = 0
				socket.write(`${reply}\r\n`)
			}
		})
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		mostAtOnce: () => most,
		received: () => received,
		lines: () => lines,
		mails: () => mails,
		answers(now) {
			isAnswering = now
		},
		async stop() {
			for (const socket of sockets) socket.destroy()
			server.close()
			await once(server, 'close')
		},
	}
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const UP = 0x01
const UV = 0x04
const BE = 0x08
const BS = 0x10
const AT = 0x40

type Question = { origin: string; rpId: string; options: Record<string, unknown> }

/** An authenticator made of software: one ES256 key for one host, which says what it is told to, true or not. */
export function createAuthenticator({ id = randomBytes(16).toString('base64url'), counter = 0, verifies = true } = {}) {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
	const device = { id, counter, userHandle: '' }
	/** Whether it makes sure who holds it: a code, a finger, a face. */
	const verified = verifies ? UV : 0

	function authenticatorData(rpId: string, flags: number, attested = Buffer.alloc(0)): Buffer {
		const count = Buffer.alloc(4)
		count.writeUInt32BE(device.counter)
		return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
	}

	/** Its answer to the options of creation. */
	function create({ origin, rpId, options }: Question, changes: { type?: string; extra?: Buffer } = {}) {
		device.userHandle = (options as { user: { id: string } }).user.id
		const idBytes = Buffer.from(device.id, 'base64url')
		const length = Buffer.alloc(2)
		length.writeUInt16BE(idBytes.length)
		// COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
		const coseKey = Buffer.concat([
			Buffer.from('a5010203262001215820', 'hex'),
			Buffer.from(x, 'base64url'),
			Buffer.from('225820', 'hex'),
			Buffer.from(y, 'base64url'),
		])
		const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, coseKey])
		const data = authenticatorData(rpId, UP | verified | BE | BS | AT, attested)
		const attestationObject = Buffer.concat([
			Buffer.from('a3', 'hex'),
			text('fmt'),
			text(changes.extra ? 'packed' : 'none'),
			text('attStmt'),
			changes.extra ?? Buffer.from('a0', 'hex'),
			text('authData'),
			Buffer.from([
				0x58 + (data.length > 255 ? 1 : 0),
				...(data.length > 255 ? [data.length >> 8] : []),
				data.length & 255,
			]),
			data,
		])
		const clientDataJSON = clientData(changes.type ?? 'webauthn.create', origin, options)
		return {
			id: device.id,
			rawId: device.id,
			type: 'public-key' as const,
			response: {
				clientDataJSON: clientDataJSON.toString('base64url'),
				attestationObject: attestationObject.toString('base64url'),
				transports: ['internal'],
			},
		}
	}

	/** Its answer to the options of a question; it counts where it began with a count. */
	function use({ origin, rpId, options }: Question, changes: { type?: string; verifies?: boolean } = {}) {
		if (device.counter > 0) device.counter += 1
		const data = authenticatorData(rpId, UP | (changes.verifies === false ? 0 : verified) | BE | BS)
		const clientDataJSON = clientData(changes.type ?? 'webauthn.get', origin, options)
		const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
		return {
			id: device.id,
			rawId: device.id,
			type: 'public-key' as const,
			response: {
				clientDataJSON: clientDataJSON.toString('base64url'),
				authenticatorData: data.toString('base64url'),
				signature: signature.toString('base64url'),
				userHandle: device.userHandle,
			},
		}
	}

	return { device, create, use }
}

function clientData(type: string, origin: string, options: Record<string, unknown>): Buffer {
	return Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }))
}

function sha256(value: string | Buffer): Buffer {
	return createHash('sha256').update(value).digest()
}

/** CBOR text of up to 23 e-mails. */
function text(words: string): Buffer {
	return Buffer.from([0x60 + words.length, ...Buffer.from(words)])
}

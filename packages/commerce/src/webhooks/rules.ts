import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { isPublicAddress } from '../media/addresses.ts'

/** A secret of the Standard Webhooks specification 1.0: `whsec_` and 32 bytes as base64. */
export function newSecret(): string {
	return `whsec_${randomBytes(32).toString('base64')}`
}

/** `webhook-signature`: one signature for each secret that is valid. */
export function signMessage(message: { id: string; timestamp: number; body: string; secrets: string[] }): string {
	const { id, timestamp, body, secrets } = message
	return secrets
		.map((secret) => Buffer.from(secret.slice('whsec_'.length), 'base64'))
		.map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
		.join(' ')
}

/** Seconds to the next attempt after the first, the second, and so on. */
const DELAYS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
const JITTER = 0.2
const LONGEST = 86_400

type Failed = {
	/** Attempts made. */
	attempts: number
	/** Seconds that the receiver has asked for. */
	retryAfter?: number | undefined
	/** From 0 to 1. */
	random: number
	now: Date
}

/** When a failed message is sent again; undefined after the last attempt. Receivers that fail together are not met together. */
export function nextAttempt({ attempts, retryAfter = 0, random, now }: Failed): Date | undefined {
	const delay = DELAYS[attempts - 1]
	if (delay === undefined) return undefined
	const seconds = Math.max(delay * (1 - JITTER + 2 * JITTER * random), Math.min(retryAfter, LONGEST))
	return new Date(now.getTime() + seconds * 1_000)
}

/** Seconds of a `Retry-After` header, which names seconds or a date. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
	if (header === undefined) return undefined
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000
	return seconds > 0 ? seconds : undefined
}

/** True for an address that messages can be sent to: https, or http within the network where the worker allows it. */
export function isEndpointUrl(text: string): boolean {
	const url = URL.parse(text)
	if (!url || url.username || url.password || url.hash) return false
	return url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHost(url.hostname))
}

function isPrivateHost(hostname: string): boolean {
	const literal = hostname.replace(/^\[(.*)\]$/, '$1')
	return hostname === 'localhost' || (isIP(literal) !== 0 && !isPublicAddress(literal))
}

/** What of an answer is kept: its beginning, without e-mail addresses. */
export function summarize(answer: string): string {
	return answer
		.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…')
		.replaceAll('\0', '')
		.slice(0, 200)
}

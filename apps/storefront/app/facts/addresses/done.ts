/** What a page says once it is done. */
export const DONE = [
	'profile',
	'sizes',
	'email',
	'password',
	'passkey',
	'passkey-removed',
	'passkeys-removed',
	'passkey-resumed',
	'session',
	'sessions',
	'address',
	'restored',
	'consents',
	'export',
	'loyalty',
	'bag',
	'cancelled',
	'units-cancelled',
	'return-kept',
] as const
export type Done = (typeof DONE)[number]

export function readDone(search: string): Done | undefined {
	const asked = new URLSearchParams(search).get('done')
	return DONE.find((one) => one === asked)
}

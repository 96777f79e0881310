/** Set when the visitor has declined a passkey on this device. */
export const OFFER_COOKIE = 'passkey_offer'
const YEAR = 365 * 86_400

/** In the browser: asks no more. */
export function declineOffer(): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	document.cookie = `${OFFER_COOKIE}=no; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}

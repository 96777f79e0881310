import { useEffect, useState } from 'react'

/** Whether this browser has passkeys for this host; undefined on the server and until the page is alive. */
export function usePasskeySupport(): boolean | undefined {
	const [isSupported, setSupported] = useState<boolean>()
	useEffect(() => setSupported(hasPasskeys()), [])
	return isSupported
}

/** Only in secure contexts, and for names of hosts, not for their numbers. */
function hasPasskeys(): boolean {
	const isName = !/^[\d.]+$|:/.test(location.hostname)
	return isName && window.isSecureContext && 'PublicKeyCredential' in window
}

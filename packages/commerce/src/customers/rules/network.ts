import { networkOf } from '../../http/network.ts'

/** Key of attempts for one account from one network. `email` in lower case. */
export function pairOf(email: string, address: string): string {
	return `${email} ${networkOf(address)}`
}

import { networkOf } from '../../http/network.ts'

/** One account from one network, as its tries are counted. `email` in lower case. */
export function pairOf(email: string, address: string): string {
	return `${email} ${networkOf(address)}`
}

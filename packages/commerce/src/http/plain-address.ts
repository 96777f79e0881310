/** Whether others may be given the address as far as its form goes: a web page, and no name before an @ that passes for the host (R42). */
export function isPlainAddress({ protocol, username, password }: URL): boolean {
	return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

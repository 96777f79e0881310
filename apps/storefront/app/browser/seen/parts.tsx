import { useEffect } from 'react'
import { useMayRemember } from './may-remember.ts'
import { forgetSeen } from './seen.ts'

export { SeenSlot } from './seen-slot.tsx'

/** Removes the lists of a device whose visitor does not agree, now or when that is taken back. */
export function ForgetSeen() {
	const mayRemember = useMayRemember()
	useEffect(() => {
		if (!mayRemember) forgetSeen()
	}, [mayRemember])
	return null
}

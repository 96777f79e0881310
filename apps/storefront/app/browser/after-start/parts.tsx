import { useEffect, useState } from 'react'
import { readChoice } from '#app/document/consent/choice.ts'
import { DeviceMarks } from '#app/document/device-marks/device-marks.tsx'
import { hasSeen } from '../seen/keys.ts'

/** On every page: writes the device on the document, and removes what may not be kept on it any more. */
export function Marks() {
	const Forget = useSeenParts()?.ForgetSeen
	return (
		<>
			<DeviceMarks />
			{Forget && <Forget />}
		</>
	)
}

/** The place of what was looked at lately, on pages of the shop. */
export function Seen() {
	const Slot = useSeenParts()?.SeenSlot
	return Slot ? <Slot /> : null
}

/** The code of what was looked at, for who has agreed to it or has a list from before: a first visit brings none of it. */
function useSeenParts() {
	const [parts, setParts] = useState<typeof import('../seen/parts.tsx')>()
	useEffect(() => {
		function look() {
			// Where it does not come nothing is remembered.
			if (readChoice()?.personalization || hasSeen()) import('../seen/parts.tsx').then(setParts, () => {})
		}
		look()
		window.addEventListener('consent-changed', look)
		return () => window.removeEventListener('consent-changed', look)
	}, [])
	return parts
}

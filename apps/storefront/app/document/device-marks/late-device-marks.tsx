import { type ComponentType, useEffect, useState } from 'react'

/** The marks of the device, fetched once the page lives: nothing on it waits for them. */
export function LateDeviceMarks() {
	const [Marks, setMarks] = useState<ComponentType>()
	useEffect(() => {
		// Without them styles and tags know less, and no more.
		import('./device-marks.tsx').then(({ DeviceMarks }) => setMarks(() => DeviceMarks)).catch(() => undefined)
	}, [])
	return Marks ? <Marks /> : null
}

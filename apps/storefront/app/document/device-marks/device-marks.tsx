import { useEffect } from 'react'
import { breakpointOf } from '#app/ui/theme/breakpoints.ts'
import { type DeviceState, useDevice } from './browser-device.ts'

/** Writes the device on the document, `<html data-device="m" data-width="375" …>`, for styles and tags. Renders nothing. */
export function DeviceMarks() {
	const device = useDevice()
	useEffect(() => {
		if (device.class) Object.assign(document.documentElement.dataset, marksOf(device))
	}, [device])
	return null
}

function marksOf(device: DeviceState): Record<string, string> {
	const { width, browser = '' } = device
	const marks = { device: device.class ?? '', browser, system: systemOf(device) }
	return width === undefined ? marks : { ...marks, width: String(width), breakpoint: breakpointOf(width) }
}

function systemOf({ isIos, isAndroid, isWindows, isMacos }: DeviceState): string {
	if (isIos) return 'ios'
	if (isAndroid) return 'android'
	if (isWindows) return 'windows'
	return isMacos ? 'macos' : ''
}

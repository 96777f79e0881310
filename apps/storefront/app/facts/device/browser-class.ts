/** m, t, d: mobile, tablet, desktop (R142). From the user agent, never from a width (R127). */
export type DeviceClass = 'm' | 't' | 'd'

/** From detectmobilebrowsers.com, which gives it to the public domain; kept as it is, so that it can be compared. */
const MOBILE =
	/(android|bb\d+|meego).+mobile|avantgo|bada\/|blackberry|blazer|compal|elaine|fennec|hiptop|iemobile|ip(hone|od)|iris|kindle|lge |maemo|midp|mmp|mobile.+firefox|netfront|opera m(ob|in)i|palm( os)?|phone|p(ixi|re)\/|plucker|pocket|psp|series(4|6)0|symbian|treo|up\.(browser|link)|vodafone|wap|windows ce|xda|xiino/i

/** Added to it: with it a device is mobile or a tablet. */
const ANY_TABLET = /android|ipad|playbook|silk/i

/**
 * What kind of device a browser says that it is (R127): what a page that everybody shares asks of its browser. Of the two
 * patterns of R127 one is enough: the other knows telephones by their first four letters, and none of those runs our scripts.
 * A tablet that asks for desktop pages is a desktop: iPadOS.
 */
export function classOfBrowser(userAgent: string): DeviceClass {
	if (MOBILE.test(userAgent)) return 'm'
	return ANY_TABLET.test(userAgent) ? 't' : 'd'
}

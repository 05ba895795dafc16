import { __ } from '@wordpress/i18n';

/** Visible to screen readers only. */
const HIDDEN =
	'position:absolute;margin:-1px;padding:0;height:1px;width:1px;overflow:hidden;clip-path:inset(50%);border:0';

/**
 * Replaces the modules of @wordpress/a11y that add its live regions and (without `politeness`) their heading. The
 * originals set the `style` attribute, which a Content Security Policy without `unsafe-inline` ignores: announcements
 * would be visible.
 */
export default function addLiveRegion(
	politeness?: 'polite' | 'assertive'
): HTMLElement {
	const region = document.createElement( politeness ? 'div' : 'p' );
	const name = politeness ? 'region' : 'intro-text';
	region.id = `a11y-speak-${ politeness ?? name }`;
	region.className = `a11y-speak-${ name }`;
	region.style.cssText = HIDDEN;
	if ( politeness ) {
		region.setAttribute( 'aria-live', politeness );
		region.setAttribute( 'aria-relevant', 'additions text' );
		region.setAttribute( 'aria-atomic', 'true' );
	} else {
		// The original's text is translated by WordPress, which our builds don't have.
		region.textContent = __( 'Messages', 'shopfront' );
		region.hidden = true;
		// It would be text outside of all landmarks, of which screen readers announce nothing.
		region.setAttribute( 'aria-hidden', 'true' );
	}
	document.body?.append( region );
	return region;
}

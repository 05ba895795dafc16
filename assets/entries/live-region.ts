import { __ } from '@wordpress/i18n';

/** Hidden from view, but read by screen readers. */
const HIDDEN =
	'position:absolute;margin:-1px;padding:0;height:1px;width:1px;overflow:hidden;clip-path:inset(50%);border:0';

/**
 * Replaces the modules of @wordpress/a11y that add its live regions and their heading. Theirs set the attribute `style`,
 * which a Content Security Policy without `unsafe-inline` ignores: announcements would be visible on the page.
 *
 * @param politeness Missing for the heading.
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
		// The original has a text of WordPress, which no build translates.
		region.textContent = __( 'Messages', 'shopfront' );
		region.hidden = true;
		// It would be text outside of all landmarks, of which screen readers announce nothing.
		region.setAttribute( 'aria-hidden', 'true' );
	}
	document.body?.append( region );
	return region;
}

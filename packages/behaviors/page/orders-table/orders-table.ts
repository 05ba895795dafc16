import { ensureId } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

const REGION = 'sf-table-scroll';

/** Source: docs/contract/site-behaviors.md 1. */
export const mount: Behavior[ 'mount' ] = ( table ) => {
	const { ownerDocument: page } = table;
	const { text } = readSiteSettings( page.defaultView ?? window );
	const printed = table.closest< HTMLElement >( `.${ REGION }` );
	const region = printed ?? page.createElement( 'div' );
	if ( ! printed ) {
		region.className = REGION;
		table.before( region );
		region.append( table );
	}
	region.setAttribute( 'role', 'region' );
	const caption = table.querySelector( 'caption' );
	if ( caption ) {
		region.setAttribute( 'aria-labelledby', ensureId( caption ) );
	} else if ( ! region.matches( '[aria-label],[aria-labelledby]' ) ) {
		region.setAttribute(
			'aria-label',
			text( 'i18n', 'orders' ) || 'Orders'
		);
	}
	const observer = new ResizeObserver( () => {
		// Without scrolling, a tab stop would be useless.
		if ( region.scrollWidth > region.clientWidth ) {
			region.tabIndex = 0;
		} else {
			region.removeAttribute( 'tabindex' );
		}
	} );
	observer.observe( region );
	observer.observe( table );
	return () => {
		observer.disconnect();
		if ( ! printed ) {
			region.replaceWith( table );
		}
	};
};

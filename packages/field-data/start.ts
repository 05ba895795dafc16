import { hasConsent, readPageData, whenAllowed } from '@shopfront/host';
import type { FieldDataSettings } from './settings';

interface PrivacyNavigator extends Navigator {
	globalPrivacyControl?: boolean;
}

/** Browsers without `requestIdleCallback` wait this long after the page has loaded, ms. */
const IDLE_MS = 2000;

/** Both signals count: visitors who send one ask not to be measured, and quartiles don't need everybody. */
const objects = ( {
	doNotTrack,
	globalPrivacyControl,
}: PrivacyNavigator ): boolean =>
	doNotTrack === '1' || globalPrivacyControl === true;

const whenIdle = ( view: Window, callback: () => void ): void => {
	const wait = () => {
		if ( view.requestIdleCallback ) {
			view.requestIdleCallback( callback );
		} else {
			view.setTimeout( callback, IDLE_MS );
		}
	};
	if ( view.document.readyState === 'complete' ) {
		wait();
	} else {
		view.addEventListener( 'load', wait, { once: true } );
	}
};

/**
 * Calls `load` once the page is idle, if the server wants its figures and the visitor allows them. A visitor may change
 * their mind later: `isAllowed` tells.
 */
export const startFieldData = (
	view: Window,
	load: ( settings: FieldDataSettings, isAllowed: () => boolean ) => void
): void => {
	const settings = readPageData( view.document, '#shopfront-field-data' );
	if ( settings && ! objects( view.navigator ) ) {
		whenAllowed( view, () =>
			whenIdle( view, () =>
				load( settings as FieldDataSettings, () => hasConsent( view ) )
			)
		);
	}
};

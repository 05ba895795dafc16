import { readGlobal } from '@shopfront/host';
import {
	recordVisit,
	type CookieName,
	type Visits,
} from '@shopfront/attribution';
import { ORDER_ATTRIBUTION } from '@shopfront/names';
import { followCheckout } from './checkout-data';
import { followConsent } from './follow-consent';
import { defineInputsElement, type InputsElement } from './inputs-element';
import { readSettings, type AttributionData } from './settings';
import { readVisits, removeVisits, writeVisits } from './visit-cookies';

/** Cookies keep values percent-encoded, as they are in URLs. */
const decode = ( value: string ): string => {
	try {
		return decodeURIComponent( value );
	} catch {
		return value;
	}
};

/**
 * Records the visit, and adds its source to orders and new accounts. Does nothing without settings, or if another
 * script has already started.
 */
export const startOrderAttribution = (
	view: Window & typeof globalThis
): void => {
	const page = view.document;
	const printed: unknown = readGlobal( view, ORDER_ATTRIBUTION.global );
	const settings = readSettings( printed );
	if ( ! settings || 'getAttributionData' in Object( printed ) ) {
		return;
	}
	let visits: Visits = {};

	const getAttributionData = (): AttributionData =>
		Object.fromEntries(
			settings.fields.map( ( [ field, cookie, alias ] ) => {
				const value = visits[ cookie as CookieName ]?.[ alias ];
				return [ field, value === undefined ? null : decode( value ) ];
			} )
		);

	const sendToCheckout = followCheckout( view, getAttributionData );

	const setOrderTracking = ( isAllowed: boolean ): void => {
		if ( isAllowed ) {
			const known = readVisits( page );
			const changes = recordVisit(
				known,
				{
					url: page.location.href,
					referrer: page.referrer,
					userAgent: view.navigator.userAgent,
					now: new Date(),
				},
				settings.options
			);
			writeVisits( page, changes, settings );
			visits = { ...known, ...changes };
		} else {
			removeVisits( page );
			visits = {};
		}
		// Add-ons read the source from Sourcebuster's global.
		Reflect.set( view, 'sbjs', {
			...Reflect.get( view, 'sbjs' ),
			get: visits,
		} );
		for ( const element of page.querySelectorAll< InputsElement >(
			ORDER_ATTRIBUTION.inputs
		) ) {
			element.values = getAttributionData();
		}
		sendToCheckout();
	};

	Object.assign( Object( printed ), {
		getAttributionData,
		setOrderTracking,
	} );
	// Must come first: setting `values` on an undefined element would shadow its setter.
	defineInputsElement( view, settings.prefix, getAttributionData );
	setOrderTracking( settings.allowsTracking );
	if ( settings.consentCategory ) {
		followConsent( view, settings.consentCategory, setOrderTracking );
	}
};

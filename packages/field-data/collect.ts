import { ORDER_REFUSED_EVENT } from '@shopfront/names';
import { OTHER, type PageMeasure } from './rules';
import type { FieldDataSettings } from './settings';
import { watchFields, type FieldUses } from './watch-fields';

type Values = Partial< Record< PageMeasure, number > >;

interface Metric {
	/** Of a view of the page; Back and Forward show another view. */
	id: string;
	value: number;
}

/** As `web-vitals` has it. */
type Measure = ( report: ( metric: Metric ) => void ) => void;

/** Codes of add-ons may contain anything. With digits, it could be the number of an order. */
const CODE = /^[a-z_]{1,64}$/;

const MAX_REFUSALS = 20;

/**
 * Collects the page's figures, and sends them when it's hidden: never a value, an address or anything that names the
 * visitor. Tests end the listeners with a signal in `options`.
 */
export const collectFieldData = (
	view: Window,
	{ url, page }: FieldDataSettings,
	measures: Readonly< Record< PageMeasure, Measure > >,
	isAllowed: () => boolean,
	options: AddEventListenerOptions = { capture: true }
): void => {
	const takeFields = watchFields( view, options );
	/** By id; null once it's sent. */
	const metrics = new Map< string, Values | null >();
	let refusals: string[] = [];

	const send = ( fields: FieldUses ) => {
		const values: Values = {};
		let news = refusals.length + Object.keys( fields ).length;
		for ( const [ id, value ] of metrics ) {
			if ( value ) {
				Object.assign( values, value );
				metrics.set( id, null );
				news++;
			}
		}
		if ( news && isAllowed() ) {
			const report = { page, ...values, fields, refusals };
			view.navigator.sendBeacon(
				url,
				new Blob( [ JSON.stringify( report ) ], {
					type: 'application/json',
				} )
			);
		}
		refusals = [];
	};
	// First, so that they report their last values before `send`.
	for ( const name in measures ) {
		measures[ name as PageMeasure ]( ( { id, value } ) => {
			if ( metrics.get( id ) !== null ) {
				metrics.set( id, {
					[ name ]: Math.round(
						name === 'shift' ? value * 1000 : value
					),
				} );
			}
		} );
	}
	view.addEventListener(
		ORDER_REFUSED_EVENT,
		( event ) => {
			const code = String( ( event as CustomEvent ).detail );
			if ( refusals.length < MAX_REFUSALS ) {
				refusals.push( CODE.test( code ) ? code : OTHER );
			}
		},
		options
	);
	view.addEventListener(
		'visibilitychange',
		() => {
			// Also when it shows again: the hidden time isn't the fields'.
			const fields = takeFields();
			if ( view.document.visibilityState === 'hidden' ) {
				send( fields );
			}
		},
		options
	);
};

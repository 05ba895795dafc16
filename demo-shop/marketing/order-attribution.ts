import { ORDER_ATTRIBUTION } from '@shopfront/names';
import type { Arguments } from '../api/arguments';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import type { Fields } from '../pages/form-fields';
import { changeSession } from '../sessions';

/** Cookie and alias by field, as the recorded shop prints them (docs/contract/order-attribution.md 1). */
const FIELDS: Readonly< Record< string, string > > = {
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	utm_campaign: 'current.cmp',
	utm_source: 'current.src',
	utm_medium: 'current.mdm',
	utm_content: 'current.cnt',
	utm_id: 'current.id',
	utm_term: 'current.trm',
	utm_source_platform: 'current.plt',
	utm_creative_format: 'current.fmt',
	utm_marketing_tactic: 'current.tct',
	session_entry: 'current_add.ep',
	session_start_time: 'current_add.fd',
	session_pages: 'session.pgs',
	session_count: 'udata.vst',
	user_agent: 'udata.uag',
};

/** Start of the names of hidden inputs. */
const PREFIX = 'wc_order_attribution_';

/** Lifetime of cookies, months: shorter than a minute, so that they end with the browser's session. */
const LIFETIME = 0.00001;

/** The settings that the script reads. */
export const attributionSettings = () => ( {
	params: {
		lifetime: LIFETIME,
		session: 30,
		base64: false,
		ajaxurl: '/wp-admin/admin-ajax.php',
		prefix: PREFIX,
		allowTracking: true,
	},
	fields: FIELDS,
} );

/** Whether a value says something: servers take `(none)` for an absent one. */
const isKnown = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '' && value !== '(none)';

/** Returns the hidden inputs of a form as orders send them. */
export const readAttributionFields = ( fields: Fields ): Arguments => ( {
	[ ORDER_ATTRIBUTION.extension ]: Object.fromEntries(
		Object.keys( FIELDS ).map( ( field ) => [
			field,
			fields[ PREFIX + field ],
		] )
	),
} );

/** Saves where the visit of an order came from, which the page sends in `extensions`. The first that is known stays. */
export function saveAttribution(
	context: ShopContext,
	{ extensions }: Arguments
): void {
	const { extension } = ORDER_ATTRIBUTION;
	const sent = isRecord( extensions ) ? extensions[ extension ] : null;
	if (
		! context.options.orderAttribution ||
		! isRecord( sent ) ||
		context.session.data.addOns[ extension ] !== undefined
	) {
		return;
	}
	const known = Object.fromEntries(
		Object.keys( FIELDS )
			.map( ( field ) => [ field, sent[ field ] ] as const )
			.filter( ( [ , value ] ) => isKnown( value ) )
	);
	if ( Object.keys( known ).length > 0 ) {
		changeSession( context, ( data ) => ( {
			...data,
			addOns: { ...data.addOns, [ extension ]: known },
		} ) );
	}
}

/** Returns where the visit of an order came from: `news / email`; `null` if that is unknown. */
export function getAttribution(
	addOns: Readonly< Record< string, unknown > >
): string | null {
	const saved = addOns[ ORDER_ATTRIBUTION.extension ];
	if ( ! isRecord( saved ) ) {
		return null;
	}
	return (
		[ saved.utm_source, saved.utm_medium ]
			.filter( isKnown )
			.join( ' / ' ) || null
	);
}

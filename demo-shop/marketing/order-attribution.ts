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

/** Prefix of hidden inputs' names. */
const PREFIX = 'wc_order_attribution_';

/** Cookie lifetime in months. Less than a minute, so cookies end with the browser's session. */
const LIFETIME = 0.00001;

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

/** Servers take `(none)` for a missing value. */
const isKnown = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '' && value !== '(none)';

/** In the format of order requests. */
export const readAttributionFields = ( fields: Fields ): Arguments => ( {
	[ ORDER_ATTRIBUTION.extension ]: Object.fromEntries(
		Object.keys( FIELDS ).map( ( field ) => [
			field,
			fields[ PREFIX + field ],
		] )
	),
} );

/** Saves the source of the visit, which the page sends in `extensions`. The first known source stays. */
export const saveAttribution = (
	context: ShopContext,
	{ extensions }: Arguments
): void => {
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
};

/** `news / email`; `null` if the source is unknown. */
export const getAttribution = (
	addOns: Readonly< Record< string, unknown > >
): string | null => {
	const saved = addOns[ ORDER_ATTRIBUTION.extension ];
	if ( ! isRecord( saved ) ) {
		return null;
	}
	return (
		[ saved.utm_source, saved.utm_medium ]
			.filter( isKnown )
			.join( ' / ' ) || null
	);
};

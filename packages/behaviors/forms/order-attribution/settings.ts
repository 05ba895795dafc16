import type { VisitOptions } from '@shopfront/attribution';
import { isRecord } from '@shopfront/store-api';

/** Values are `null` if they're unknown or tracking is off. */
export type AttributionData = Record< string, string | null >;

/** The global `wc_order_attribution` (docs/contract/order-attribution.md 1). */
export interface AttributionSettings {
	/** Lifetime of cookies in minutes; 0 ends with the browser session. */
	lifetime: number;
	/** A session ends after this many minutes without a page view. */
	session: number;
	isBase64: boolean;
	/** Start of the inputs' names. */
	prefix: string;
	allowsTracking: boolean;
	/** The consent category that allows tracking; `''` without a consent plugin. */
	consentCategory: string;
	/** For example `[ 'utm_source', 'current', 'src' ]`. */
	fields: Array< [ field: string, cookie: string, alias: string ] >;
	options: VisitOptions;
}

const MINUTES_OF_A_MONTH = 30 * 24 * 60;
const DEFAULT_MONTHS = 6;
const DEFAULT_SESSION = 30;

const readNumber = ( value: unknown, byDefault: number ): number => {
	const number = Number( value ?? NaN );
	return number >= 0 ? number : byDefault;
};

const readText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const readFields = ( fields: unknown ): AttributionSettings[ 'fields' ] =>
	Object.entries( isRecord( fields ) ? fields : {} ).map(
		( [ field, path ] ) => {
			const [ cookie = '', alias = '' ] = readText( path ).split( '.' );
			return [ field, cookie, alias ];
		}
	);

export const readSettings = (
	printed: unknown
): AttributionSettings | null => {
	if ( ! isRecord( printed ) || ! isRecord( printed.params ) ) {
		return null;
	}
	const { params } = printed;
	const { promo } = params;
	return {
		lifetime: Math.floor(
			readNumber( params.lifetime, DEFAULT_MONTHS ) * MINUTES_OF_A_MONTH
		),
		session: readNumber( params.session, DEFAULT_SESSION ),
		isBase64: params.base64 === true,
		prefix: readText( params.prefix ),
		allowsTracking: params.allowTracking === true,
		consentCategory: readText( params.consentCategory ),
		fields: readFields( printed.fields ),
		options: {
			names: {
				campaign: readText( params.campaign_param ),
				term: readText( params.term_param ),
				content: readText( params.content_param ),
			},
			promo: promo
				? {
						min: readNumber(
							Reflect.get( Object( promo ), 'min' ),
							100000
						),
						max: readNumber(
							Reflect.get( Object( promo ), 'max' ),
							999999
						),
					}
				: undefined,
		},
	};
};
